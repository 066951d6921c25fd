import { encodePathSegment } from '@tv/routes';
import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { staleAfter } from '../base/staleAfter.ts';
import { itemTag } from '../base/tagTypes.ts';
import { parseTitle } from './schema.ts';

/** Details are not refetched within this time (API-18). */
export const DETAILS_DEDUPE_S = 120;

export const titleApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getTitle: build.query({
      ...queryWithSchema(parseTitle, (id: string) => ({
        service: 'contentSearch',
        path: `/title/${encodePathSegment(id)}`,
      })),
      forceRefetch: staleAfter(DETAILS_DEDUPE_S),
      keepUnusedDataFor: DETAILS_DEDUPE_S,
      providesTags: (_title, _error, id) => [itemTag('Title', id)],
    }),
  }),
});

export const { useGetTitleQuery, useLazyGetTitleQuery } = titleApi;
export const { getTitle } = titleApi.endpoints;
