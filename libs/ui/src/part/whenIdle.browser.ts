/** Maximum wait for idle time. */
const PATIENCE_MS = 3000;

/** Delay without `requestIdleCallback`. */
const SETTLED_MS = 500;

/**
 * Runs a low-priority task when the browser is idle.
 *
 * @returns cancel
 */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(() => run(), { timeout: PATIENCE_MS });
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, SETTLED_MS);
  return () => clearTimeout(timer);
}
