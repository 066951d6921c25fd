/** The platform's own time, which the console can move. Everything here reads it; nothing reads the machine's. */
export interface PlatformClock {
  /** Epoch milliseconds. */
  now(): number;
  /** How far the platform's time is ahead of the machine's, in milliseconds. */
  offset(): number;
  /** Moves the platform's time by so many milliseconds against the machine's. */
  shift(milliseconds: number): void;
  /** Sets the platform's time; it runs on from there. */
  set(epochMilliseconds: number): void;
  reset(): void;
}

export function createPlatformClock(source: () => number = Date.now): PlatformClock {
  let offset = 0;
  return {
    now: () => source() + offset,
    offset: () => offset,
    shift: (milliseconds) => void (offset += milliseconds),
    set: (epochMilliseconds) => void (offset = epochMilliseconds - source()),
    reset: () => void (offset = 0),
  };
}
