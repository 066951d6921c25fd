import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { staleAfter } from '../base/staleAfter.ts';
import { itemTag } from '../base/tagTypes.ts';
import { PAGE_SIZE, parseSwimlaneItems, type SwimlaneItems } from './schema.ts';

/** Pages of a full list are not refetched within this time (LANE-45). */
const PAGING_DEDUPE_S = 120;

/** Kept for back navigation: lanes show at once (LANE-43). */
const KEEP_S = 15 * 60;

export interface SwimlaneRequest {
  /** The swimlane's `link`. */
  readonly link: string;
  /** Decides how long data is fresh; `Default` if omitted. */
  readonly type?: string;
  /** From 1, for the full list; omitted for the lane itself (LANE-38, LANE-39). */
  readonly page?: number;
  /** The swimlane's `lastUpdatedUtc`; a new value is a new cache key. */
  readonly lastUpdatedUtc?: number | undefined;
}

/** Types with items that change over time; refetched on every mount (LANE-44). */
const alwaysRefetchedTypes: readonly (string | undefined)[] = ['ContinueWatching', 'OnTvNow'];

const isOldPage = staleAfter(PAGING_DEDUPE_S);

export const swimlaneApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSwimlane: build.query<SwimlaneItems, SwimlaneRequest>({
      ...queryWithSchema(
        ({ link, page }: SwimlaneRequest) => ({
          link,
          headers: laneHeaders,
          ...(page === undefined ? {} : { query: { page, pageSize: PAGE_SIZE } }),
        }),
        parseSwimlaneItems,
      ),
      keepUnusedDataFor: KEEP_S,
      forceRefetch: ({ currentArg, endpointState }) =>
        alwaysRefetchedTypes.includes(currentArg?.type) ||
        (currentArg?.page !== undefined && isOldPage({ endpointState })),
      providesTags: (_items, _error, { link, type = 'Default' }) => [
        itemTag('Swimlane', link),
        itemTag('Swimlane', type),
      ],
    }),
  }),
});

/**
 * The items of a swimlane. Cached; refetched on every mount for ContinueWatching and OnTvNow; pages of the
 * full list are deduped for 120 s. Invalidate by `itemTag('Swimlane', id)` with a link or a type.
 */
export const { useGetSwimlaneQuery, useLazyGetSwimlaneQuery } = swimlaneApi;
export const { getSwimlane } = swimlaneApi.endpoints;

/** The model version of the items (LANE-40). */
export const laneHeaders: Readonly<Record<string, string>> = { 'accept-model-version': '2.0' };
