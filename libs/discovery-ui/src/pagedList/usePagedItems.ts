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

/** All of a lane, as far as it has come. */
export interface PagedItems {
  readonly cards: readonly Card[];
  /** So many pages have come. */
  readonly pageCount: number;
  /** Whether there is nothing to come. */
  readonly isComplete: boolean;
  /** A page has been asked for and has neither come nor failed. */
  readonly isAwaited: boolean;
  /** Why the page after those that came could not be had. It is asked for again by itself, too, and has failed meanwhile. */
  readonly error: unknown;
  /** The failed page is being asked for again. */
  readonly isRetrying: boolean;
  /** Asks for the page after those that came; nothing where one is awaited, or has failed. */
  readonly askNext: () => void;
  readonly retry: () => void;
  /** Asks for so many pages at once: the viewer comes back to a place within them. */
  readonly askUpTo: (pages: number) => void;
}

/**
 * All the items of a lane, page by page, each asked for when `askNext` says so (LANE-33, LANE-35). What the store has of
 * them is there at once: the first page where a server has drawn it, all that was shown before on the way back.
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
  // A server draws the first page: there it is in view.
  const [wanted, setWanted] = useState(() => (server ? 1 : pagesAtHand(store.getState(), lane)));
  const requests = useMemo(
    () => Array.from({ length: wanted }, (_, index) => requestOf(index + 1)),
    [wanted, requestOf],
  );
  // By the hook, since a server waits for those of hooks; the others by hand, since hooks cannot be counted.
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

/** So many pages of a list the store has without a gap. */
function pagesAtHand(state: ApiState, lane: PagedLane): number {
  for (let page = 1; ; page++) {
    const { data } = getSwimlane.select(pageRequest(lane, page))(state);
    if (data === undefined) return page - 1;
    if (!data.isFullPage || !lane.supportsPaging) return page;
  }
}
