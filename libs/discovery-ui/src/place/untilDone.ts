/** Delay (ms) before each retry (PAGE-62). */
export const RETRY_DELAYS_MS: readonly number[] = [75, 175, 250];

/**
 * Calls `attempt` at once and retries after 75, 175 and 250 ms until it returns true (PAGE-62).
 *
 * @returns cancels further attempts
 */
export function untilDone(attempt: () => boolean): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retries = 0;
  const go = () => {
    if (attempt()) return;
    const delay = RETRY_DELAYS_MS[retries++];
    if (delay !== undefined) timer = setTimeout(go, delay);
  };
  go();
  return () => clearTimeout(timer);
}
