import { api } from '../base/api.ts';
import { reads } from '../base/reads.ts';
import { parseFrontPageImage, type FrontPageImage } from './schema.ts';

/** Rarely changes and is not visible on the page itself. */
const KEEP_S = 15 * 60;

const frontPageImageApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getFrontPageImage: build.query<FrontPageImage, void>({
      ...reads(() => ({ service: 'contentQuery', path: '/frontpage-image' }), parseFrontPageImage),
      keepUnusedDataFor: KEEP_S,
    }),
  }),
});

export const { useGetFrontPageImageQuery } = frontPageImageApi;
export const { getFrontPageImage } = frontPageImageApi.endpoints;
