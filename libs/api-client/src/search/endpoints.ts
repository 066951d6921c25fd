import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { parseSearchResult, type SearchResult } from './schema.ts';

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
