import { encodePathSegment } from '@tv/routes';
import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { staleAfter } from '../base/staleAfter.ts';
import { itemTag } from '../base/tagTypes.ts';
import { parsePage, parsePages, type PageSummary } from './schema.ts';

/** A page is not refetched within this time (PAGE-68). */
const DEDUPE_S = 30;

/** Kept for back navigation: the cached page shows while a new one loads. */
const KEEP_S = 15 * 60;

export interface PageRequest {
  readonly slug: string;
  /** The selected filter and sort order, from the page's URL. */
  readonly filterMenu?: string | undefined;
  readonly sortMenu?: string | undefined;
}

const pagesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPages: build.query({
      ...queryWithSchema(parsePages, { service: 'contentLayout', path: '/pages' }),
      forceRefetch: staleAfter(DEDUPE_S),
      keepUnusedDataFor: KEEP_S,
      providesTags: ['Pages'],
    }),
    getPage: build.query({
      ...queryWithSchema(parsePage, ({ slug, filterMenu, sortMenu }: PageRequest) => ({
        service: 'contentLayout',
        path: `/pages/${encodePathSegment(slug)}`,
        query: { filterMenu, sortMenu },
      })),
      forceRefetch: staleAfter(DEDUPE_S),
      keepUnusedDataFor: KEEP_S,
      providesTags: (_page, _error, { slug }) => [itemTag('Pages', slug)],
    }),
  }),
});

export const { useGetPagesQuery, useGetPageQuery } = pagesApi;
export const { getPages, getPage } = pagesApi.endpoints;

/** Thunk that puts an earlier page list into the cache when fetching failed. */
export const restorePages = (pages: PageSummary[]) =>
  pagesApi.util.upsertQueryData('getPages', undefined, pages);
