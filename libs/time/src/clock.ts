import { isSupportedInstant, clampInstant } from './instantRange.ts';

export interface Clock {
  /** Epoch milliseconds, corrected by server time and clamped to 1900–2199. */
  now(): number;
  /**
   * Synchronises with the server, since a device's clock may be wrong. Ignores unsupported times and
   * differences under 2 s.
   */
  correct(serverNow: number): void;
}

/** HTTP dates have whole seconds. */
const MIN_CORRECTION_MS = 2000;

/** Creates a clock over a source of epoch milliseconds. Tests pass their own. */
export function createClock(source: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now: () => clampInstant(source() + offset),
    correct(serverNow) {
      if (!isSupportedInstant(serverNow)) return;
      const difference = serverNow - source();
      if (Math.abs(difference - offset) >= MIN_CORRECTION_MS) offset = difference;
    },
  };
}
