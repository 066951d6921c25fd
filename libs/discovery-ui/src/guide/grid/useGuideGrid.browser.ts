import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, UIEvent } from 'react';
import { MINUTE_MS } from '@tv/time';
import type { GuideData } from '../data/createGuideDataSelector.ts';
import { CHANNELS_PER_PART } from '../data/guideParts.ts';
import type { GuideViewport } from '../data/useGuideRequests.ts';
import { fillPendingGaps } from './fillPendingGaps.ts';
import { moveInGrid, type GridPosition } from './moveInGrid.ts';
import { rowSegments, segmentAt, type Segment } from './rowSegments.ts';
import { scrollStartFor } from './scrollStartFor.ts';
import { instantAt, timelineMinutes, minutesAt, type GuideTimeline } from './timeline.ts';
import { useGuideSize, type GuideSize } from './useGuideSize.browser.ts';
import { useVisibleRange } from './useVisibleRange.browser.ts';
import { range, type ScrollOffset, type VisibleRange } from './visibleRange.ts';

const HOUR_MS = 60 * MINUTE_MS;

/** Rendered before measuring and on the server. */
const INITIAL_ROWS = CHANNELS_PER_PART;
const INITIAL_HOURS = 6;

const OVERSCAN_ROWS = 2;
const OVERSCAN_HOURS = 1;

const UNMEASURED: GuideSize = { width: 0, height: 0, hour: 1, row: 1, channel: 0, hours: 0 };

const SCROLL_SETTLE_MS = 250;

export interface GuideGridOptions {
  readonly timeline: GuideTimeline;
  readonly data: GuideData;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Requested start (epoch ms) and row. */
  readonly start: number;
  readonly startRow: number | undefined;
  /** A new key moves the view to `start`. */
  readonly locationKey: string;
  /** The location only records a scroll; do not move. */
  readonly isUrlSync: boolean;
  /** Whether the view starts at the requested half hour. */
  readonly isAtRequestedTime: (start: number) => boolean;
  readonly onViewportChange: (view: GuideViewport, rowCount: number | undefined) => void;
  /** A scroll by the user has settled. */
  readonly onScrollSettled: (start: number, row: number) => void;
}

export interface RenderedRange {
  readonly rows: readonly number[];
  /** `toHour` is exclusive. */
  readonly fromHour: number;
  readonly toHour: number;
}

/**
 * The two-dimensional virtual grid: scrolling, keyboard and rendered range. Before layout, it renders the
 * first rows from `start`.
 */
export function useGuideGrid(options: GuideGridOptions) {
  const {
    timeline,
    data,
    now,
    start,
    startRow,
    locationKey,
    isUrlSync,
    isAtRequestedTime,
    onViewportChange,
    onScrollSettled,
  } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const cell = useRef<HTMLDivElement>(null);
  const corner = useRef<HTMLDivElement>(null);
  const size = useGuideSize(scroller, cell, corner);
  const rowCount = data.rowCount ?? INITIAL_ROWS;
  const [focus, setFocus] = useState<GridPosition>();

  const hourCount = Math.ceil(timelineMinutes(timeline) / 60);
  const initialOffset = { top: 0, left: pixelsAt(timeline, start, size?.hour ?? 0) };
  const { visible, anchor, fullRows, trackScroll, markSettled } = useVisibleRange(
    initialOffset,
    size ?? UNMEASURED,
    rowCount,
    hourCount,
  );

  // An instant, since hour width and timeline may change.
  const shownInstant = useRef<number>(undefined);
  const moveTo = (instant: number, element: HTMLElement, hour: number) => {
    shownInstant.current = instant;
    element.scrollLeft = pixelsAt(timeline, instant, hour);
  };
  const hourWidth = size?.hour;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || hourWidth === undefined) return;
    moveTo(shownInstant.current ?? start, element, hourWidth);
    // `start` is read once; later moves follow `locationKey`.
  }, [hourWidth, timeline]);

  const topRow = () => (size ? Math.max(0, Math.round((scroller.current?.scrollTop ?? 0) / size.row)) : 0);
  const handledKey = useRef<string>(undefined);
  const handledRowKey = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !size) return;
    if (handledKey.current !== locationKey) {
      handledKey.current = locationKey;
      if (!isUrlSync && !isAtRequestedTime(shownInstant.current ?? start)) moveTo(start, element, size.hour);
    }
    if (handledRowKey.current !== locationKey && startRow !== undefined) {
      handledRowKey.current = locationKey;
      if (!isUrlSync && startRow !== topRow()) element.scrollTop = startRow * size.row;
    }
  });

  const settleTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settleTimer.current), []);
  // The callback may change before the timeout.
  const onScrollSettledRef = useRef(onScrollSettled);
  useLayoutEffect(() => {
    onScrollSettledRef.current = onScrollSettled;
  });
  // Skips the report after a navigation.
  const currentHref = useRef<string>(undefined);
  useLayoutEffect(() => {
    currentHref.current = location.href;
  }, [locationKey]);
  const handleSettled = (offset: ScrollOffset) => {
    markSettled(offset);
    if (location.href === currentHref.current)
      onScrollSettledRef.current(shownInstant.current ?? start, topRow());
  };
  const onScroll = ({ timeStamp }: UIEvent) => {
    const element = scroller.current;
    if (!element || !size) return;
    const offset = { top: element.scrollTop, left: element.scrollLeft };
    shownInstant.current = instantAt(timeline, (offset.left / size.hour) * 60);
    clearTimeout(settleTimer.current);
    settleTimer.current = setTimeout(() => handleSettled(offset), SCROLL_SETTLE_MS);
    trackScroll(offset, timeStamp);
  };

  const rendered = size
    ? withOverscan(visible, rowCount, hourCount, focus?.row)
    : initialRange(timeline, start, rowCount);
  const [firstRow, lastRow] = size ? [visible.firstRow, visible.lastRow] : [0, INITIAL_ROWS - 1];

  // To the hour, so that requests do not change with each pixel.
  const visibleFrom = timeline.start + visible.firstHour * HOUR_MS;
  const visibleTo = timeline.start + (visible.lastHour + 1) * HOUR_MS;
  const knownCount = data.rowCount;
  // Rows passed during fast scrolling are not requested.
  const isFastScrolling = fullRows !== undefined;
  useEffect(() => {
    if (!hourWidth || isFastScrolling) return;
    onViewportChange({ firstRow, lastRow, from: visibleFrom, to: visibleTo, focus }, knownCount);
  }, [
    onViewportChange,
    hourWidth,
    isFastScrolling,
    firstRow,
    lastRow,
    visibleFrom,
    visibleTo,
    focus,
    knownCount,
  ]);

  const from = size ? instantAt(timeline, (anchor.left / size.hour) * 60) : start;
  const to = from + (size ? (size.width / size.hour) * HOUR_MS : INITIAL_HOURS * HOUR_MS);
  /** The tab stop: last focus, else what is on now, else the first visible cell. */
  const tabStop: GridPosition = focus ?? {
    row: size ? Math.min(rowCount - 1, Math.ceil(anchor.top / size.row)) : 0,
    instant: from <= now && now < to ? now : Math.min(timeline.end - 1, Math.ceil(from / HOUR_MS) * HOUR_MS),
  };
  const segmentsOf = (row: number, instant: number): readonly Segment[] => {
    const { programmes, ranges } = data.rowAt(row);
    return rowSegments(programmes, fillPendingGaps(timeline, ranges, { from: instant, to: instant + 1 }));
  };

  const wantsFocus = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const rowsInView = size ? Math.max(1, Math.floor(size.height / size.row)) : INITIAL_ROWS;
    const context = { rowCount, rowsInView, start: timeline.start, end: timeline.end, segmentsOf };
    const next = moveInGrid(event, tabStop, context);
    if (!next) return;
    event.preventDefault();
    wantsFocus.current = true;
    setFocus(next);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setFocus(undefined);
  };

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !focus) return;
    if (wantsFocus.current && size) scrollCellIntoView(element, focus);
    // Restores the focus when data replaces the focused placeholder.
    const { activeElement } = document;
    const stopButton = element.querySelector<HTMLElement>('button[tabindex="0"]');
    const isFocusLost = activeElement === null || activeElement === document.body;
    const isOnOtherCell = element.contains(activeElement) && activeElement !== stopButton;
    if (wantsFocus.current || isFocusLost || isOnOtherCell) stopButton?.focus({ preventScroll: true });
    wantsFocus.current = false;
  });

  function scrollCellIntoView(element: HTMLElement, { row, instant }: GridPosition): void {
    if (!size) return;
    const { scrollTop, scrollLeft } = element;
    if (row * size.row < scrollTop) element.scrollTop = row * size.row;
    else if ((row + 1) * size.row > scrollTop + size.height)
      element.scrollTop = (row + 1) * size.row - size.height;
    const segment = segmentAt(segmentsOf(row, instant), instant) ?? {
      start: instant,
      end: instant + HOUR_MS,
    };
    const view = { from: (scrollLeft / size.hour) * 60, to: ((scrollLeft + size.width) / size.hour) * 60 };
    const cellRange = { from: minutesAt(timeline, segment.start), to: minutesAt(timeline, segment.end) };
    const scrollStart = scrollStartFor(view, cellRange, minutesAt(timeline, instant));
    if (scrollStart !== view.from) element.scrollLeft = Math.round((scrollStart / 60) * size.hour);
  }

  return {
    scrollerRef: scroller,
    cellRef: cell,
    cornerRef: corner,
    /** Minutes; 0 once the grid scrolls. */
    origin: size ? 0 : minutesAt(timeline, start),
    isLaidOut: size !== undefined,
    rowCount,
    drawn: rendered,
    isPlaceholder: (row: number) =>
      fullRows !== undefined && (row < fullRows.firstRow || row > fullRows.lastRow),
    stop: tabStop,
    /** Rounded to the hour. */
    seenFrom: size ? visibleFrom : start,
    setFocus,
    handlers: { onScroll, onKeyDown, onBlur },
  };
}

function pixelsAt(timeline: GuideTimeline, instant: number, hour: number): number {
  return Math.round((minutesAt(timeline, instant) / 60) * hour);
}

/** Adds overscan and the focused row. */
function withOverscan(
  visible: VisibleRange,
  rowCount: number,
  hourCount: number,
  focusRow?: number,
): RenderedRange {
  const { firstRow, lastRow, firstHour, lastHour } = visible;
  return {
    rows: range(firstRow - OVERSCAN_ROWS, lastRow + OVERSCAN_ROWS, rowCount, focusRow),
    fromHour: Math.max(0, firstHour - OVERSCAN_HOURS),
    toHour: Math.min(hourCount, lastHour + 1 + OVERSCAN_HOURS),
  };
}

function initialRange(timeline: GuideTimeline, start: number, rowCount: number): RenderedRange {
  const fromHour = Math.floor(minutesAt(timeline, start) / 60);
  const rows = Array.from({ length: Math.min(rowCount, INITIAL_ROWS) }, (_, row) => row);
  return { rows, fromHour, toHour: Math.min(fromHour + INITIAL_HOURS, timelineMinutes(timeline) / 60) };
}
