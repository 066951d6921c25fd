/** Delay before each retry (PAGE-62). */
export const RETRY_DELAYS_MS: readonly number[] = [75, 175, 250];

/**
 * Calls `attempt` until it returns true: at once, then after 75, 175 and 250 ms (PAGE-62). Returns a cancel
 * function.
 */
export function retryUntilDone(attempt: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retries = 0;
  const tryOnce = () => {
    if (attempt()) return;
    const delay = RETRY_DELAYS_MS[retries++];
    if (delay !== undefined) timer = setTimeout(tryOnce, delay);
  };
  tryOnce();
  return () => clearTimeout(timer);
}
