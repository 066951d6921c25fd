import { rowSegments, type Timed } from '../grid/rowSegments.ts';

/** What a channel sends at an instant, and what after it. */
export interface NowAndNext<Programme extends Timed> {
  readonly now: Programme | undefined;
  readonly next: Programme | undefined;
}

/**
 * What is on at an instant, and the next that begins after it; nothing where the data has nothing.
 *
 * @param programmes  in any order
 * @param instant  epoch milliseconds
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
