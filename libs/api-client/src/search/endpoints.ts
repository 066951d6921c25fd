import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../base/api.ts';
import { reads } from '../base/reads.ts';
import { parseSearchResult, type SearchResult } from './schema.ts';

const searchApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // The argument is what was typed, trimmed, at least two characters.
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

/** Gives up a search that is still on its way, on the network too; to be dispatched. */
export const giveUpSearch = (query: string) => (dispatch: ThunkDispatch<unknown, unknown, UnknownAction>) =>
  dispatch(searchApi.util.getRunningQueryThunk('search', query))?.abort();
