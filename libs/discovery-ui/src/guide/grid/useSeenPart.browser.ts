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

const LANDED_MS = 80;

interface Place {
  /** Of the last rendered range. */
  readonly offset: Offset;
  readonly anchor: Offset;
  /** Rows rendered in full when fast scrolling started. */
  readonly whole: WholeRows | undefined;
}

/** Inclusive. */
export interface WholeRows {
  readonly firstRow: number;
  readonly lastRow: number;
}

export interface Seen {
  readonly part: SeenPart;
  /**
   * The tab stop derives from this offset, which changes only if it leaves the view or the scroll settles.
   */
  readonly anchor: Offset;
  /** Rows that stay rendered in full during fast scrolling. */
  readonly whole: WholeRows | undefined;
  /**
   * Records a scroll and renders in the same frame.
   *
   * @param at ms
   */
  readonly look: (offset: Offset, at: number) => void;
  readonly settle: (offset: Offset) => void;
}

/**
 * The visible rows and hours. Re-renders only if another row or hour becomes visible; during fast scrolling,
 * new rows are placeholders.
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
