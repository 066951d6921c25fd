import { Component, createContext, useContext } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { useReporter } from '@tv/analytics';
import type { ErrorReporter } from '@tv/analytics';
import { useCurrentUser } from '@tv/auth';
import { StartupLoader } from '../layout/StartupLoader.tsx';
import styles from './PageErrorBoundary.module.css';
import { isChunkLoadError } from './chunkReload.browser.ts';

/** Requests the guarded reload; returns whether the page reloads. */
export const ChunkReloadContext = createContext<(error: unknown) => boolean>(() => false);

interface BoundaryProps {
  readonly reporter: ErrorReporter;
  readonly reloadAfterChunkError: (error: unknown) => boolean;
  readonly showsStack: boolean;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly error: Error | undefined;
  readonly isReloading: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: undefined, isReloading: false };

  static getDerivedStateFromError(thrown: unknown): Pick<BoundaryState, 'error'> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo) {
    if (isChunkLoadError(thrown)) this.setState({ isReloading: this.props.reloadAfterChunkError(thrown) });
    else
      this.props.reporter.error(thrown, `render ${info.componentStack?.trim().split('\n')[0] ?? ''}`.trim());
  }

  override render() {
    const { error, isReloading } = this.state;
    if (error === undefined) return this.props.children;
    if (isReloading) return <StartupLoader />;
    return (
      <section className={styles.error} role="alert">
        <h1>Noe gikk galt</h1>
        <p>Vi setter vår beste Strimere på saken! Og unskyld for ulempen 🙏.</p>
        {this.props.showsStack && <pre className={styles.stack}>{error.stack ?? error.message}</pre>}
      </section>
    );
  }
}

/**
 * Keeps header and footer, and reports the error (ERR-10, ERR-11). Internal staff see the stack (ERR-12). A
 * chunk-load error requests a reload (ERR-13).
 */
export function PageErrorBoundary({ children }: { readonly children: ReactNode }) {
  const user = useCurrentUser();
  const reporter = useReporter();
  const reloadAfterChunkError = useContext(ChunkReloadContext);
  const showsStack = user.kind === 'customer' && user.isInternal;
  return (
    <Boundary reporter={reporter} reloadAfterChunkError={reloadAfterChunkError} showsStack={showsStack}>
      {children}
    </Boundary>
  );
}
