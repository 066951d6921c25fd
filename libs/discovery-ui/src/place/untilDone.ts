/** How long (ms) to wait before each further attempt (PAGE-62). */
export const RETRY_DELAYS_MS: readonly number[] = [75, 175, 250];

/**
 * Tries at once, and where that was in vain again after 75, 175 and 250 ms, each counted from the attempt before (PAGE-62).
 *
 * @param attempt  returns whether it has succeeded
 * @returns gives up
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
