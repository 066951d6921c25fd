import { rowSegments, type Timed } from '../grid/rowSegments.ts';

export interface NowAndNext<Programme extends Timed> {
  readonly now: Programme | undefined;
  readonly next: Programme | undefined;
}

/** The programme at an instant (epoch ms), and the next one. */
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
