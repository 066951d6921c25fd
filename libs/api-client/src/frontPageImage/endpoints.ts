import * as v from 'valibot';
import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { fitsContract, type Wire } from '../parse/fitsContract.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { imageUrl } from '../parse/urls.ts';

/** Rarely changes and is not visible on the page itself. */
const KEEP_S = 15 * 60;

const frontPageImageApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getFrontPageImage: build.query<FrontPageImage, void>({
      ...queryWithSchema(() => ({ service: 'contentQuery', path: '/frontpage-image' }), parseFrontPageImage),
      keepUnusedDataFor: KEEP_S,
    }),
  }),
});

export const { useGetFrontPageImageQuery } = frontPageImageApi;
export const { getFrontPageImage } = frontPageImageApi.endpoints;

function frontPageImageSchema(context: ParseContext) {
  return fitsContract<Wire['FrontpageImage']>()(v.object({ url: imageUrl(context) }));
}

/** The share image of the front page (PAGE-69). */
export type FrontPageImage = v.InferOutput<ReturnType<typeof frontPageImageSchema>>;

export function parseFrontPageImage(body: unknown, context: ParseContext): FrontPageImage {
  return v.parse(frontPageImageSchema(context), body);
}
