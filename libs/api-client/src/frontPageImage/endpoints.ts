import type * as v from 'valibot';
import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { parserOf } from '../parse/parserOf.ts';
import { imageUrl } from '../parse/urls.ts';

function frontPageImageSchema(context: ParseContext) {
  return contractObject('FrontpageImage', { url: imageUrl(context) });
}

/** The share image of the front page (PAGE-69). */
export type FrontPageImage = v.InferOutput<ReturnType<typeof frontPageImageSchema>>;

export const parseFrontPageImage = parserOf(frontPageImageSchema);

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
