const SPARED = Symbol('spared');

/**
 * Marks a chunk-load error as non-critical, so that it does not trigger a page reload (ERR-13). Call it
 * before awaiting anything else.
 */
export function spareFailure(error: unknown): void {
  if (error instanceof Error) Object.defineProperty(error, SPARED, { value: true, configurable: true });
}

export function isSparedFailure(error: unknown): boolean {
  return error instanceof Error && SPARED in error;
}
