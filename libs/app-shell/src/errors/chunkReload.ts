import type { ErrorReporter } from '@tv/analytics';

/** The last reload that a missing chunk caused, epoch ms, in session storage (ERR-15). */
export const CHUNK_RELOAD_KEY = 'chunk-reload';

/** A second failure within this time (ms) is only logged (ERR-14). */
const GUARD_MS = 10_000;

/** What browsers say when a script or style of ours could not be loaded. */
const chunkFailure =
  /dynamically imported module|importing a module script failed|unable to preload css|loading (?:css )?chunk/i;

/** Whether an error means that a part of the app, a script or its styles, could not be loaded. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && (error.name === 'ChunkLoadError' || chunkFailure.test(error.message));
}

/** The part of session storage that the guard needs. */
export interface ReloadMemory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

export interface ChunkReloadDeps {
  /**
   * Epoch milliseconds as the machine shows them. A clock that the server corrects is not right yet after a reload,
   * and would tell another time than the one that was remembered.
   */
  readonly now: () => number;
  /** The session storage of the browser itself, which outlives a reload. Throws where the browser grants none. */
  readonly openMemory: () => ReloadMemory;
  readonly reload: () => void;
  readonly reporter: Pick<ErrorReporter, 'error'>;
}

/** Remembers that we reload now; false when it was not kept. */
function remember(memory: ReloadMemory, now: number): boolean {
  memory.setItem(CHUNK_RELOAD_KEY, String(now));
  return memory.getItem(CHUNK_RELOAD_KEY) === String(now);
}

/** A time of the future is one that a clock showed which has been set right since: it counts as none. */
function reloadedLately(memory: ReloadMemory, now: number): boolean {
  const stored = memory.getItem(CHUNK_RELOAD_KEY);
  const since = stored === null ? NaN : now - Number(stored);
  return since >= 0 && since < GUARD_MS;
}

/** Whether the page may be reloaded now; that it will be is remembered. False where nothing can be remembered. */
function mayReload(openMemory: () => ReloadMemory, now: number): boolean {
  try {
    const memory = openMemory();
    return !reloadedLately(memory, now) && remember(memory, now);
  } catch {
    return false;
  }
}

/**
 * Answers a chunk or style that could not be loaded, which mostly means that a new release replaced the files
 * of the one that is open: reloads the page, at most once per 10 s (ERR-13…15). Where the last reload cannot
 * be remembered it never reloads, since that could go on forever. Otherwise the failure is only logged.
 *
 * @returns whether a reload was started
 */
export function reloadAfterChunkFailure(error: unknown, deps: ChunkReloadDeps): boolean {
  if (!mayReload(deps.openMemory, deps.now())) {
    deps.reporter.error(error, 'chunk.load');
    return false;
  }
  deps.reload();
  return true;
}

/**
 * The reload of one page. Often two meet the same failure, who preloads a part and who shows it: once the reload has
 * been started, whoever comes after is told that it is on its way.
 */
export function createChunkReload(deps: ChunkReloadDeps): (error: unknown) => boolean {
  let isComing = false;
  return (error) => {
    isComing ||= reloadAfterChunkFailure(error, deps);
    return isComing;
  };
}
