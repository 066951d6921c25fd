import { timePartsBetween } from '../data/guideParts.ts';
import type { GuideTimeline } from './timeline.ts';

/** Epoch milliseconds. */
export interface Timed {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

export interface RequestedRange {
  readonly from: number;
  readonly to: number;
  readonly status: 'loaded' | 'pending' | 'failed';
}

/** A part of a row, epoch milliseconds. Segments never overlap. */
export type Segment<Programme extends Timed = Timed> =
  | {
      readonly kind: 'programme';
      readonly start: number;
      readonly end: number;
      readonly programme: Programme;
    }
  /** `gap`: no programme. */
  | { readonly kind: 'gap' | 'pending' | 'failed'; readonly start: number; readonly end: number };

type ProgrammeSegment<Programme extends Timed> = Extract<Segment<Programme>, { readonly kind: 'programme' }>;

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

/**
 * The segments of a row: programmes, and fillers for the rest of the ranges. Programmes that extend beyond
 * the ranges are not clipped.
 *
 * @param programmes in any order, possibly with duplicates
 * @param ranges sorted, without overlap
 */
export function rowSegments<Programme extends Timed>(
  programmes: readonly Programme[],
  ranges: readonly RequestedRange[],
): readonly Segment<Programme>[] {
  const programmeSegments = resolveOverlaps(programmes);
  const segments: Segment<Programme>[] = [...programmeSegments];
  for (const { from, to, status } of ranges) {
    const kind = status === 'loaded' ? 'gap' : status;
    for (const { start, end } of gapsBetween(programmeSegments, from, to))
      segments.push({ kind, start, end });
  }
  return mergeGaps(segments.sort((one, other) => one.start - other.start));
}

/**
 * Removes overlaps, which the contract does not allow. The later programme cuts the earlier one; of two with
 * the same start, the shorter comes first.
 */
function resolveOverlaps<Programme extends Timed>(
  programmes: readonly Programme[],
): readonly ProgrammeSegment<Programme>[] {
  const known = new Map<string, Programme>();
  for (const one of programmes) if (one.end > one.start && !known.has(one.id)) known.set(one.id, one);
  const sorted = [...known.values()].sort((one, other) => one.start - other.start || one.end - other.end);
  const resolved: ProgrammeSegment<Programme>[] = [];
  for (const programme of sorted) {
    const previous = resolved.at(-1);
    let { start } = programme;
    if (previous && previous.end > start) {
      if (previous.start < start) resolved[resolved.length - 1] = { ...previous, end: start };
      else start = previous.end;
    }
    if (programme.end > start) resolved.push({ kind: 'programme', start, end: programme.end, programme });
  }
  return resolved;
}

/** Programmes in order, without overlaps. */
export function withoutOverlaps<Programme extends Timed>(
  programmes: readonly Programme[],
): readonly Programme[] {
  return resolveOverlaps(programmes).map(({ programme }) => programme);
}

function gapsBetween(
  occupied: readonly { readonly start: number; readonly end: number }[],
  from: number,
  to: number,
): readonly { readonly start: number; readonly end: number }[] {
  const gaps: { start: number; end: number }[] = [];
  let at = from;
  for (const { start, end } of occupied) {
    if (end <= at) continue;
    if (start >= to) break;
    if (start > at) gaps.push({ start: at, end: start });
    at = end;
  }
  if (at < to) gaps.push({ start: at, end: to });
  return gaps;
}

/** Merges adjacent gaps. Pending and failed segments stay separate, as they load separately. */
function mergeGaps<Programme extends Timed>(
  segments: readonly Segment<Programme>[],
): readonly Segment<Programme>[] {
  const merged: Segment<Programme>[] = [];
  for (const segment of segments) {
    const previous = merged.at(-1);
    if (segment.kind === 'gap' && previous?.kind === 'gap' && previous.end === segment.start) {
      merged[merged.length - 1] = { kind: 'gap', start: previous.start, end: segment.end };
    } else {
      merged.push(segment);
    }
  }
  return merged;
}

export function segmentAt<One extends Segment>(segments: readonly One[], instant: number): One | undefined {
  return segments.find(({ start, end }) => start <= instant && instant < end);
}
