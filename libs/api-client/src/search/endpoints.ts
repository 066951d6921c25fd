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
    }),
  }),
});

export const { useSearchQuery, useLazySearchQuery } = searchApi;
export const { search } = searchApi.endpoints;
