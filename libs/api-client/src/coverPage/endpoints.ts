import { encodePathSegment } from '@tv/routes';
import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { staleAfter } from '../base/staleAfter.ts';
import { itemTag } from '../base/tagTypes.ts';
import { DETAILS_DEDUPE_S } from '../title/endpoints.ts';
import { parseCoverPage, parseProviderVariants } from './schema.ts';

const coverPageApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSuperCoverPage: build.query({
      ...queryWithSchema(parseCoverPage, (id: string) => ({
        service: 'contentSearch',
        path: `/coverpage/super/${encodePathSegment(id)}/`,
      })),
      forceRefetch: staleAfter(DETAILS_DEDUPE_S),
      keepUnusedDataFor: DETAILS_DEDUPE_S,
      providesTags: (_page, _error, id) => [itemTag('CoverPage', id)],
    }),
    getSeriesCoverPage: build.query({
      ...queryWithSchema(parseCoverPage, (id: string) => ({
        service: 'contentSearch',
        path: `/coverpage/series/${encodePathSegment(id)}`,
      })),
      forceRefetch: staleAfter(DETAILS_DEDUPE_S),
      keepUnusedDataFor: DETAILS_DEDUPE_S,
      providesTags: (_page, _error, id) => [itemTag('CoverPage', id)],
    }),
    getProviderVariants: build.query({
      ...queryWithSchema(parseProviderVariants, (link: string) => ({ link })),
      keepUnusedDataFor: DETAILS_DEDUPE_S,
      providesTags: (_variants, _error, link) => [itemTag('CoverPage', link)],
    }),
  }),
});

export const { useGetSuperCoverPageQuery, useGetSeriesCoverPageQuery, useGetProviderVariantsQuery } =
  coverPageApi;
export const { getSuperCoverPage, getSeriesCoverPage, getProviderVariants } = coverPageApi.endpoints;
