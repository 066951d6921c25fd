import { useEffect, useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { MINUTE_MS } from '@tv/time';
import type { GuideViewProps } from '../GuidePage.tsx';
import { moveInGrid, scrollStartFor, type GridPosition } from './moveInGrid.ts';
import { fillPendingGaps, rowSegments, segmentAt, type Segment } from './rowSegments.ts';

import { useGridLocation, type GridLocation } from './useGridLocation.browser.ts';
import { INITIAL_HOURS, INITIAL_ROWS, useGridVirtualizers } from './useGridVirtualizers.browser.ts';

const HOUR_MS = 60 * MINUTE_MS;

/** Returns the two-dimensional virtual grid: scrolling, keyboard and rendered range. */
export function useGuideGrid(options: GuideViewProps & GridLocation) {
  const { timeline, data, now, start, onViewportChange } = options;
  const [focus, setFocus] = useState<GridPosition>();
  const knownCount = data.rowCount;
  const virtualizers = useGridVirtualizers({
    timeline,
    start,
    knownRowCount: knownCount,
    focusedRow: focus?.row,
  });
  const { scrollerRef, size, isLaidOut, rowCount, rows, columns, toOffset, toInstant, visible } =
    virtualizers;
  useGridLocation(options, virtualizers);

  // Rows passed during fast scrolling are not requested.
  const canRequest = isLaidOut && !virtualizers.isFastScrolling;
  const { firstRow, lastRow, from, to } = visible;
  useEffect(() => {
    if (canRequest) onViewportChange({ firstRow, lastRow, from, to, focus }, knownCount);
  }, [onViewportChange, canRequest, firstRow, lastRow, from, to, focus, knownCount]);

  const current = isLaidOut
    ? {
        row: Math.min(rowCount - 1, Math.ceil((rows.scrollOffset ?? 0) / size.row)),
        from: toInstant(columns.scrollOffset ?? 0),
      }
    : { row: 0, from: start };
  // The first cell in view once the scroll settles, so scrolling does not move the tab stop constantly.
  const [anchor, setAnchor] = useState(current);
  const isAnchored =
    columns.isScrolling &&
    anchor.row >= firstRow &&
    anchor.row <= lastRow &&
    anchor.from >= from &&
    anchor.from < to;
  if (!isAnchored && (anchor.row !== current.row || anchor.from !== current.from)) setAnchor(current);
  const viewLength = (isLaidOut ? size.width / size.hour : INITIAL_HOURS) * HOUR_MS;
  /** The last focus, else what is on now, else the first cell in view. */
  const tabStop: GridPosition = focus ?? {
    row: anchor.row,
    instant:
      anchor.from <= now && now < anchor.from + viewLength
        ? now
        : Math.min(timeline.end - 1, Math.ceil(anchor.from / HOUR_MS) * HOUR_MS),
  };
  const segmentsOf = (row: number, instant: number): readonly Segment[] => {
    const { programmes, ranges } = data.rowAt(row);
    return rowSegments(programmes, fillPendingGaps(timeline, ranges, instant, instant + 1));
  };

  const wantsFocus = useRef(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.shiftKey) return;
    const rowsInView = isLaidOut ? Math.max(1, Math.floor(size.height / size.row)) : INITIAL_ROWS;
    const context = { rowCount, rowsInView, start: timeline.start, end: timeline.end, segmentsOf };
    const next = moveInGrid(event, tabStop, context);
    if (!next) return;
    event.preventDefault();
    wantsFocus.current = true;
    setFocus(next);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // React dispatches no event when a closed dialog returns the focus.
    if (!currentTarget.contains(relatedTarget) && !relatedTarget?.closest('dialog')) setFocus(undefined);
  };

  const scrollCellIntoView = (element: HTMLElement, { row, instant }: GridPosition) => {
    rows.scrollToIndex(row);
    const cell = segmentAt(segmentsOf(row, instant), instant) ?? { start: instant, end: instant + HOUR_MS };
    const viewStart = toInstant(element.scrollLeft);
    const view = { start: viewStart, end: viewStart + viewLength };
    const scrollStart = scrollStartFor(view, cell, instant);
    if (scrollStart !== viewStart) columns.scrollToOffset(toOffset(scrollStart));
  };
  useLayoutEffect(() => {
    const element = scrollerRef.current;
    if (!element || !focus) return;
    if (wantsFocus.current && isLaidOut) scrollCellIntoView(element, focus);
    // Restores the focus when data replaces the focused placeholder.
    const { activeElement } = document;
    const stopButton = element.querySelector<HTMLElement>('button[tabindex="0"]');
    const isFocusLost = activeElement === null || activeElement === document.body;
    const isOnOtherCell = element.contains(activeElement) && activeElement !== stopButton;
    if (wantsFocus.current || isFocusLost || isOnOtherCell) stopButton?.focus({ preventScroll: true });
    wantsFocus.current = false;
  });

  return { ...virtualizers, tabStop, setFocus, onKeyDown, onBlur };
}
