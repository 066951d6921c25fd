import { isSparedFailure } from '@tv/ui';

/**
 * Reloads the page on Vite's `vite:preloadError` (ERR-13), except for errors marked non-critical. The event
 * is not prevented: otherwise the `import()` resolves to undefined.
 *
 * @param reload requests the guarded reload
 */
export function catchChunkFailures(page: Window, reload: (error: unknown) => boolean): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    // The event fires before the `import()` rejects. Wait a task, so that the caller can mark the error as
    // non-critical.
    page.setTimeout(() => {
      if (!isSparedFailure(payload)) reload(payload);
    });
  });
}
