/** On an error that costs the viewer nothing. */
const SPARED = Symbol('spared');

/**
 * Says of a part of the app that could not be loaded that the viewer can do without it: he has only pointed at
 * something. The page that he is looking at is then not loaded anew for it (ERR-13). Said as soon as the failure is
 * known, before anything else is waited for.
 */
export function spareFailure(error: unknown): void {
  if (error instanceof Error) Object.defineProperty(error, SPARED, { value: true, configurable: true });
}

export function isSparedFailure(error: unknown): boolean {
  return error instanceof Error && SPARED in error;
}
