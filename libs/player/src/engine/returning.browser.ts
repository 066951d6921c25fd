/**
 * Calls when the browser says that it is online again, or the page is seen again: what could not be had may be
 * there now.
 *
 * @returns how to stop listening
 */
export function onReturning(listener: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
