import { dateKey, endOfDay, MINUTE_MS, startOfDay } from '@tv/time';
import { segmentAt, type Segment, type TimeSpan } from './rowSegments.ts';

export interface GridPosition {
  readonly row: number;
  /** Epoch milliseconds; unchanged when moving vertically. */
  readonly instant: number;
}

export interface GridContext {
  readonly rowCount: number;
  readonly rowsInView: number;
  /** `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly segmentsOf: (row: number, instant: number) => readonly Segment[];
}

/**
 * Returns the next position for a key of the ARIA grid pattern; undefined for other keys. Arrows move by programme
 * and channel, page keys by screen, Home and End within the day.
 */
export function moveInGrid(
  { key, ctrlKey }: { readonly key: string; readonly ctrlKey: boolean },
  from: GridPosition,
  context: GridContext,
): GridPosition | undefined {
  const { row, instant } = from;
  const { rowCount, rowsInView, start, end, segmentsOf } = context;
  const toRow = (next: number): GridPosition => ({
    row: Math.max(0, Math.min(rowCount - 1, next)),
    instant,
  });
  switch (key) {
    case 'ArrowUp':
      return toRow(row - 1);
    case 'ArrowDown':
      return toRow(row + 1);
    case 'PageUp':
      return toRow(row - rowsInView);
    case 'PageDown':
      return toRow(row + rowsInView);
    case 'ArrowRight': {
      const next = segmentAt(segmentsOf(row, instant), instant)?.end ?? instant;
      return next < end ? { row, instant: next } : from;
    }
    case 'ArrowLeft': {
      const previous = (segmentAt(segmentsOf(row, instant), instant)?.start ?? instant) - 1;
      if (previous < start) return from;
      const segment = segmentAt(segmentsOf(row, previous), previous);
      return { row, instant: Math.max(start, segment?.start ?? previous) };
    }
    case 'Home':
      return { row: ctrlKey ? 0 : row, instant: Math.max(start, startOfDay(dateKey(instant))) };
    case 'End':
      return { row: ctrlKey ? rowCount - 1 : row, instant: Math.min(end, endOfDay(dateKey(instant))) - 1 };
    default:
      return undefined;
  }
}

/** Shows that the row continues. */
const MARGIN_MS = 15 * MINUTE_MS;

/** Returns the view start that shows a cell with the least scrolling; of a longer cell, the part around `instant`. */
export function scrollStartFor(view: TimeSpan, cell: TimeSpan, instant: number): number {
  const length = view.end - view.start;
  const isLong = cell.end - cell.start > length - MARGIN_MS;
  const { start, end } = isLong ? { start: instant, end: Math.min(cell.end, instant + length / 2) } : cell;
  if (start < view.start) return start - MARGIN_MS;
  return end > view.end ? end + MARGIN_MS - length : view.start;
}
