import { encodePathSegment } from '@tv/routes';
import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { itemTag } from '../base/tagTypes.ts';
import { parseSeries } from './schema.ts';

const seriesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // Contains the user's position in the series, so it is always refetched (COVER-20).
    getSeries: build.query({
      ...queryWithSchema(parseSeries, (id: string) => ({
        service: 'contentSearch',
        path: `/series/${encodePathSegment(id)}/`,
        cache: 'no-cache',
        headers: { 'Cache-Control': 'no-cache' },
      })),
      forceRefetch: () => true,
      providesTags: (_series, _error, id) => [itemTag('Title', `series ${id}`)],
    }),
  }),
});

export const { useGetSeriesQuery } = seriesApi;
export const { getSeries } = seriesApi.endpoints;
