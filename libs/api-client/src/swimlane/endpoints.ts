import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { itemTag } from '../base/tagTypes.ts';
import { PAGE_SIZE, parseSwimlaneItems, type SwimlaneItems } from './schema.ts';

/** Pages of a full list are not refetched within this time (LANE-45). */
const PAGING_DEDUPE_S = 120;

/** Kept for back navigation: lanes show at once (LANE-43). */
const KEEP_S = 15 * 60;

/** The full list of a swimlane that supports paging. */
export interface SwimlanePagesRequest {
  /** The swimlane's `link`. */
  readonly link: string;
  /** Decides how long data is fresh; `Default` if omitted. */
  readonly type?: string;
}

export interface SwimlaneRequest extends SwimlanePagesRequest {
  /** From 1, for one page of the full list; omitted for the lane itself (LANE-38, LANE-39). */
  readonly page?: number;
  /** The swimlane's `lastUpdatedUtc`; a new value is a new cache key. */
  readonly lastUpdatedUtc?: number | undefined;
}

/** Types with items that change over time; refetched on every mount (LANE-44). */
const alwaysRefetchedTypes: readonly (string | undefined)[] = ['ContinueWatching', 'OnTvNow'];

const laneTags = ({ link, type = 'Default' }: SwimlanePagesRequest) => [
  itemTag('Swimlane', link),
  itemTag('Swimlane', type),
];

const fetchItems = queryWithSchema(parseSwimlaneItems, ({ link, page }: SwimlaneRequest) => ({
  link,
  headers: laneHeaders,
  ...(page === undefined ? {} : { query: { page, pageSize: PAGE_SIZE } }),
}));

export const swimlaneApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSwimlane: build.query<SwimlaneItems, SwimlaneRequest>({
      ...fetchItems,
      keepUnusedDataFor: KEEP_S,
      forceRefetch: ({ currentArg }) => alwaysRefetchedTypes.includes(currentArg?.type),
      providesTags: (_items, _error, lane) => laneTags(lane),
    }),
    getSwimlanePages: build.infiniteQuery<SwimlaneItems, SwimlanePagesRequest, number>({
      queryFn: ({ queryArg: { link }, pageParam: page }, queryApi, options, baseQuery) =>
        fetchItems.queryFn({ link, page }, queryApi, options, baseQuery),
      infiniteQueryOptions: {
        initialPageParam: 1,
        getNextPageParam: ({ isFullPage }, _pages, page) => (isFullPage ? page + 1 : undefined),
      },
      keepUnusedDataFor: KEEP_S,
      providesTags: (_pages, _error, lane) => laneTags(lane),
    }),
  }),
});

/**
 * The items of a swimlane. Cached; refetched on every mount for ContinueWatching and OnTvNow. Invalidate by
 * `itemTag('Swimlane', id)` with a link or a type.
 */
export const { useGetSwimlaneQuery, useLazyGetSwimlaneQuery } = swimlaneApi;
export const { getSwimlane, getSwimlanePages } = swimlaneApi.endpoints;

const { useGetSwimlanePagesInfiniteQuery } = swimlaneApi;

/**
 * Returns the full list of a swimlane, page by page until a page is not full (LANE-36). Refetches pages on mount
 * after 120 s (LANE-45), for ContinueWatching and OnTvNow always.
 */
export function useSwimlanePages(lane: SwimlanePagesRequest, { skip }: { readonly skip: boolean }) {
  const refetchOnMountOrArgChange = alwaysRefetchedTypes.includes(lane.type) || PAGING_DEDUPE_S;
  return useGetSwimlanePagesInfiniteQuery(lane, { skip, refetchOnMountOrArgChange });
}

/** The model version of the items (LANE-40). */
export const laneHeaders: Readonly<Record<string, string>> = { 'accept-model-version': '2.0' };
