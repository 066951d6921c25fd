import { timePartsBetween } from '../data/guideParts.ts';
import type { RequestedRange } from './rowSegments.ts';
import type { GuideTimeline } from './timeline.ts';

/** Adds pending ranges for parts that are not requested yet. */
export function fillPendingGaps(
  timeline: GuideTimeline,
  known: readonly RequestedRange[],
  { from, to }: { readonly from: number; readonly to: number },
): readonly RequestedRange[] {
  const missing = timePartsBetween(timeline, from, to)
    .filter((part) => !known.some((one) => one.from === part.from))
    .map((part): RequestedRange => ({ from: part.from, to: part.to, status: 'pending' }));
  if (missing.length === 0) return known;
  return [...known, ...missing].sort((one, other) => one.from - other.from);
}
