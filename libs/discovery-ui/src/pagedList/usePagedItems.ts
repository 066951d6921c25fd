import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual, useDispatch, useSelector, useStore } from 'react-redux';
import {
  getSwimlane,
  useGetSwimlaneQuery,
  type Card,
  type StoreExtra,
  type SwimlaneItems,
} from '@tv/api-client';
import { useServerRendering } from '@tv/rendering';
import { joinPages } from './joinPages.ts';
import { pageRequest, type PagedLane } from './pageRequest.ts';

type ApiState = Parameters<ReturnType<typeof getSwimlane.select>>[0];
type ApiDispatch = ThunkDispatch<ApiState, StoreExtra, UnknownAction>;

export interface PagedItems {
  readonly cards: readonly Card[];
  /** Number of loaded pages. */
  readonly pageCount: number;
  /** No more pages to load. */
  readonly isComplete: boolean;
  readonly isAwaited: boolean;
  /** Error of the next page. Automatic refetches may have failed too. */
  readonly error: unknown;
  readonly isRetrying: boolean;
  /** Loads the next page, unless one is loading or has failed. */
  readonly askNext: () => void;
  readonly retry: () => void;
  /** Loads all pages up to this number, for scroll restoration. */
  readonly askUpTo: (pages: number) => void;
}

/**
 * Loads a lane page by page (LANE-33, LANE-35). Starts with the pages in the cache: the server-rendered first
 * page, or everything loaded before.
 */
export function usePagedItems(lane: PagedLane): PagedItems {
  const { link, type, supportsPaging, lastUpdatedUtc } = lane;
  const dispatch = useDispatch<ApiDispatch>();
  const store = useStore<ApiState>();
  const server = useServerRendering();
  const requestOf = useCallback(
    (page: number) => pageRequest({ link, type, supportsPaging, lastUpdatedUtc }, page),
    [link, type, supportsPaging, lastUpdatedUtc],
  );
  // A server renders the first page.
  const [wanted, setWanted] = useState(() => (server ? 1 : pagesAtHand(store.getState(), lane)));
  const requests = useMemo(
    () => Array.from({ length: wanted }, (_, index) => requestOf(index + 1)),
    [wanted, requestOf],
  );
  // The first page uses a hook, which the server waits for. Later pages use `initiate`, since the number of
  // hooks must not vary.
  useGetSwimlaneQuery(requestOf(1), { skip: wanted === 0 });
  const held = useRef(new Map<number, { readonly unsubscribe: () => void }>());
  useEffect(() => {
    for (const [index, request] of requests.entries()) {
      if (index > 0 && !held.current.has(index)) {
        held.current.set(index, dispatch(getSwimlane.initiate(request)));
      }
    }
  }, [dispatch, requests]);
  useEffect(() => {
    const asked = held.current;
    return () => {
      for (const { unsubscribe } of asked.values()) unsubscribe();
      asked.clear();
    };
  }, [requestOf]);

  const selects = useMemo(() => requests.map((request) => getSwimlane.select(request)), [requests]);
  const answers = useSelector((state: ApiState) => selects.map((select) => select(state)), shallowEqual);
  const { items, count, isComplete } = useMemo(
    () =>
      joinPages(
        answers.map(({ data }): SwimlaneItems | undefined => data),
        supportsPaging,
      ),
    [answers, supportsPaging],
  );
  const next = isComplete ? undefined : answers[count];
  const hasFailed = next?.error !== undefined;
  return {
    cards: items,
    pageCount: count,
    isComplete,
    isAwaited: next !== undefined && !hasFailed,
    error: next?.error,
    isRetrying: hasFailed && next.isLoading,
    askNext: useCallback(() => setWanted((known) => Math.max(known, count + 1)), [count]),
    retry: useCallback(() => {
      void dispatch(getSwimlane.initiate(requestOf(count + 1), { subscribe: false, forceRefetch: true }));
    }, [dispatch, requestOf, count]),
    askUpTo: useCallback((pages: number) => setWanted((known) => Math.max(known, pages)), []),
  };
}

/** Number of consecutive pages in the cache. */
function pagesAtHand(state: ApiState, lane: PagedLane): number {
  for (let page = 1; ; page++) {
    const { data } = getSwimlane.select(pageRequest(lane, page))(state);
    if (data === undefined) return page - 1;
    if (!data.isFullPage || !lane.supportsPaging) return page;
  }
}
