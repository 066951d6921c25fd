/** In minutes. */
export interface MinuteRange {
  readonly from: number;
  readonly to: number;
}

/** Shows that the row continues. */
const MARGIN_MINUTES = 15;

/**
 * The view start (minutes) that shows a cell with the least scrolling; of a longer cell, the part around
 * `at`.
 */
export function scrollStartFor(view: MinuteRange, cell: MinuteRange, at: number): number {
  const length = view.to - view.from;
  const isLong = cell.to - cell.from > length - MARGIN_MINUTES;
  const target: MinuteRange = isLong ? { from: at, to: Math.min(cell.to, at + length / 2) } : cell;
  if (target.from >= view.from && target.to <= view.to) return view.from;
  if (target.from < view.from) return target.from - MARGIN_MINUTES;
  return Math.min(target.from, target.to + MARGIN_MINUTES - length);
}
