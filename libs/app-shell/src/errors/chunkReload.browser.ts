import type { ErrorReporter } from '@tv/analytics';
import { storedText } from '@tv/browser-storage';
import { createClock } from '@tv/time';

/** Time of the last reload, epoch ms (ERR-15). Text, since the page's inline script does not include the schema library. */
export const storedReloadTime = storedText({ key: 'chunk-reload', scope: 'tab' });

/** A second error within this time is only logged (ERR-14). */
const RELOAD_COOLDOWN_MS = 10_000;

/** Messages of chunk-load errors in the supported browsers. */
const CHUNK_LOAD_ERROR =
  /dynamically imported module|importing a module script failed|unable to preload css|loading (?:css )?chunk/i;

/** Returns whether a script or style sheet failed to load. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || CHUNK_LOAD_ERROR.test(error.message));
}

/** Stores the reload time in the real sessionStorage, which survives a reload; false when that fails. */
function canReload(page: Window, now: number): boolean {
  try {
    const storage = page.sessionStorage;
    const since = now - Number(storedReloadTime.read(storage) ?? NaN);
    // A time in the future is ignored: the device clock was corrected.
    if (since >= 0 && since < RELOAD_COOLDOWN_MS) return false;
    storedReloadTime.write(storage, String(now));
    return storedReloadTime.read(storage) === String(now);
  } catch {
    return false;
  }
}

/**
 * Reloads the page after a chunk-load error, at most once per 10 s (ERR-13…15), usually because of a new
 * release. Without sessionStorage it never reloads, to avoid a loop.
 *
 * @returns requests a reload, and returns whether the page reloads; a preload and a render often report the
 *   same error
 */
export function createChunkReload(page: Window, reporter: Pick<ErrorReporter, 'error'>) {
  // The corrected clock is not ready after a reload.
  const deviceClock = createClock();
  let isReloading = false;
  return (error: unknown): boolean => {
    if (isReloading) return true;
    isReloading = canReload(page, deviceClock.now());
    if (isReloading) page.location.reload();
    else reporter.error(error, 'chunk.load');
    return isReloading;
  };
}
