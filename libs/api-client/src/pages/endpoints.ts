import { encoded } from '@tv/routes';
import { api } from '../base/api.ts';
import { olderThan } from '../base/olderThan.ts';
import { reads } from '../base/reads.ts';
import { itemTag } from '../base/tagTypes.ts';
import { parsePage, parsePages, type Page, type PageSummary } from './schema.ts';

/** Within this time a page is not asked for again (PAGE-68). */
const DEDUPE_S = 30;

/** Kept for going back: the old page shows at once while a new one is asked for. */
const KEEP_S = 15 * 60;

export interface PageRequest {
  readonly slug: string;
  /** The chosen filter and order, passed on from the address of the page. */
  readonly filterMenu?: string | undefined;
  readonly sortMenu?: string | undefined;
}

const pagesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPages: build.query<PageSummary[], void>({
      ...reads(() => ({ service: 'contentLayout', path: '/pages' }), parsePages),
      forceRefetch: olderThan(DEDUPE_S),
      keepUnusedDataFor: KEEP_S,
      providesTags: ['Pages'],
    }),
    getPage: build.query<Page, PageRequest>({
      ...reads(
        ({ slug, filterMenu, sortMenu }: PageRequest) => ({
          service: 'contentLayout',
          path: `/pages/${encoded(slug)}`,
          query: { filterMenu, sortMenu },
        }),
        parsePage,
      ),
      forceRefetch: olderThan(DEDUPE_S),
      keepUnusedDataFor: KEEP_S,
      providesTags: (_page, _error, { slug }) => [itemTag('Pages', slug)],
    }),
  }),
});

export const { useGetPagesQuery, useGetPageQuery } = pagesApi;
export const { getPages, getPage } = pagesApi.endpoints;

/** Puts a page list of before into the store in place of one that could not be fetched; to be dispatched. */
export const restorePages = (pages: PageSummary[]) =>
  pagesApi.util.upsertQueryData('getPages', undefined, pages);
