const NON_CRITICAL = Symbol('nonCritical');

/**
 * Marks a chunk-load error as non-critical, so that it does not trigger a page reload (ERR-13). Call it
 * before awaiting anything else.
 */
export function markNonCritical(error: unknown): void {
  if (error instanceof Error) Object.defineProperty(error, NON_CRITICAL, { value: true, configurable: true });
}

export const isNonCritical = (error: unknown): boolean => error instanceof Error && NON_CRITICAL in error;
