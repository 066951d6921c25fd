import { Component } from 'react';
import type { ReactNode } from 'react';
import type { ErrorReporter } from '@tv/analytics';
import type { ServerRenderedPage } from '../bootstrap/serverRenderedPage.ts';
import { GenericErrorPage } from './GenericErrorPage.tsx';

interface AppErrorBoundaryProps {
  readonly reporter: ErrorReporter;
  readonly serverRenderedPage?: ServerRenderedPage | undefined;
  readonly children: ReactNode;
}

/**
 * The outermost error boundary. Before hydration the server-rendered page stays, with a notice; later the
 * generic error page is shown.
 */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  #markup: string | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.reporter.error(error, 'app.render');
    if (this.#markup !== undefined) this.props.serverRenderedPage?.showStartupError();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    // Read now: React removes the server's markup on commit.
    this.#markup ??= this.props.serverRenderedPage?.getMarkup();
    if (this.#markup === undefined) return <GenericErrorPage />;
    return <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: this.#markup }} />;
  }
}
