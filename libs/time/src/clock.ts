import { isTellable, tellable } from './bounds.ts';

/** The one source of "now". Everything that depends on time takes a `Clock` or a `now` from it. */
export interface Clock {
  /** The present instant, in epoch milliseconds, corrected by what the server last said; from 1900 to 2199. */
  now(): number;
  /**
   * Tells the clock what the server's clock read when it answered.
   *
   * A television guide must agree with the broadcaster, not with a viewer's wrong wall clock, so the
   * difference is kept and added to every later reading. Differences under two seconds are noise of the
   * network and of the header's whole seconds, and are ignored; so is a time outside the years 1900 to 2199.
   *
   * @param serverNow epoch milliseconds
   */
  correct(serverNow: number): void;
}

/** Below this difference (ms) a server's time tells nothing: HTTP dates have whole seconds. */
const NOISE_MS = 2000;

/**
 * Makes a clock over a source of epoch milliseconds; the machine's own when none is given.
 * Tests hand in a source of their own and move it.
 */
export function createClock(source: () => number = Date.now): Clock {
  let offset = 0;
  return {
    now: () => tellable(source() + offset),
    correct(serverNow) {
      if (!isTellable(serverNow)) return;
      const difference = serverNow - source();
      if (Math.abs(difference - offset) >= NOISE_MS) offset = difference;
    },
  };
}
