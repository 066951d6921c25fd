/** Epoch milliseconds. Server data may lack either end. */
export interface TimeWindow {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

export interface BoundedWindow {
  readonly from: number;
  readonly to: number;
}

/** Returns whether `now` is in the window, end excluded (CARD-12). Never if an end is missing (CARD-13). */
export function isActive<W extends TimeWindow>(window: W, now: number): window is W & BoundedWindow {
  return window.from !== undefined && window.to !== undefined && window.from <= now && now < window.to;
}

/** Returns the first entry that is active at `now` (CARD-12), if any. */
export function activeWindow<W extends TimeWindow>(entries: readonly W[] | undefined, now: number) {
  return entries?.find((entry): entry is W & BoundedWindow => isActive(entry, now));
}
