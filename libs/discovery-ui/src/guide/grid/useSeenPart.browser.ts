import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  isHurried,
  isSamePart,
  seenPart,
  type CellSize,
  type Offset,
  type SeenPart,
  type Sighting,
} from './seenPart.ts';

/** A flight is over when so long (ms) nothing was scrolled. */
const LANDED_MS = 80;

interface Place {
  /** Where the view was when another part of the grid came into it. */
  readonly offset: Offset;
  /** Where it was when it was said last which cell Tab leads to. */
  readonly anchor: Offset;
  /** The rows that were drawn whole when the view began to fly over the others; undefined while it does not. */
  readonly whole: WholeRows | undefined;
}

/** Rows from the first to the last, by their number from 0. */
export interface WholeRows {
  readonly firstRow: number;
  readonly lastRow: number;
}

export interface Seen {
  readonly part: SeenPart;
  /** From where it follows which cell Tab leads to: the same for as long as that is seen, exact where the view stands still. */
  readonly anchor: Offset;
  /** While the view flies over the rows: those that are drawn whole all the same, since they are already. */
  readonly whole: WholeRows | undefined;
  /**
   * Takes note of a scroll. What has come into view is drawn when it returns, in the same frame.
   *
   * @param at  when it was, ms
   */
  readonly look: (offset: Offset, at: number) => void;
  /** Takes note that the view stands still. */
  readonly settle: (offset: Offset) => void;
}

/**
 * What is seen of the grid, as it scrolls both ways. Another pixel is no change, and so nothing is drawn for it: only another
 * row is, and another hour. Of rows that fly by nobody reads a programme: they are told apart, to be drawn in outline.
 *
 * @param start  how far the grid is scrolled before it is scrolled by anybody
 */
export function useSeenPart(start: Offset, size: CellSize, rowCount: number, hourCount: number): Seen {
  const [place, setPlace] = useState<Place>();
  const { offset, anchor, whole } = place ?? { offset: start, anchor: start, whole: undefined };
  const sighting = useRef<Sighting>(undefined);
  const landing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(landing.current), []);
  const partAt = (at: Offset) => seenPart(at, size, rowCount, hourCount);
  const part = partAt(offset);
  return {
    part,
    anchor,
    whole,
    look: (next, at) => {
      const before = sighting.current;
      sighting.current = { top: next.top, at };
      clearTimeout(landing.current);
      const isFlying = isHurried(before, sighting.current);
      if (isFlying) landing.current = setTimeout(() => setPlace(landed), LANDED_MS);
      const seen = partAt(next);
      if (place && isSamePart(part, seen) && isFlying === (whole !== undefined)) return;
      const row = Math.ceil(anchor.top / size.row);
      const hour = Math.ceil(anchor.left / size.hour);
      const isAnchored =
        row >= seen.firstRow && row <= seen.lastRow && hour >= seen.firstHour && hour <= seen.lastHour;
      flushSync(() =>
        setPlace({
          offset: next,
          anchor: isAnchored ? anchor : next,
          whole: isFlying ? (whole ?? part) : undefined,
        }),
      );
    },
    settle: (next) =>
      setPlace((known) =>
        known && isSame(known.anchor, next)
          ? landed(known)
          : { offset: next, anchor: next, whole: undefined },
      ),
  };
}

function landed(place: Place | undefined): Place | undefined {
  return place?.whole === undefined ? place : { ...place, whole: undefined };
}

function isSame(one: Offset, other: Offset): boolean {
  return one.top === other.top && one.left === other.left;
}
