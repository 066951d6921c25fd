/** A stretch of time, in epoch milliseconds. Either end may be missing in data from the server. */
export interface TimeWindow {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** A window with both its ends. Only such a window can be active. */
export interface BoundedWindow {
  readonly from: number;
  readonly to: number;
}

/**
 * Whether `now` lies in the window (CARD-12). The start belongs to the window and the end does not, so that
 * of two windows that meet exactly one is active. A window that lacks an end never is (CARD-13).
 */
export function isActive<W extends TimeWindow>(window: W, now: number): window is W & BoundedWindow {
  return window.from !== undefined && window.to !== undefined && window.from <= now && now < window.to;
}

/**
 * The entry of a card's time-bounded list that holds now (CARD-12). Where entries overlap the first in the
 * list's order does; where none holds, or there is no list, there is none.
 *
 * @param now epoch milliseconds
 */
export function activeWindow<W extends TimeWindow>(
  entries: readonly W[] | undefined,
  now: number,
): (W & BoundedWindow) | undefined {
  return entries?.find((entry): entry is W & BoundedWindow => isActive(entry, now));
}
