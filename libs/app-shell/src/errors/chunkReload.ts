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
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Undefined where the browser grants no session storage. */
  readonly memory: ReloadMemory | undefined;
  readonly reload: () => void;
  readonly reporter: ErrorReporter;
}

/** Remembers that we reload now; false when it could not be remembered. */
function remember(memory: ReloadMemory, now: number): boolean {
  try {
    memory.setItem(CHUNK_RELOAD_KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

function lastReload(memory: ReloadMemory): number {
  const stored = memory.getItem(CHUNK_RELOAD_KEY);
  const time = stored === null ? NaN : Number(stored);
  return Number.isFinite(time) ? time : -Infinity;
}

/**
 * Answers a chunk or style that could not be loaded, which mostly means that a new release replaced the files
 * of the one that is open: reloads the page, at most once per 10 s (ERR-13…15). Where the last reload cannot
 * be remembered it never reloads, since that could go on forever. Otherwise the failure is only logged.
 *
 * @returns whether a reload was started
 */
export function reloadAfterChunkFailure(error: unknown, deps: ChunkReloadDeps): boolean {
  const { memory, reporter } = deps;
  const now = deps.now();
  if (memory === undefined || now - lastReload(memory) < GUARD_MS || !remember(memory, now)) {
    reporter.error(error, 'chunk.load');
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
