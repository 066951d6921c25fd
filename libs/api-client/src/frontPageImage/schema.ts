import * as v from 'valibot';
import { pictureAddress } from '../parse/address.ts';
import { fitsContract } from '../parse/fitsContract.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import type { Wire } from '../parse/wire.ts';

function frontPageImageSchema(context: ParseContext) {
  return fitsContract<Wire['FrontpageImage']>()(v.object({ url: pictureAddress(context) }));
}

/** The share image of the front page (PAGE-69). */
export type FrontPageImage = v.InferOutput<ReturnType<typeof frontPageImageSchema>>;

export function parseFrontPageImage(body: unknown, context: ParseContext): FrontPageImage {
  return v.parse(frontPageImageSchema(context), body);
}
