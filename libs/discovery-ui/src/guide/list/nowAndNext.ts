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
  const segments = rowSegments(programmes, []).flatMap((one) => (one.kind === 'programme' ? [one] : []));
  return {
    now: segments.find(({ start, end }) => start <= instant && instant < end)?.programme,
    next: segments.find(({ start }) => start > instant)?.programme,
  };
}
