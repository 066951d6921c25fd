import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../base/api.ts';
import { reads } from '../base/reads.ts';
import { parseSearchResult, type SearchResult } from './schema.ts';

const searchApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The argument is the trimmed query, at least two characters.
    search: build.query<SearchResult, string>({
      ...reads(
        (query: string) => ({ service: 'contentSearch', path: '/search', query: { query } }),
        parseSearchResult,
      ),
      providesTags: ['Search'],
    }),
  }),
});

export const { useSearchQuery, useLazySearchQuery } = searchApi;
export const { search } = searchApi.endpoints;

/** Thunk that aborts a pending search request. */
export const giveUpSearch = (query: string) => (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) =>
  dispatch(searchApi.util.getRunningQueryThunk('search', query))?.abort();
