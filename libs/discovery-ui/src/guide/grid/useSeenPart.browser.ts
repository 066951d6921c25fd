import { useState } from 'react';
import { flushSync } from 'react-dom';
import { isSamePart, seenPart, type CellSize, type Offset, type SeenPart } from './seenPart.ts';

interface Place {
  /** Where the view was when another part of the grid came into it. */
  readonly offset: Offset;
  /** Where it was when it was said last which cell Tab leads to. */
  readonly anchor: Offset;
}

export interface Seen {
  readonly part: SeenPart;
  /** From where it follows which cell Tab leads to: the same for as long as that is seen, exact where the view stands still. */
  readonly anchor: Offset;
  /** Takes note of a scroll. What has come into view is drawn when it returns, in the same frame. */
  readonly look: (offset: Offset) => void;
  /** Takes note that the view stands still. */
  readonly settle: (offset: Offset) => void;
}

/**
 * What is seen of the grid, as it scrolls both ways. Another pixel is no change, and so nothing is drawn for it: only another
 * row is, and another hour.
 *
 * @param start  how far the grid is scrolled before it is scrolled by anybody
 */
export function useSeenPart(start: Offset, size: CellSize, rowCount: number, hourCount: number): Seen {
  const [place, setPlace] = useState<Place>();
  const { offset, anchor } = place ?? { offset: start, anchor: start };
  const partAt = (at: Offset) => seenPart(at, size, rowCount, hourCount);
  const part = partAt(offset);
  return {
    part,
    anchor,
    look: (next) => {
      const seen = partAt(next);
      if (place && isSamePart(part, seen)) return;
      const row = Math.ceil(anchor.top / size.row);
      const hour = Math.ceil(anchor.left / size.hour);
      const isAnchored =
        row >= seen.firstRow && row <= seen.lastRow && hour >= seen.firstHour && hour <= seen.lastHour;
      flushSync(() => setPlace({ offset: next, anchor: isAnchored ? anchor : next }));
    },
    settle: (next) =>
      setPlace((known) => (known && isSame(known.anchor, next) ? known : { offset: next, anchor: next })),
  };
}

function isSame(one: Offset, other: Offset): boolean {
  return one.top === other.top && one.left === other.left;
}
