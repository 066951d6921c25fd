import { timeParts } from '../data/guideParts.ts';
import type { KnownStretch } from './rowSegments.ts';
import type { Timeline } from './timeline.ts';

/** Adds pending ranges for parts that are not requested yet. */
export function rowStretches(
  timeline: Timeline,
  known: readonly KnownStretch[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly KnownStretch[] {
  const missing = timeParts(timeline, from, to)
    .filter((part) => !known.some((one) => one.from === part.from))
    .map((part): KnownStretch => ({ from: part.from, to: part.to, status: 'pending' }));
  if (missing.length === 0) return known;
  return [...known, ...missing].sort((one, other) => one.from - other.from);
}
