import * as v from 'valibot';
import { isRequestError } from '../base/apiError.ts';
import { fitsContract, type Wire } from '../parse/fitsContract.ts';

const item = fitsContract<Wire['SubscriptionErrorItems'][number]>()(
  v.pipe(
    v.object({ ErrorCode: v.string(), ErrorMessage: v.optional(v.string(), '') }),
    v.transform(({ ErrorCode: code, ErrorMessage: message }) => ({ code, message })),
  ),
);

/** A server's reason for refusing a payment or a change. */
export type ErrorItem = v.InferOutput<typeof item>;

/**
 * Returns the reasons in the body of a refused checkout, change or payment (SUB-06). Accepts any error; unreadable
 * reasons are dropped.
 */
export function errorItems(error: unknown): readonly ErrorItem[] {
  if (!isRequestError(error) || !Array.isArray(error.body)) return [];
  return error.body.flatMap((one: unknown) => {
    const read = v.safeParse(item, one);
    return read.success ? [read.output] : [];
  });
}
