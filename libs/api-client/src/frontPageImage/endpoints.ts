import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { parserOf } from '../parse/parserOf.ts';
import { imageUrl } from '../parse/urls.ts';

/** The share image of the front page (PAGE-69). */
export const parseFrontPageImage = parserOf((context) =>
  contractObject('FrontpageImage', { url: imageUrl(context) }),
);
export type FrontPageImage = ReturnType<typeof parseFrontPageImage>;

/** Rarely changes and is not visible on the page itself. */
const KEEP_S = 15 * 60;

const frontPageImageApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getFrontPageImage: build.query({
      ...queryWithSchema(parseFrontPageImage, { service: 'contentQuery', path: '/frontpage-image' }),
      keepUnusedDataFor: KEEP_S,
    }),
  }),
});

export const { useGetFrontPageImageQuery } = frontPageImageApi;
export const { getFrontPageImage } = frontPageImageApi.endpoints;
