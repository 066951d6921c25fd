import * as v from 'valibot';
import { isRequestError } from '../base/apiError.ts';
import { fitsContract } from '../parse/fitsContract.ts';
import type { Wire } from '../parse/wire.ts';

const item = fitsContract<Wire['SubscriptionErrorItems'][number]>()(
  v.pipe(
    v.object({ ErrorCode: v.string(), ErrorMessage: v.optional(v.string(), '') }),
    v.transform(({ ErrorCode: code, ErrorMessage: message }) => ({ code, message })),
  ),
);

/** Why the server refused a payment or a change. */
export type ErrorItem = v.InferOutput<typeof item>;

/**
 * The reasons in the body of a refused checkout, change or payment (SUB-06). Takes whatever a call failed with; what
 * carries no reasons has none, and what is no reason is left out.
 */
export function errorItems(error: unknown): readonly ErrorItem[] {
  if (!isRequestError(error) || !Array.isArray(error.body)) return [];
  return error.body.flatMap((one: unknown) => {
    const read = v.safeParse(item, one);
    return read.success ? [read.output] : [];
  });
}
