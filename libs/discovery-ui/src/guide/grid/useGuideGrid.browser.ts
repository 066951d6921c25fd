import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, UIEvent } from 'react';
import { MINUTE_MS } from '@tv/time';
import type { GuideData } from '../data/guideData.ts';
import { CHANNELS_PER_PART } from '../data/guideParts.ts';
import type { GuideView } from '../data/useGuideRequests.ts';
import { rowStretches } from './drawnRow.ts';
import { walk, type GridPosition } from './gridWalk.ts';
import { intoView } from './intoView.ts';
import { rowSegments, segmentAt, type Segment } from './rowSegments.ts';
import { numbersFrom, type Offset, type SeenPart } from './seenPart.ts';
import { instantAt, lengthOf, minutesAt, type Timeline } from './timeline.ts';
import { useGuideSize, type GuideSize } from './useGuideSize.browser.ts';
import { useSeenPart } from './useSeenPart.browser.ts';

const HOUR_MS = 60 * MINUTE_MS;

/** Rendered before measuring and on the server. */
const FIRST_ROWS = CHANNELS_PER_PART;
const FIRST_HOURS = 6;

const ROWS_AHEAD = 2;
const HOURS_AHEAD = 1;

const UNMEASURED: GuideSize = { width: 0, height: 0, hour: 1, row: 1, channel: 0, hours: 0 };

const STILL_MS = 250;

export interface GuideGridOptions {
  readonly timeline: Timeline;
  readonly data: GuideData;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Requested start (epoch ms) and row. */
  readonly start: number;
  readonly startRow: number | undefined;
  /** A new key moves the view to `start`. */
  readonly askedBy: string;
  /** The location only records a scroll; do not move. */
  readonly isNoted: boolean;
  /** Whether the view starts at the requested half hour. */
  readonly isThere: (start: number) => boolean;
  readonly onViewportChange: (view: GuideView, rowCount: number | undefined) => void;
  /** A scroll by the user has settled. */
  readonly onStill: (start: number, row: number) => void;
}

export interface DrawnPart {
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
  const { timeline, data, now, start, startRow, askedBy, isNoted, isThere, onViewportChange, onStill } =
    options;
  const scroller = useRef<HTMLDivElement>(null);
  const cell = useRef<HTMLDivElement>(null);
  const corner = useRef<HTMLDivElement>(null);
  const size = useGuideSize(scroller, cell, corner);
  const rowCount = data.rowCount ?? FIRST_ROWS;
  const [focus, setFocus] = useState<GridPosition>();

  const hourCount = Math.ceil(lengthOf(timeline) / 60);
  const first = { top: 0, left: pixelsAt(timeline, start, size?.hour ?? 0) };
  const { part, anchor, whole, look, settle } = useSeenPart(first, size ?? UNMEASURED, rowCount, hourCount);

  // An instant, since hour width and timeline may change.
  const shown = useRef<number>(undefined);
  const moveTo = (instant: number, element: HTMLElement, hour: number) => {
    shown.current = instant;
    element.scrollLeft = pixelsAt(timeline, instant, hour);
  };
  const hourWidth = size?.hour;
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || hourWidth === undefined) return;
    moveTo(shown.current ?? start, element, hourWidth);
    // `start` is read once; later moves follow `locationKey`.
  }, [hourWidth, timeline]);

  const topRow = () => (size ? Math.max(0, Math.round((scroller.current?.scrollTop ?? 0) / size.row)) : 0);
  const answered = useRef<string>(undefined);
  const rowAnswered = useRef<string>(undefined);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element || !size) return;
    if (answered.current !== askedBy) {
      answered.current = askedBy;
      if (!isNoted && !isThere(shown.current ?? start)) moveTo(start, element, size.hour);
    }
    if (rowAnswered.current !== askedBy && startRow !== undefined) {
      rowAnswered.current = askedBy;
      if (!isNoted && startRow !== topRow()) element.scrollTop = startRow * size.row;
    }
  });

  const still = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(still.current), []);
  // The callback may change before the timeout.
  const told = useRef(onStill);
  useLayoutEffect(() => {
    told.current = onStill;
  });
  // Skips the report after a navigation.
  const here = useRef<string>(undefined);
  useLayoutEffect(() => {
    here.current = location.href;
  }, [askedBy]);
  const rest = (offset: Offset) => {
    settle(offset);
    if (location.href === here.current) told.current(shown.current ?? start, topRow());
  };
  const onScroll = ({ timeStamp }: UIEvent) => {
    const element = scroller.current;
    if (!element || !size) return;
    const offset = { top: element.scrollTop, left: element.scrollLeft };
    shown.current = instantAt(timeline, (offset.left / size.hour) * 60);
    clearTimeout(still.current);
    still.current = setTimeout(() => rest(offset), STILL_MS);
    look(offset, timeStamp);
  };

  const drawn = size
    ? aroundPart(part, rowCount, hourCount, focus?.row)
    : firstPart(timeline, start, rowCount);
  const [firstRow, lastRow] = size ? [part.firstRow, part.lastRow] : [0, FIRST_ROWS - 1];

  // To the hour, so that requests do not change with each pixel.
  const seenFrom = timeline.start + part.firstHour * HOUR_MS;
  const seenTo = timeline.start + (part.lastHour + 1) * HOUR_MS;
  const knownCount = data.rowCount;
  // Rows passed during fast scrolling are not requested.
  const isFlying = whole !== undefined;
  useEffect(() => {
    if (!hourWidth || isFlying) return;
    onViewportChange({ firstRow, lastRow, from: seenFrom, to: seenTo, focus }, knownCount);
  }, [onViewportChange, hourWidth, isFlying, firstRow, lastRow, seenFrom, seenTo, focus, knownCount]);

  const from = size ? instantAt(timeline, (anchor.left / size.hour) * 60) : start;
  const to = from + (size ? (size.width / size.hour) * HOUR_MS : FIRST_HOURS * HOUR_MS);
  /** The tab stop: last focus, else what is on now, else the first visible cell. */
  const stop: GridPosition = focus ?? {
    row: size ? Math.min(rowCount - 1, Math.ceil(anchor.top / size.row)) : 0,
    instant: from <= now && now < to ? now : Math.min(timeline.end - 1, Math.ceil(from / HOUR_MS) * HOUR_MS),
  };
  const segmentsOf = (row: number, instant: number): readonly Segment[] => {
    const { programmes, stretches } = data.rowAt(row);
    return rowSegments(programmes, rowStretches(timeline, stretches, { from: instant, to: instant + 1 }));
  };

  const wantsFocus = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const rowsInView = size ? Math.max(1, Math.floor(size.height / size.row)) : FIRST_ROWS;
    const ground = { rowCount, rowsInView, start: timeline.start, end: timeline.end, segmentsOf };
    const next = walk(event, stop, ground);
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
    if (wantsFocus.current && size) bringIntoView(element, focus);
    // Restores the focus when data replaces the focused placeholder.
    const { activeElement } = document;
    const stopButton = element.querySelector<HTMLElement>('button[tabindex="0"]');
    const isLost = activeElement === null || activeElement === document.body;
    const isElsewhere = element.contains(activeElement) && activeElement !== stopButton;
    if (wantsFocus.current || isLost || isElsewhere) stopButton?.focus({ preventScroll: true });
    wantsFocus.current = false;
  });

  function bringIntoView(element: HTMLElement, { row, instant }: GridPosition): void {
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
    const cellOf = { from: minutesAt(timeline, segment.start), to: minutesAt(timeline, segment.end) };
    const begins = intoView(view, cellOf, minutesAt(timeline, instant));
    if (begins !== view.from) element.scrollLeft = Math.round((begins / 60) * size.hour);
  }

  return {
    scrollerRef: scroller,
    cellRef: cell,
    cornerRef: corner,
    /** Minutes; 0 once the grid scrolls. */
    origin: size ? 0 : minutesAt(timeline, start),
    isLaidOut: size !== undefined,
    rowCount,
    drawn,
    isOutline: (row: number) => whole !== undefined && (row < whole.firstRow || row > whole.lastRow),
    stop,
    /** Rounded to the hour. */
    seenFrom: size ? seenFrom : start,
    setFocus,
    handlers: { onScroll, onKeyDown, onBlur },
  };
}

function pixelsAt(timeline: Timeline, instant: number, hour: number): number {
  return Math.round((minutesAt(timeline, instant) / 60) * hour);
}

/** Adds overscan and the focused row. */
function aroundPart(part: SeenPart, rowCount: number, hourCount: number, focusRow?: number): DrawnPart {
  const { firstRow, lastRow, firstHour, lastHour } = part;
  return {
    rows: numbersFrom(firstRow - ROWS_AHEAD, lastRow + ROWS_AHEAD, rowCount, focusRow),
    fromHour: Math.max(0, firstHour - HOURS_AHEAD),
    toHour: Math.min(hourCount, lastHour + 1 + HOURS_AHEAD),
  };
}

function firstPart(timeline: Timeline, start: number, rowCount: number): DrawnPart {
  const fromHour = Math.floor(minutesAt(timeline, start) / 60);
  const rows = Array.from({ length: Math.min(rowCount, FIRST_ROWS) }, (_, row) => row);
  return { rows, fromHour, toHour: Math.min(fromHour + FIRST_HOURS, lengthOf(timeline) / 60) };
}
