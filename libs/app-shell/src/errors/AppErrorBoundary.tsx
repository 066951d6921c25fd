import { Component } from 'react';
import type { ReactNode } from 'react';
import type { ErrorReporter } from '@tv/analytics';
import type { DrawnPage } from '../startup/drawnPage.ts';
import { GenericErrorPage } from './GenericErrorPage.tsx';

interface AppErrorBoundaryProps {
  readonly reporter: ErrorReporter;
  /** The page that the app takes over, if a server drew one. */
  readonly drawnPage?: DrawnPage | undefined;
  readonly children: ReactNode;
}

/**
 * The last net, around everything: reports what broke and shows the generic error page. A page that a server drew, and that
 * the app has not taken over yet, stays instead, with a notice.
 */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  #markup: string | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.reporter.error(error, 'app.render');
    if (this.#markup !== undefined) this.props.drawnPage?.showFailure();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // React removes the page as soon as this is committed, and not before.
    this.#markup ??= this.props.drawnPage?.markup();
    if (this.#markup === undefined) return <GenericErrorPage />;
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: this.#markup }} />;
  }
}
