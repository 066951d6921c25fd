import { isSparedFailure } from '@tv/ui';

/**
 * Answers what Vite tells of scripts and styles that could not be loaded (ERR-13), except where the viewer can do
 * without them. The event is left to go on, so that whoever asked for the part hears that it failed; he would be
 * handed nothing otherwise, and break over it.
 *
 * @param reload  asks for the one guarded reload
 */
export function catchChunkFailures(page: Window, reload: (error: unknown) => boolean): void {
  page.addEventListener('vite:preloadError', ({ payload }) => {
    // The event comes before the failure reaches whoever asked. A turn later he has had his say.
    page.setTimeout(() => {
      if (!isSparedFailure(payload)) reload(payload);
    });
  });
}
