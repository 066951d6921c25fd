/**
 * Calls the listener when the page becomes visible or the network returns.
 *
 * @returns unsubscribe
 */
export function onReturn(page: Window, listener: () => void): () => void {
  const ending = new AbortController();
  const until = { signal: ending.signal };
  page.addEventListener('online', listener, until);
  page.document.addEventListener(
    'visibilitychange',
    () => {
      if (page.document.visibilityState === 'visible') listener();
    },
    until,
  );
  return () => ending.abort();
}
