import { timePartsBetween } from '../data/guideParts.ts';
import type { GuideTimeline } from './timeline.ts';

/** Epoch milliseconds. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}

export interface Timed extends TimeSpan {
  readonly id: string;
}

export interface RequestedRange {
  readonly from: number;
  readonly to: number;
  readonly status: 'loaded' | 'pending' | 'failed';
}

interface ProgrammeSegment<Programme extends Timed> extends TimeSpan {
  readonly kind: 'programme';
  readonly programme: Programme;
}

/** `gap`: no programme. */
interface EmptySegment extends TimeSpan {
  readonly kind: 'gap' | 'pending' | 'failed';
}

/** A part of a row. Segments never overlap. */
export type Segment<Programme extends Timed = Timed> = ProgrammeSegment<Programme> | EmptySegment;

/** Adds pending ranges for parts that are not requested yet. */
export function fillPendingGaps(
  timeline: GuideTimeline,
  known: readonly RequestedRange[],
  from: number,
  to: number,
): readonly RequestedRange[] {
  const missing = timePartsBetween(timeline, from, to)
    .filter((part) => !known.some((one) => one.from === part.from))
    .map((part): RequestedRange => ({ from: part.from, to: part.to, status: 'pending' }));
  if (missing.length === 0) return known;
  return [...known, ...missing].sort((one, other) => one.from - other.from);
}

/**
 * Returns the segments of a row: programmes, and fillers for the rest of the ranges. Does not clip programmes.
 *
 * @param programmes in any order, possibly with duplicates
 * @param ranges sorted, without overlap
 */
export function rowSegments<Programme extends Timed>(
  programmes: readonly Programme[],
  ranges: readonly RequestedRange[],
): readonly Segment<Programme>[] {
  const resolved = resolveOverlaps(programmes);
  const empty: EmptySegment[] = [];
  for (const { from, to, status } of ranges) {
    const kind = status === 'loaded' ? 'gap' : status;
    let start = from;
    for (const next of [...resolved, { start: to, end: to }]) {
      const end = Math.min(next.start, to);
      const previous = empty.at(-1);
      // Pending and failed segments stay separate, as they load separately.
      const isSameGap = kind === 'gap' && previous?.kind === 'gap' && previous.end === start;
      if (end > start) {
        if (isSameGap) empty[empty.length - 1] = { kind, start: previous.start, end };
        else empty.push({ kind, start, end });
      }
      start = Math.max(start, next.end);
    }
  }
  return [...resolved, ...empty].sort((one, other) => one.start - other.start);
}

/**
 * Removes overlaps, which the contract does not allow. The later programme cuts the earlier; of two with the same
 * start, the shorter comes first.
 */
export function resolveOverlaps<Programme extends Timed>(programmes: readonly Programme[]) {
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

/** Returns programmes in order, without overlaps. */
export function withoutOverlaps<Programme extends Timed>(programmes: readonly Programme[]) {
  return resolveOverlaps(programmes).map(({ programme }) => programme);
}

export function segmentAt<One extends Segment>(segments: readonly One[], instant: number): One | undefined {
  return segments.find(({ start, end }) => start <= instant && instant < end);
}
