/** A stretch of the guide's time, in minutes. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** So much (minutes) is left beside what was brought into view, so that one sees that it goes on. */
const ROOM = 15;

/**
 * Where a view has to begin so that a cell is seen: where it is, if it shows the cell; else moved by as little as shows all
 * of it, or the part around the place that the keyboard is at, where the cell is longer than the view.
 *
 * @param at  minutes; within the cell
 * @returns the view's new beginning, in minutes
 */
export function intoView(view: Stretch, cell: Stretch, at: number): number {
  const length = view.to - view.from;
  const isLong = cell.to - cell.from > length - ROOM;
  const shown: Stretch = isLong ? { from: at, to: Math.min(cell.to, at + length / 2) } : cell;
  if (shown.from >= view.from && shown.to <= view.to) return view.from;
  if (shown.from < view.from) return shown.from - ROOM;
  return Math.min(shown.from, shown.to + ROOM - length);
}
