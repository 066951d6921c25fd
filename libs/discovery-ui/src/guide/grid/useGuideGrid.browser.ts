import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { MINUTE_MS } from '@tv/time';
import type { GuideData } from '../data/guideData.ts';
import { CHANNELS_PER_PART } from '../data/guideParts.ts';
import type { GuideView } from '../data/useGuideRequests.ts';
import { rowStretches } from './drawnRow.ts';
import { walk, type GridPosition } from './gridWalk.ts';
import { intoView } from './intoView.ts';
import { rowSegments, segmentAt, type Segment } from './rowSegments.ts';
import { instantAt, lengthOf, minutesAt, type Timeline } from './timeline.ts';
import { useGuideSize, type GuideSize } from './useGuideSize.browser.ts';

const HOUR_MS = 60 * MINUTE_MS;

/** So much is drawn where nobody knows yet how much is seen: enough for most screens, and the same on a server. */
const FIRST_ROWS = CHANNELS_PER_PART;
const FIRST_HOURS = 6;

/** Drawn around what is seen, so that nothing is missing while one scrolls. */
const ROWS_AHEAD = 2;
const HOURS_AHEAD = 1;

/** A view that has stood still for so long (ms) is where the viewer wants to be. */
const STILL_MS = 250;

export interface GuideGridOptions {
  readonly timeline: Timeline;
  readonly data: GuideData;
  /** The present instant, epoch milliseconds. */
  readonly now: number;
  /** Where the view is to begin, epoch milliseconds, and at which row; a row that nobody knows changes nothing. */
  readonly start: number;
  readonly startRow: number | undefined;
  /** Another one asks for the view to go where it is to begin, unless it is there. */
  readonly askedBy: string;
  /** It only says where the view has come to by hand, and that may have gone on since. */
  readonly isNoted: boolean;
  /** Whether the view is, to the half hour, where it is asked to be. */
  readonly isThere: (start: number) => boolean;
  readonly onView: (view: GuideView, rowCount: number | undefined) => void;
  /** The view has come to stand still after it was moved by hand. */
  readonly onStill: (start: number, row: number) => void;
}

/** Time and rows that are drawn. */
export interface DrawnPart {
  readonly rows: readonly number[];
  /** Hours of the timeline, from the first to before the last. */
  readonly fromHour: number;
  readonly toHour: number;
}

/**
 * The grid as it scrolls both ways and is walked by keyboard. Only what is seen is drawn, and the cell that has the focus,
 * wherever that is. Until a browser has laid it out, the first rows are drawn from where the view begins, as a server
 * draws them.
 */
export function useGuideGrid(options: GuideGridOptions) {
  const { timeline, data, now, start, startRow, askedBy, isNoted, isThere, onView, onStill } = options;
  const scroller = useRef<HTMLDivElement>(null);
  const cell = useRef<HTMLDivElement>(null);
  const corner = useRef<HTMLDivElement>(null);
  const size = useGuideSize(scroller, cell, corner);
  const rowCount = data.rowCount ?? FIRST_ROWS;
  const [focus, setFocus] = useState<GridPosition>();

  const rows = useVirtualizer<HTMLDivElement, Element>({
    count: rowCount,
    enabled: size !== undefined,
    getScrollElement: () => scroller.current,
    initialRect: outerSize(size),
    estimateSize: () => size?.row ?? 0,
    paddingStart: size?.hours ?? 0,
    overscan: ROWS_AHEAD,
    rangeExtractor: (range) => withFocus(range, focus?.row),
  });
  const hours = useVirtualizer<HTMLDivElement, Element>({
    horizontal: true,
    count: Math.ceil(lengthOf(timeline) / 60),
    enabled: size !== undefined,
    getScrollElement: () => scroller.current,
    initialRect: outerSize(size),
    initialOffset: () => pixelsAt(timeline, start, size?.hour ?? 0),
    estimateSize: () => size?.hour ?? 0,
    overscan: HOURS_AHEAD,
  });
  useLayoutEffect(() => {
    rows.measure();
    hours.measure();
  }, [rows, hours, size?.row, size?.hour]);

  // Where the view begins is kept as an instant: hours grow with the window, and days pass.
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
    // Where to begin is asked only once; later it is asked for by `askedBy`.
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
  const onScroll = () => {
    const element = scroller.current;
    if (!element || !size) return;
    shown.current = instantAt(timeline, (element.scrollLeft / size.hour) * 60);
    clearTimeout(still.current);
    still.current = setTimeout(() => onStill(shown.current ?? start, topRow()), STILL_MS);
  };

  const from = size ? instantAt(timeline, ((hours.scrollOffset ?? 0) / size.hour) * 60) : start;
  const to = from + (size ? (size.width / size.hour) * HOUR_MS : FIRST_HOURS * HOUR_MS);
  const drawn = size ? virtualPart(rows, hours) : firstPart(timeline, start, rowCount);
  const firstRow = size ? (rows.range?.startIndex ?? 0) : 0;
  const lastRow = size ? (rows.range?.endIndex ?? 0) : FIRST_ROWS - 1;

  // Told to the hour: what is asked for does not change with every pixel.
  const seenFrom = timeline.start + drawn.fromHour * HOUR_MS;
  const seenTo = timeline.start + drawn.toHour * HOUR_MS;
  const knownCount = data.rowCount;
  useEffect(() => {
    if (!hourWidth) return;
    const ahead = HOURS_AHEAD * HOUR_MS;
    onView({ firstRow, lastRow, from: seenFrom + ahead, to: seenTo - ahead, focus }, knownCount);
  }, [onView, hourWidth, firstRow, lastRow, seenFrom, seenTo, focus, knownCount]);

  /** The cell that Tab leads to: where the keyboard was, else what is on now, else what is seen first. */
  const stop: GridPosition = focus ?? {
    row: size ? Math.min(rowCount - 1, Math.ceil((rows.scrollOffset ?? 0) / size.row)) : 0,
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
    // What has come takes the place of what stood for it, and the focus with it.
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
    /** Where what is drawn lies, in minutes of the timeline from here: nought once it scrolls. */
    origin: size ? 0 : minutesAt(timeline, start),
    isLaidOut: size !== undefined,
    rowCount,
    drawn,
    stop,
    /** The earliest instant that is seen, to the hour. */
    seenFrom: size ? seenFrom + HOURS_AHEAD * HOUR_MS : start,
    setFocus,
    handlers: { onScroll, onKeyDown, onBlur },
  };
}

/** Of the whole grid, channels and hours included. */
function outerSize(size: GuideSize | undefined): { width: number; height: number } {
  if (!size) return { width: 0, height: 0 };
  return { width: size.width + size.channel, height: size.height + size.hours };
}

function pixelsAt(timeline: Timeline, instant: number, hour: number): number {
  return Math.round((minutesAt(timeline, instant) / 60) * hour);
}

function withFocus(range: Range, row: number | undefined): number[] {
  const indexes = defaultRangeExtractor(range);
  if (row === undefined || indexes.includes(row) || row >= range.count) return indexes;
  return [...indexes, row].sort((one, other) => one - other);
}

type Virtual = ReturnType<typeof useVirtualizer<HTMLDivElement, Element>>;

function virtualPart(rows: Virtual, hours: Virtual): DrawnPart {
  const items = hours.getVirtualItems();
  return {
    rows: rows.getVirtualItems().map(({ index }) => index),
    fromHour: items[0]?.index ?? 0,
    toHour: (items.at(-1)?.index ?? 0) + 1,
  };
}

function firstPart(timeline: Timeline, start: number, rowCount: number): DrawnPart {
  const fromHour = Math.floor(minutesAt(timeline, start) / 60);
  const rows = Array.from({ length: Math.min(rowCount, FIRST_ROWS) }, (_, row) => row);
  return { rows, fromHour, toHour: Math.min(fromHour + FIRST_HOURS, lengthOf(timeline) / 60) };
}
