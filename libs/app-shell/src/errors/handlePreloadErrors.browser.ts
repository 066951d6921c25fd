import { isNonCritical } from '@tv/lazy';

/**
 * Reloads the page on `vite:preloadError` (ERR-13), unless the error is marked non-critical. The event is not
 * prevented: `import()` would resolve to undefined.
 */
export function handlePreloadErrors(page: Window, reload: (error: unknown) => boolean): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    // The event fires before `import()` rejects; wait until the caller can mark the error.
    page.setTimeout(() => {
      if (!isNonCritical(payload)) reload(payload);
    });
  });
}
