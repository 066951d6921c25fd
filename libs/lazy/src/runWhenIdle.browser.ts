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
