/** How long (ms) at most to wait for a browser that is never idle. */
const PATIENCE_MS = 3000;

/** How long (ms) to wait where a browser does not tell when it is idle. */
const SETTLED_MS = 500;

/**
 * Runs what nobody waits for once the browser has time to spare.
 *
 * @returns ends the waiting
 */
export function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(() => run(), { timeout: PATIENCE_MS });
    return () => window.cancelIdleCallback(asked);
  }
  const timer = setTimeout(run, SETTLED_MS);
  return () => clearTimeout(timer);
}
