import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  isFastScroll,
  isSameRange,
  visibleRange,
  type CellSize,
  type ScrollOffset,
  type VisibleRange,
  type ScrollSample,
} from './visibleRange.ts';

const FAST_SCROLL_END_MS = 80;

interface ScrollState {
  /** Of the last rendered range. */
  readonly offset: ScrollOffset;
  readonly anchor: ScrollOffset;
  /** Rows rendered in full when fast scrolling started. */
  readonly fullRows: GuideRowRange | undefined;
}

/** Inclusive. */
export interface GuideRowRange {
  readonly firstRow: number;
  readonly lastRow: number;
}

export interface VisibleRangeState {
  readonly visible: VisibleRange;
  /**
   * The tab stop derives from this offset, which changes only if it leaves the view or the scroll settles.
   */
  readonly anchor: ScrollOffset;
  /** Rows that stay rendered in full during fast scrolling. */
  readonly fullRows: GuideRowRange | undefined;
  /**
   * Records a scroll and renders in the same frame.
   *
   * @param at ms
   */
  readonly trackScroll: (offset: ScrollOffset, at: number) => void;
  readonly markSettled: (offset: ScrollOffset) => void;
}

/**
 * The visible rows and hours. Re-renders only if another row or hour becomes visible; during fast scrolling,
 * new rows are placeholders.
 */
export function useVisibleRange(
  start: ScrollOffset,
  size: CellSize,
  rowCount: number,
  hourCount: number,
): VisibleRangeState {
  const [scrollState, setScrollState] = useState<ScrollState>();
  const { offset, anchor, fullRows } = scrollState ?? { offset: start, anchor: start, fullRows: undefined };
  const lastSample = useRef<ScrollSample>(undefined);
  const fastScrollTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(fastScrollTimer.current), []);
  const visibleAt = (at: ScrollOffset) => visibleRange(at, size, rowCount, hourCount);
  const visible = visibleAt(offset);
  return {
    visible,
    anchor,
    fullRows,
    trackScroll: (next, at) => {
      const previous = lastSample.current;
      lastSample.current = { top: next.top, at };
      clearTimeout(fastScrollTimer.current);
      const isFastScrolling = isFastScroll(previous, lastSample.current);
      if (isFastScrolling)
        fastScrollTimer.current = setTimeout(() => setScrollState(endFastScroll), FAST_SCROLL_END_MS);
      const nextVisible = visibleAt(next);
      if (scrollState && isSameRange(visible, nextVisible) && isFastScrolling === (fullRows !== undefined))
        return;
      const row = Math.ceil(anchor.top / size.row);
      const hour = Math.ceil(anchor.left / size.hour);
      const isAnchored =
        row >= nextVisible.firstRow &&
        row <= nextVisible.lastRow &&
        hour >= nextVisible.firstHour &&
        hour <= nextVisible.lastHour;
      flushSync(() =>
        setScrollState({
          offset: next,
          anchor: isAnchored ? anchor : next,
          fullRows: isFastScrolling ? (fullRows ?? visible) : undefined,
        }),
      );
    },
    markSettled: (next) =>
      setScrollState((known) =>
        known && isSame(known.anchor, next)
          ? endFastScroll(known)
          : { offset: next, anchor: next, fullRows: undefined },
      ),
  };
}

function endFastScroll(state: ScrollState | undefined): ScrollState | undefined {
  return state?.fullRows === undefined ? state : { ...state, fullRows: undefined };
}

function isSame(one: ScrollOffset, other: ScrollOffset): boolean {
  return one.top === other.top && one.left === other.left;
}
