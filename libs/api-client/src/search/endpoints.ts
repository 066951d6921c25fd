import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf } from '../parse/lenient.ts';
import { parserOf } from '../parse/parserOf.ts';
import { swimlaneItems } from '../swimlane/schema.ts';

export const parseSearchResult = parserOf((context) => {
  const group = contractObject('SearchGroup', {
    type: v.picklist(['movies', 'series', 'programs', 'channels', 'kids']),
    title: v.optional(v.string()),
    items: swimlaneItems(context),
  });
  return contractObject('SearchResult', {
    query: v.optional(v.string()),
    groups: listOf(context, 'search group', group),
  });
});
export type SearchResult = ReturnType<typeof parseSearchResult>;

const searchApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The argument is the trimmed query, at least two characters.
    search: build.query<SearchResult, string>({
      ...queryWithSchema(parseSearchResult, (query: string) => ({
        service: 'contentSearch',
        path: '/search',
        query: { query },
      })),
      providesTags: ['Search'],
    }),
  }),
});

export const { useSearchQuery, useLazySearchQuery } = searchApi;
export const { search } = searchApi.endpoints;

/** Thunk that aborts a pending search request. */
export const abortSearch = (query: string) => (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) =>
  dispatch(searchApi.util.getRunningQueryThunk('search', query))?.abort();
