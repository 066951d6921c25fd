import { rowSegments, type Timed } from '../grid/rowSegments.ts';

export interface NowAndNext<Programme extends Timed> {
  readonly now: Programme | undefined;
  readonly next: Programme | undefined;
}

/**
 * The programme that is on at an instant, and the next one.
 *
 * @param programmes in any order
 * @param instant epoch milliseconds
 */
export function nowAndNext<Programme extends Timed>(
  programmes: readonly Programme[],
  instant: number,
): NowAndNext<Programme> {
  const placed = rowSegments(programmes, []).flatMap((one) => (one.kind === 'programme' ? [one] : []));
  return {
    now: placed.find(({ start, end }) => start <= instant && instant < end)?.programme,
    next: placed.find(({ start }) => start > instant)?.programme,
  };
}
