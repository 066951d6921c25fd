import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { parsePackages } from './schema.ts';

const KEEP_S = 15 * 60;

const settingsApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getPackages: build.query({
      ...queryWithSchema(parsePackages, { service: 'gateway', path: '/settings' }),
      keepUnusedDataFor: KEEP_S,
      providesTags: ['Settings'],
    }),
  }),
});

/** The packages on sale. The shell fetches them at start (PKG-02) and they stay cached. */
export const { useGetPackagesQuery } = settingsApi;
export const { getPackages } = settingsApi.endpoints;
