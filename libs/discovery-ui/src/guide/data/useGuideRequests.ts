import { useCallback, useState } from 'react';
import type { TvGuideRequest } from '@tv/api-client';
import { MINUTE_MS } from '@tv/time';
import type { GridPosition } from '../grid/gridWalk.ts';
import type { Timeline } from '../grid/timeline.ts';
import { channelPages, pageOf, partRequest, timePartAt, timeParts } from './guideParts.ts';

const HOUR_MS = 60 * MINUTE_MS;

/** So many rows and so much time around what is in view are asked for as well, more of it where one usually goes. */
const ROWS_BEFORE = 2;
const ROWS_AFTER = 6;
const TIME_BEFORE_MS = HOUR_MS;
const TIME_AFTER_MS = 2 * HOUR_MS;

/** What is asked for before anybody knows how much is in view; a server asks for no more. */
const FIRST_VIEW_MS = 5 * HOUR_MS;

/** What a viewer sees of the guide: rows counted from 0, and time in epoch milliseconds. */
export interface GuideView {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly from: number;
  readonly to: number;
  /** Where the keyboard is, in view or not. */
  readonly focus?: GridPosition | undefined;
}

/** What to ask for the guide as it is first seen, by whoever draws it. */
export function firstRequests(timeline: Timeline, start: number): readonly TvGuideRequest[] {
  return timeParts(timeline, start, start + FIRST_VIEW_MS).map((part) => partRequest(1, part));
}

/** What to ask for a view, with a look ahead. */
export function requestsFor(
  timeline: Timeline,
  { firstRow, lastRow, from, to, focus }: GuideView,
  rowCount: number | undefined,
): readonly TvGuideRequest[] {
  const pages = channelPages(firstRow - ROWS_BEFORE, lastRow + ROWS_AFTER, rowCount);
  const parts = timeParts(timeline, from - TIME_BEFORE_MS, to + TIME_AFTER_MS);
  const requests = pages.flatMap((page) => parts.map((part) => partRequest(page, part)));
  if (!focus) return requests;
  const focused = partRequest(pageOf(focus.row), timePartAt(focus.instant));
  const isAmong = requests.some(({ page, from: start }) => page === focused.page && start === focused.from);
  return isAmong ? requests : [...requests, focused];
}

/**
 * What is asked for, as the view tells it. It is told often and changes seldom: only another part is a change.
 *
 * @param start  where the view begins before it is told, epoch milliseconds
 */
export function useGuideRequests(timeline: Timeline, start: number) {
  const [seen, setSeen] = useState<readonly TvGuideRequest[]>();
  const onViewportChange = useCallback(
    (view: GuideView, rowCount: number | undefined) => {
      const next = requestsFor(timeline, view, rowCount);
      setSeen((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    },
    [timeline],
  );
  return { requests: seen ?? firstRequests(timeline, start), onViewportChange };
}
