/** Calls the listener when the page becomes visible. Returns `unsubscribe`. */
export function subscribeToVisible(page: Document, listener: () => void): () => void {
  const notify = () => {
    if (page.visibilityState === 'visible') listener();
  };
  page.addEventListener('visibilitychange', notify);
  return () => page.removeEventListener('visibilitychange', notify);
}

/** Calls the listener when the page becomes visible or the network returns. Returns `unsubscribe`. */
export function subscribeToVisibleOrOnline(page: Window, listener: () => void): () => void {
  const unsubscribe = subscribeToVisible(page.document, listener);
  page.addEventListener('online', listener);
  return () => {
    unsubscribe();
    page.removeEventListener('online', listener);
  };
}
