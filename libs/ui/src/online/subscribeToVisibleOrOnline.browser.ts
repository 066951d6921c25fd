/**
 * Calls the listener when the page becomes visible or the network returns.
 *
 * @returns unsubscribe
 */
export function subscribeToVisibleOrOnline(page: Window, listener: () => void): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  page.addEventListener('online', listener, options);
  page.document.addEventListener(
    'visibilitychange',
    () => {
      if (page.document.visibilityState === 'visible') listener();
    },
    options,
  );
  return () => controller.abort();
}
