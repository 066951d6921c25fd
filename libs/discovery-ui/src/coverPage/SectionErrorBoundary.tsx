import { Component, type ReactNode } from 'react';
import type { ErrorReporter } from '@tv/analytics';

interface SectionBoundaryProps {
  readonly reporter: ErrorReporter;
  readonly children: ReactNode;
}

/** Reports and removes a section that throws. */
export class SectionErrorBoundary extends Component<SectionBoundaryProps, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.reporter.error(error, 'coverPage.section');
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}
