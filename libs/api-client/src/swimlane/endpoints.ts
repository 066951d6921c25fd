import { api } from '../base/api.ts';
import { olderThan } from '../base/olderThan.ts';
import { reads } from '../base/reads.ts';
import { itemTag } from '../base/tagTypes.ts';
import { laneHeaders } from './laneHeaders.ts';
import { PAGE_SIZE, parseSwimlaneItems, type SwimlaneItems } from './schema.ts';

/** Pages of a full list are not asked for again within this time (LANE-45). */
const PAGING_DEDUPE_S = 120;

/** Kept for going back to a page: its lanes show at once (LANE-43). */
const KEEP_S = 15 * 60;

export interface SwimlaneRequest {
  /** The swimlane's `link`. */
  readonly link: string;
  /** Decides how long an answer holds; `Default` when left out. */
  readonly type?: string;
  /** From 1, for the full list; the bare link is asked without it (LANE-38, LANE-39). */
  readonly page?: number;
  /** The swimlane's `lastUpdatedUtc`: a new one makes it a new question. */
  readonly lastUpdatedUtc?: number | undefined;
}

/** Whose items change by themselves, so that they are asked for whenever they are shown (LANE-44). */
const alwaysAsked: readonly (string | undefined)[] = ['ContinueWatching', 'OnTvNow'];

const isOldPage = olderThan(PAGING_DEDUPE_S);

export const swimlaneApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSwimlane: build.query<SwimlaneItems, SwimlaneRequest>({
      ...reads(
        ({ link, page }: SwimlaneRequest) => ({
          link,
          headers: laneHeaders,
          ...(page === undefined ? {} : { query: { page, pageSize: PAGE_SIZE } }),
        }),
        parseSwimlaneItems,
      ),
      keepUnusedDataFor: KEEP_S,
      forceRefetch: ({ currentArg, endpointState }) =>
        alwaysAsked.includes(currentArg?.type) ||
        (currentArg?.page !== undefined && isOldPage({ endpointState })),
      providesTags: (_items, _error, { link, type = 'Default' }) => [
        itemTag('Swimlane', link),
        itemTag('Swimlane', type),
      ],
    }),
  }),
});

/**
 * The items of a swimlane: cached; asked for again on every showing for ContinueWatching and OnTvNow; pages
 * of the full list deduped for 120 s. Invalidate `itemTag('Swimlane', id)` with a link or a swimlane type.
 */
export const { useGetSwimlaneQuery, useLazyGetSwimlaneQuery } = swimlaneApi;
export const { getSwimlane } = swimlaneApi.endpoints;
