import { createClock, type Clock } from '@tv/time';

/** A clock that stands still until it is moved. */
export interface MovableClock extends Clock {
  /** Sets the clock. @param now epoch milliseconds */
  moveTo(now: number): void;
  /** Moves the clock on, or back by less than nothing. @param ms milliseconds */
  moveBy(ms: number): void;
}

/** The real clock over a time that a test moves. @param start epoch milliseconds */
export function createMovableClock(start: number): MovableClock {
  let time = start;
  return {
    ...createClock(() => time),
    moveTo(now) {
      time = now;
    },
    moveBy(ms) {
      time += ms;
    },
  };
}
