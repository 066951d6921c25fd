import * as v from 'valibot';
import { fitsContract } from '../parse/fitsContract.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { imageUrl } from '../parse/urls.ts';
import type { Wire } from '../parse/wire.ts';

function frontPageImageSchema(context: ParseContext) {
  return fitsContract<Wire['FrontpageImage']>()(v.object({ url: imageUrl(context) }));
}

/** The share image of the front page (PAGE-69). */
export type FrontPageImage = v.InferOutput<ReturnType<typeof frontPageImageSchema>>;

export function parseFrontPageImage(body: unknown, context: ParseContext): FrontPageImage {
  return v.parse(frontPageImageSchema(context), body);
}
