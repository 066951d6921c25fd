import { MINUTE_MS } from '@tv/time';

/** Epoch milliseconds. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** Shows that the row continues. */
const MARGIN_MS = 15 * MINUTE_MS;

/** The view start that shows a cell with the least scrolling; of a longer cell, the part around `instant`. */
export function scrollStartFor(view: Span, cell: Span, instant: number): number {
  const length = view.end - view.start;
  const isLong = cell.end - cell.start > length - MARGIN_MS;
  const { start, end } = isLong ? { start: instant, end: Math.min(cell.end, instant + length / 2) } : cell;
  if (start < view.start) return start - MARGIN_MS;
  return end > view.end ? end + MARGIN_MS - length : view.start;
}
