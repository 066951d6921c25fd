import { createClock, type Clock } from '@tv/time';

export interface MovableClock extends Clock {
  /** @param now epoch milliseconds */
  moveTo(now: number): void;
  /** @param ms may be negative */
  moveBy(ms: number): void;
}

/**
 * A real clock with a manual time source.
 * @param start epoch milliseconds
 */
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
