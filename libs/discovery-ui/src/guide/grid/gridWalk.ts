import { dateKey, endOfDay, startOfDay } from '@tv/time';
import { segmentAt, type Segment } from './rowSegments.ts';

/** The focused position: a row index and an instant within the cell. */
export interface GridPosition {
  readonly row: number;
  /** Epoch milliseconds. Kept when moving up and down, regardless of programme lengths. */
  readonly instant: number;
}

export interface GridGround {
  readonly rowCount: number;
  readonly rowsInView: number;
  /** The guide's time range; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  /** The segments of a row around an instant. */
  readonly segmentsOf: (row: number, instant: number) => readonly Segment[];
}

export interface WalkingKey {
  readonly key: string;
  readonly ctrlKey: boolean;
}

/**
 * The next position for a key, following the ARIA grid pattern. Left and right move by programme, up and down
 * by channel, page keys by a screen of channels. Home and End move to the first and last programme of the
 * day; with Ctrl also to the first and last channel.
 *
 * Returns undefined for other keys, and the same position at an edge.
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
