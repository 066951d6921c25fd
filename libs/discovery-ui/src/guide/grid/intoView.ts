/** In minutes. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Shows that the row continues. */
const ROOM = 15;

/**
 * The view start (minutes) that shows a cell with the least scrolling; of a longer cell, the part around
 * `at`.
 */
export function intoView(view: Stretch, cell: Stretch, at: number): number {
  const length = view.to - view.from;
  const isLong = cell.to - cell.from > length - ROOM;
  const shown: Stretch = isLong ? { from: at, to: Math.min(cell.to, at + length / 2) } : cell;
  if (shown.from >= view.from && shown.to <= view.to) return view.from;
  if (shown.from < view.from) return shown.from - ROOM;
  return Math.min(shown.from, shown.to + ROOM - length);
}
