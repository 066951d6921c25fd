import { dateKey, endOfDay, startOfDay } from '@tv/time';
import { segmentAt, type Segment } from './rowSegments.ts';

/** Where the keyboard is in the grid: a channel's row, counted from 0, and an instant that the cell holds. */
export interface GridPosition {
  readonly row: number;
  /** Epoch milliseconds. Going up and down keeps it, however long the programmes on the way are. */
  readonly instant: number;
}

/** What there is to walk on. */
export interface GridGround {
  readonly rowCount: number;
  /** So many rows are seen at once. */
  readonly rowsInView: number;
  /** The first and the last instant of the guide; the last is not in it any more. */
  readonly start: number;
  readonly end: number;
  /** What stands in a row around an instant, as far as it is known. */
  readonly segmentsOf: (row: number, instant: number) => readonly Segment[];
}

/** A key that was pressed, as far as walking asks. */
export interface WalkingKey {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/**
 * Where a key leads in the grid (the grid pattern of ARIA): left and right by programme, up and down by channel at the
 * same time, a screenful of channels by the page keys, the first and last programme of the day by Home and End, with
 * Ctrl of the first and last channel. Undefined where the key is none of these; at an edge one stays.
 */
export function walk(
  { key, ctrlKey }: WalkingKey,
  from: GridPosition,
  ground: GridGround,
): GridPosition | undefined {
  const { row, instant } = from;
  const { rowCount, rowsInView, start, end, segmentsOf } = ground;
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
      const before = (segmentAt(segmentsOf(row, instant), instant)?.start ?? instant) - 1;
      if (before < start) return from;
      const segment = segmentAt(segmentsOf(row, before), before);
      return { row, instant: Math.max(start, segment?.start ?? before) };
    }
    case 'Home':
      return { row: ctrlKey ? 0 : row, instant: Math.max(start, startOfDay(dateKey(instant))) };
    case 'End':
      return { row: ctrlKey ? rowCount - 1 : row, instant: Math.min(end, endOfDay(dateKey(instant))) - 1 };
    default:
      return undefined;
  }
}
