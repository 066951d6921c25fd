/**
 * Tells whenever the viewer or the network comes back.
 *
 * @returns ends it
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

/** Whether somebody looks, and the browser knows of a network. */
export function isPresent({ document, navigator }: Window): boolean {
  return document.visibilityState === 'visible' && navigator.onLine;
}
