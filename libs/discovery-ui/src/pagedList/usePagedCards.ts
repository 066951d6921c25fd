import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'react-redux';
import {
  getSwimlane,
  getSwimlanePages,
  loadSwimlanePages,
  useApiDispatch,
  useGetSwimlaneQuery,
  useSwimlanePages,
  type Swimlane,
} from '@tv/api-client';
import { useServerRendering } from '@tv/ssr';

type ApiState = Parameters<ReturnType<typeof getSwimlane.select>>[0];

/**
 * Returns the cards of a full list, page by page (LANE-33, LANE-35). Starts with cached or server-rendered pages. A
 * lane without paging is one request, shared with its page (LANE-37, LANE-39).
 */
export function usePagedCards({ link, type, supportsPaging, lastUpdatedUtc }: Swimlane) {
  const dispatch = useApiDispatch();
  const store = useStore<ApiState>();
  const isServer = useServerRendering() !== undefined;
  const [isStarted, setIsStarted] = useState(() => {
    const state = store.getState();
    const cached = supportsPaging
      ? getSwimlanePages.select({ link, type })(state)
      : getSwimlane.select({ link, type, lastUpdatedUtc })(state);
    return isServer || cached.data !== undefined;
  });
  const [isRestoring, setIsRestoring] = useState(false);
  const lane = useGetSwimlaneQuery({ link, type, lastUpdatedUtc }, { skip: supportsPaging || !isStarted });
  const pages = useSwimlanePages({ link, type }, { skip: !supportsPaging || !isStarted });

  const { currentData: laneItems, refetch } = lane;
  const { currentData: list, hasNextPage, fetchNextPage } = pages;
  const cards = useMemo(
    () => laneItems?.cards ?? list?.pages.flatMap((page) => page.cards),
    [laneItems, list],
  );
  const query = supportsPaging ? pages : lane;
  // A failed refetch keeps what it could not replace.
  const isOfShownPage = cards === undefined || pages.isFetchingNextPage || pages.isFetchNextPageError;
  const error = isOfShownPage ? query.error : undefined;
  const isComplete = cards !== undefined && !hasNextPage;
  const start = useCallback(() => setIsStarted(true), []);
  const fetchNext = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const isBusy = isRestoring || query.isFetching;
  return {
    /** Undefined before the first page. */
    cards,
    isComplete,
    /** Loads the first or next page, not after a failure. */
    isLoading: isRestoring || (query.isFetching && isOfShownPage && error === undefined),
    /** Of the first or next page. */
    error,
    isRetrying: error !== undefined && query.isFetching,
    /** Undefined while loading, after a failure, and when complete. */
    loadNext: isComplete || isBusy || error !== undefined ? undefined : isStarted ? fetchNext : start,
    retry: () => void (supportsPaging ? fetchNextPage() : refetch()),
    /** Loads the first pages at once, for scroll restoration. */
    loadPages: useCallback(
      (count: number) => {
        if (!supportsPaging) return setIsStarted(true);
        setIsRestoring(true);
        void dispatch(loadSwimlanePages({ link, type }, count)).finally(() => {
          setIsRestoring(false);
          setIsStarted(true);
        });
      },
      [dispatch, link, type, supportsPaging],
    ),
  };
}
