/** A programme as far as its place goes: times in epoch milliseconds. */
export interface Timed {
  readonly id: string;
  readonly start: number;
  readonly end: number;
}

/** What is known of a stretch of time of a channel. */
export interface KnownStretch {
  readonly from: number;
  readonly to: number;
  readonly status: 'loaded' | 'pending' | 'failed';
}

/** A stretch of a channel's row as it is drawn, in epoch milliseconds. No two of a row overlap. */
export type Segment<Programme extends Timed = Timed> =
  | {
      readonly kind: 'programme';
      readonly start: number;
      readonly end: number;
      readonly programme: Programme;
    }
  /** The channel says nothing of it (`gap`), it is on its way, or could not be had. */
  | { readonly kind: 'gap' | 'pending' | 'failed'; readonly start: number; readonly end: number };

type ProgrammeSegment<Programme extends Timed> = Extract<Segment<Programme>, { readonly kind: 'programme' }>;

/**
 * The row of a channel: its programmes, and in between what stands for those that are not there. All of the known
 * stretches is covered; a programme that reaches beyond them, over midnight or for 30 hours, is there with all of it.
 *
 * @param programmes  in any order; one may be among them more than once, as when it is in two parts of the day
 * @param stretches  by time, without overlap
 */
export function rowSegments<Programme extends Timed>(
  programmes: readonly Programme[],
  stretches: readonly KnownStretch[],
): readonly Segment<Programme>[] {
  const placed = placeProgrammes(programmes);
  const segments: Segment<Programme>[] = [...placed];
  for (const { from, to, status } of stretches) {
    const kind = status === 'loaded' ? 'gap' : status;
    for (const { start, end } of freeBetween(placed, from, to)) segments.push({ kind, start, end });
  }
  return mergeGaps(segments.sort((one, other) => one.start - other.start));
}

/**
 * Programmes beside each other. The contract has none that overlap; where data has, the later one stands where it begins
 * and cuts what ran before it, and of two that begin at once the shorter comes first. One that has no length, or of which
 * nothing is left, is not there.
 */
function placeProgrammes<Programme extends Timed>(
  programmes: readonly Programme[],
): readonly ProgrammeSegment<Programme>[] {
  const known = new Map<string, Programme>();
  for (const one of programmes) if (one.end > one.start && !known.has(one.id)) known.set(one.id, one);
  const sorted = [...known.values()].sort((one, other) => one.start - other.start || one.end - other.end);
  const placed: ProgrammeSegment<Programme>[] = [];
  for (const programme of sorted) {
    const before = placed.at(-1);
    let { start } = programme;
    if (before && before.end > start) {
      if (before.start < start) placed[placed.length - 1] = { ...before, end: start };
      else start = before.end;
    }
    if (programme.end > start) placed.push({ kind: 'programme', start, end: programme.end, programme });
  }
  return placed;
}

/** The programmes of a channel, as they follow on each other: without what its row would not show. */
export function inOrder<Programme extends Timed>(programmes: readonly Programme[]): readonly Programme[] {
  return placeProgrammes(programmes).map(({ programme }) => programme);
}

/** What programmes leave free of a stretch. */
function freeBetween(
  placed: readonly { readonly start: number; readonly end: number }[],
  from: number,
  to: number,
): readonly { readonly start: number; readonly end: number }[] {
  const free: { start: number; end: number }[] = [];
  let at = from;
  for (const { start, end } of placed) {
    if (end <= at) continue;
    if (start >= to) break;
    if (start > at) free.push({ start: at, end: start });
    at = end;
  }
  if (at < to) free.push({ start: at, end: to });
  return free;
}

/** Gaps beside each other are one. What is on its way, or failed, stays a part for itself, and comes as one. */
function mergeGaps<Programme extends Timed>(
  segments: readonly Segment<Programme>[],
): readonly Segment<Programme>[] {
  const merged: Segment<Programme>[] = [];
  for (const segment of segments) {
    const before = merged.at(-1);
    if (segment.kind === 'gap' && before?.kind === 'gap' && before.end === segment.start) {
      merged[merged.length - 1] = { kind: 'gap', start: before.start, end: segment.end };
    } else {
      merged.push(segment);
    }
  }
  return merged;
}

/** The segment that an instant lies in. */
export function segmentAt<One extends Segment>(segments: readonly One[], instant: number): One | undefined {
  return segments.find(({ start, end }) => start <= instant && instant < end);
}
