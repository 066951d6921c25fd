/** The platform's time, which the console can change. */
export interface PlatformClock {
  /** Epoch milliseconds. */
  now(): number;
  /** Milliseconds ahead of the machine's time. */
  offset(): number;
  shift(milliseconds: number): void;
  /** Time continues from there. */
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
