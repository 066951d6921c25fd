import type { ErrorReporter } from '@tv/analytics';
import { storedText, type KeyValueStorage } from '@tv/browser-storage';

/** Time of the last reload, epoch ms (ERR-15). Text, since the page's inline script does not include the schema library. */
export const storedReloadTime = storedText({ key: 'chunk-reload', scope: 'tab' });

/** A second error within this time is only logged (ERR-14). */
const RELOAD_COOLDOWN_MS = 10_000;

/** Messages of chunk-load errors in the supported browsers. */
const CHUNK_LOAD_ERROR =
  /dynamically imported module|importing a module script failed|unable to preload css|loading (?:css )?chunk/i;

/** Whether a script or style sheet failed to load. */
export function isChunkLoadError(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || CHUNK_LOAD_ERROR.test(error.message));
}

export type ReloadStorage = Pick<KeyValueStorage, 'getItem' | 'setItem'>;

interface ChunkReloadDeps {
  /** Epoch ms of the device clock; the corrected clock is not ready after a reload. */
  readonly now: () => number;
  /** The real sessionStorage, which survives a reload. Throws when blocked. */
  readonly getSessionStorage: () => ReloadStorage;
  readonly reload: () => void;
  readonly reporter: Pick<ErrorReporter, 'error'>;
}

/** Also stores the reload time; false when that fails. */
function canReload(getSessionStorage: () => ReloadStorage, now: number): boolean {
  try {
    const storage = getSessionStorage();
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
 * @returns whether a reload was started
 */
export function reloadAfterChunkError(error: unknown, deps: ChunkReloadDeps): boolean {
  if (!canReload(deps.getSessionStorage, deps.now())) {
    deps.reporter.error(error, 'chunk.load');
    return false;
  }
  deps.reload();
  return true;
}

/** A preload and a render often report the same error: both get `true` once the reload is under way. */
export function createChunkReload(deps: ChunkReloadDeps): (error: unknown) => boolean {
  let isReloading = false;
  return (error) => {
    isReloading ||= reloadAfterChunkError(error, deps);
    return isReloading;
  };
}
