import { useCallback, useState } from 'react';
import { useGetTvGuideQuery, type TvGuideRequest } from '@tv/api-client';
import { MINUTE_MS } from '@tv/time';
import type { GridPosition } from '../grid/moveInGrid.ts';
import type { GuideTimeline } from '../grid/timeline.ts';
import type { GuideData } from './createGuideDataSelector.ts';
import {
  channelPages,
  channelPageOf,
  CHANNELS_PER_PART,
  toPartRequest,
  timePartAt,
  timePartsBetween,
} from './guideParts.ts';

const HOUR_MS = 60 * MINUTE_MS;

/** Prefetch margins; larger in the usual scroll direction. */
const ROWS_BEFORE = 2;
const ROWS_AFTER = 6;
const TIME_BEFORE_MS = HOUR_MS;
const TIME_AFTER_MS = 2 * HOUR_MS;

/** Used on the server and before measuring. */
const INITIAL_VIEWPORT_MS = 5 * HOUR_MS;

/** Visible rows from 0, and time in epoch milliseconds. */
export interface GuideViewport {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly from: number;
  readonly to: number;
  /** The focused cell, visible or not. */
  readonly focus?: GridPosition | undefined;
}

/** Returns the requests for the first render. */
export function initialRequests(timeline: GuideTimeline, start: number): readonly TvGuideRequest[] {
  return timePartsBetween(timeline, start, start + INITIAL_VIEWPORT_MS).map((part) => toPartRequest(1, part));
}

/** Returns the requests for a viewport and its prefetch margin. */
export function requestsForViewport(
  timeline: GuideTimeline,
  { firstRow, lastRow, from, to, focus }: GuideViewport,
  rowCount: number | undefined,
): readonly TvGuideRequest[] {
  const pages = channelPages(firstRow - ROWS_BEFORE, lastRow + ROWS_AFTER, rowCount);
  const parts = timePartsBetween(timeline, from - TIME_BEFORE_MS, to + TIME_AFTER_MS);
  const requests = pages.flatMap((page) => parts.map((part) => toPartRequest(page, part)));
  if (!focus) return requests;
  const focused = toPartRequest(channelPageOf(focus.row), timePartAt(focus.instant));
  const isAmong = requests.some(({ page, from: start }) => page === focused.page && start === focused.from);
  return isAmong ? requests : [...requests, focused];
}

/** Returns the parts to request for the viewport; the value changes only with the set of parts. */
export function useGuideRequests(timeline: GuideTimeline, start: number) {
  const [viewportRequests, setViewportRequests] = useState<readonly TvGuideRequest[]>();
  const onViewportChange = useCallback(
    (view: GuideViewport, rowCount: number | undefined) => {
      const next = requestsForViewport(timeline, view, rowCount);
      setViewportRequests((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    },
    [timeline],
  );
  return { requests: viewportRequests ?? initialRequests(timeline, start), onViewportChange };
}

/**
 * Returns the row index of the URL's channel; undefined while unknown. Queries the channel's page if it is not
 * loaded.
 */
export function useChannelRow(data: Pick<GuideData, 'rowOf'>, channel: string | undefined, start: number) {
  const known = channel === undefined ? undefined : data.rowOf(channel);
  const shouldFetch = channel !== undefined && known === undefined;
  const { page: _page, ...timeRange } = toPartRequest(1, timePartAt(start));
  const { currentData } = useGetTvGuideQuery(
    { ...timeRange, channel: channel ?? '' },
    { skip: !shouldFetch },
  );
  if (!shouldFetch) return known;
  const index = currentData?.channels.findIndex((one) => one.channel.id === channel) ?? -1;
  return index < 0 ? undefined : ((currentData?.page ?? 1) - 1) * CHANNELS_PER_PART + index;
}
