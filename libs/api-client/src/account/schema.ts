import * as v from 'valibot';
import { personaliaSchema } from '../customer/schema.ts';
import { fitsContract } from '../parse/fitsContract.ts';
import { optionalParts, reportedAs } from '../parse/optionalParts.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import type { Wire } from '../parse/wire.ts';

const consents = fitsContract<Wire['Consents']>()(
  v.object({
    receiveEmail: v.boolean(),
    receiveSms: v.boolean(),
    personalizedMarketing: v.boolean(),
    shareContactInformationWithThirdParties: v.boolean(),
    contactThroughSocialMedia: v.boolean(),
  }),
);

/** What a customer has agreed to (ACCT-25). */
export type Consents = v.InferOutput<typeof consents>;

/**
 * Consents are saved all together, so they are known all together or not at all: one that was guessed would be saved with the
 * others.
 */
function accountSchema(context: ParseContext) {
  return fitsContract<Wire['Account']>()(
    v.object({
      personalia: v.fallback(
        v.optional(personaliaSchema(context), {}),
        reportedAs({}, 'account personalia', context),
      ),
      ...optionalParts('account', { consents }, context),
    }),
  );
}

/** Who a customer is, and what he has agreed to. */
export type Account = v.InferOutput<ReturnType<typeof accountSchema>>;

export function parseAccount(body: unknown, context: ParseContext): Account {
  return v.parse(accountSchema(context), body);
}
