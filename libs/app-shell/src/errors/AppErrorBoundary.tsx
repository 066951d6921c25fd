import { Component } from 'react';
import type { ReactNode } from 'react';
import type { ErrorReporter } from '@tv/analytics';
import { GenericErrorPage } from './GenericErrorPage.tsx';

interface AppErrorBoundaryProps {
  readonly reporter: ErrorReporter;
  readonly children: ReactNode;
}

/** The last net, around everything: reports what broke and shows the generic error page. */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.reporter.error(error, 'app.render');
  }

  override render() {
    return this.state.hasFailed ? <GenericErrorPage /> : this.props.children;
  }
}
