/** Maximum wait for idle time. */
const IDLE_TIMEOUT_MS = 3000;

/** Delay without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 500;

/**
 * Runs a low-priority task when the browser is idle.
 *
 * @returns cancel
 */
export function runWhenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(() => run(), { timeout: IDLE_TIMEOUT_MS });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, FALLBACK_DELAY_MS);
  return () => clearTimeout(timer);
}

/**
 * Returns whether to skip prefetching: data saver or a 2g connection. False where
 * unsupported.
 */
export function prefersReducedData(): boolean {
  // eslint-disable-next-line compat/compat -- checked here
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const { saveData, effectiveType }: { saveData?: unknown; effectiveType?: unknown } = connection;
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}
