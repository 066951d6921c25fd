import { defaultRangeExtractor, useVirtualizer, type Rect, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { MINUTE_MS } from '@tv/time';
import { CHANNELS_PER_PART } from '../data/guideParts.ts';
import { instantAt, minutesAt, timelineMinutes, type GuideTimeline } from './timeline.ts';
import { useFastScroll } from './useFastScroll.browser.ts';

const HOUR_MS = 60 * MINUTE_MS;

/** Rendered before layout and on the server. */
export const INITIAL_ROWS = CHANNELS_PER_PART;
export const INITIAL_HOURS = 6;

const OVERSCAN_ROWS = 2;
const OVERSCAN_HOURS = 1;

const FAST_SCROLL_END_MS = 80;
const SCROLL_SETTLE_MS = 250;

const UNMEASURED: GuideSize = { width: 0, height: 0, hour: 0, row: 0 };

/** CSS pixels. `width` and `height` are the visible programme area. */
export interface GuideSize extends Rect {
  readonly hour: number;
  readonly row: number;
}

export type GridVirtualizers = ReturnType<typeof useGridVirtualizers>;

/** Returns the grid's two axes: channels and hours. Before layout, the first rows from `start` are rendered. */
export function useGridVirtualizers({
  timeline,
  start,
  knownRowCount,
  focusedRow,
}: {
  readonly timeline: GuideTimeline;
  /** Epoch milliseconds. */
  readonly start: number;
  readonly knownRowCount: number | undefined;
  readonly focusedRow: number | undefined;
}) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const cellRef = useRef<HTMLDivElement>(null);
  const cornerRef = useRef<HTMLDivElement>(null);
  const measured = useGuideSize(scrollerRef, cellRef, cornerRef);
  const size = measured ?? UNMEASURED;
  const isLaidOut = measured !== undefined;
  const rowCount = knownRowCount ?? INITIAL_ROWS;
  const hourCount = timelineMinutes(timeline) / 60;
  const startHour = minutesAt(timeline, start) / 60;
  /** Horizontal offset of an instant, CSS pixels. */
  const toOffset = (instant: number) => Math.round((minutesAt(timeline, instant) / 60) * size.hour);

  const rows = useGridAxis(size, size.row, {
    count: rowCount,
    enabled: isLaidOut,
    getScrollElement: () => scrollerRef.current,
    overscan: OVERSCAN_ROWS,
    // The focused row stays mounted, or it would lose the focus.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      if (focusedRow === undefined || focusedRow >= range.count || indexes.includes(focusedRow))
        return indexes;
      return [...indexes, focusedRow].sort((one, other) => one - other);
    },
    isScrollingResetDelay: FAST_SCROLL_END_MS,
  });
  const columns = useGridAxis(size, size.hour, {
    count: hourCount,
    enabled: isLaidOut,
    horizontal: true,
    getScrollElement: () => scrollerRef.current,
    initialOffset: () => toOffset(start),
    overscan: OVERSCAN_HOURS,
    isScrollingResetDelay: SCROLL_SETTLE_MS,
  });
  const [rowItems, hourItems] = [rows.getVirtualItems(), columns.getVirtualItems()];
  const fastScroll = useFastScroll(rows);
  const fromHour = Math.floor(startHour);
  const lastHour = Math.min(fromHour + INITIAL_HOURS, hourCount) - 1;
  const hourRange = (first = fromHour, last = lastHour) => ({
    from: timeline.start + first * HOUR_MS,
    to: timeline.start + (last + 1) * HOUR_MS,
  });
  return {
    scrollerRef,
    cellRef,
    cornerRef,
    size,
    isLaidOut,
    rowCount,
    rows,
    columns,
    toOffset,
    toInstant: (offset: number) => instantAt(timeline, (offset / size.hour) * 60),
    /** Rows, and time to the hour in epoch milliseconds. */
    visible: {
      firstRow: rows.range?.startIndex ?? 0,
      lastRow: rows.range?.endIndex ?? INITIAL_ROWS - 1,
      ...hourRange(columns.range?.startIndex, columns.range?.endIndex),
    },
    /** With overscan and the focused row. */
    rendered: {
      rows: isLaidOut
        ? rowItems.map(({ index }) => index)
        : Array.from({ length: Math.min(rowCount, INITIAL_ROWS) }, (_, row) => row),
      ...hourRange(hourItems[0]?.index, hourItems.at(-1)?.index),
    },
    ...fastScroll,
  };
}

/** Returns a virtualizer of equal items. Its view is `size`, since sticky headers cover the container partly. */
function useGridAxis(
  size: GuideSize,
  itemSize: number,
  options: Omit<
    Parameters<typeof useVirtualizer<HTMLElement, HTMLElement>>[0],
    'estimateSize' | 'initialRect' | 'observeElementRect'
  >,
): Virtualizer<HTMLElement, HTMLElement> {
  const reportView = useRef<(view: Rect) => void>(undefined);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a new function lays the items out again
  const getItemKey = useCallback((index: number) => index, [itemSize]);
  // eslint-disable-next-line react-hooks/incompatible-library -- the build does not use React Compiler
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    getItemKey,
    estimateSize: () => itemSize,
    initialRect: size,
    observeElementRect: (_, report) => {
      reportView.current = report;
    },
  });
  useLayoutEffect(() => reportView.current?.(size), [size]);
  return virtualizer;
}

/**
 * Returns the grid's measured size; undefined before layout and while hidden.
 *
 * @param cell element of one hour by one row
 * @param corner element of the corner's size
 */
function useGuideSize(
  scroller: RefObject<HTMLElement | null>,
  cell: RefObject<HTMLElement | null>,
  corner: RefObject<HTMLElement | null>,
): GuideSize | undefined {
  const [size, setSize] = useState<GuideSize>();
  useLayoutEffect(() => {
    const [outer, inner, head] = [scroller.current, cell.current, corner.current];
    if (!outer || !inner || !head) return;
    const measure = () => {
      const { width: hour, height: row } = inner.getBoundingClientRect();
      if (hour === 0 || row === 0) return;
      const { width: channel, height: hours } = head.getBoundingClientRect();
      const next = { width: outer.clientWidth - channel, height: outer.clientHeight - hours, hour, row };
      setSize((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [outer, inner, head]) observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, cell, corner]);
  return size;
}
