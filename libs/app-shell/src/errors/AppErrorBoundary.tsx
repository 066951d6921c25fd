import { Component, type ReactNode } from 'react';
import type { ErrorReporter } from '@tv/analytics';
import styles from './GenericErrorPage.module.css';

/** A server-rendered page before hydration. */
export interface ServerRenderedPage {
  /** Undefined once hydrated. */
  readonly getMarkup: () => string | undefined;
  readonly onHydrated: () => void;
  /** Shows a notice that the app failed to start. */
  readonly showStartupError: () => void;
}

/** Fallback when the app fails (ERR-07…09). It uses neither router nor store, which may have failed. */
function GenericErrorPage() {
  return (
    <main className={styles.page}>
      <title>Noe gikk galt</title>
      <meta name="robots" content="noindex" />
      <h1>Au da, det har oppstått en feil.</h1>
      <p>Feilen er meldt fra om, og vi retter den så fort vi kan.</p>
      <p>
        <a href="/">Til forsiden</a>
      </p>
    </main>
  );
}

interface AppErrorBoundaryProps {
  readonly reporter: ErrorReporter;
  readonly serverRenderedPage?: ServerRenderedPage | undefined;
  readonly children: ReactNode;
}

/** The outermost error boundary. Before hydration the server-rendered page stays, with a notice. */
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
