import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
import {
  getSwimlane,
  useGetSwimlaneQuery,
  type Card,
  type StoreExtra,
  type SwimlaneItems,
  type Swimlane,
  type SwimlaneRequest,
} from '@tv/api-client';
import { useServerRendering } from '@tv/ssr';
import { joinPages } from './joinPages.ts';

type PagedLane = Pick<Swimlane, 'link' | 'type' | 'supportsPaging' | 'lastUpdatedUtc'>;

/**
 * Returns the request for a page of a lane (LANE-38). Without paging it hits the lane's own cache entry
 * (LANE-37, LANE-39).
 *
 * @param page from 1
 */
function pageRequest(
  { link, type, supportsPaging, lastUpdatedUtc }: PagedLane,
  page: number,
): SwimlaneRequest {
  return supportsPaging ? { link, type, page } : { link, type, lastUpdatedUtc };
}

type ApiState = Parameters<ReturnType<typeof getSwimlane.select>>[0];
type ApiDispatch = ThunkDispatch<ApiState, StoreExtra, UnknownAction>;

export interface PagedItems {
  readonly cards: readonly Card[];
  readonly pageCount: number;
  readonly isComplete: boolean;
  readonly isLoadingNext: boolean;
  /** Error of the next page. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  /** Does nothing while loading or after a failure. */
  readonly loadNext: () => void;
  readonly retry: () => void;
  /** For scroll restoration. */
  readonly loadUpTo: (pages: number) => void;
}

/** Loads a lane page by page (LANE-33, LANE-35), starting with cached or server-rendered pages. */
export function usePagedItems(lane: PagedLane): PagedItems {
  const { link, type, supportsPaging, lastUpdatedUtc } = lane;
  const dispatch = useDispatch<ApiDispatch>();
  const store = useStore<ApiState>();
  const server = useServerRendering();
  const requestOf = useCallback(
    (page: number) => pageRequest({ link, type, supportsPaging, lastUpdatedUtc }, page),
    [link, type, supportsPaging, lastUpdatedUtc],
  );
  const [requestedCount, setRequestedCount] = useState(() =>
    server ? 1 : cachedPageCount(store.getState(), lane),
  );
  const requests = useMemo(
    () => Array.from({ length: requestedCount }, (_, index) => requestOf(index + 1)),
    [requestedCount, requestOf],
  );
  // The server waits for hooks. Later pages cannot use them, since their number varies.
  useGetSwimlaneQuery(requestOf(1), { skip: requestedCount === 0 });
  const subscriptionsRef = useRef(new Map<number, { readonly unsubscribe: () => void }>());
  useEffect(() => {
    for (const [index, request] of requests.entries()) {
      if (index > 0 && !subscriptionsRef.current.has(index)) {
        subscriptionsRef.current.set(index, dispatch(getSwimlane.initiate(request)));
      }
    }
  }, [dispatch, requests]);
  useEffect(() => {
    const subscriptions = subscriptionsRef.current;
    return () => {
      for (const { unsubscribe } of subscriptions.values()) unsubscribe();
      subscriptions.clear();
    };
  }, [requestOf]);

  const selects = useMemo(() => requests.map((request) => getSwimlane.select(request)), [requests]);
  const results = useSelector((state: ApiState) => selects.map((select) => select(state)), shallowEqual);
  const { items, count, isComplete } = useMemo(
    () =>
      joinPages(
        results.map(({ data }): SwimlaneItems | undefined => data),
        supportsPaging,
      ),
    [results, supportsPaging],
  );
  const next = isComplete ? undefined : results[count];
  const hasFailed = next?.error !== undefined;
  return {
    cards: items,
    pageCount: count,
    isComplete,
    isLoadingNext: next !== undefined && !hasFailed,
    error: next?.error,
    isRetrying: hasFailed && next.isLoading,
    loadNext: useCallback(() => setRequestedCount((known) => Math.max(known, count + 1)), [count]),
    retry: useCallback(() => {
      void dispatch(getSwimlane.initiate(requestOf(count + 1), { subscribe: false, forceRefetch: true }));
    }, [dispatch, requestOf, count]),
    loadUpTo: useCallback((pages: number) => setRequestedCount((known) => Math.max(known, pages)), []),
  };
}

function cachedPageCount(state: ApiState, lane: PagedLane): number {
  for (let page = 1; ; page++) {
    const { data } = getSwimlane.select(pageRequest(lane, page))(state);
    if (data === undefined) return page - 1;
    if (!data.isFullPage || !lane.supportsPaging) return page;
  }
}
