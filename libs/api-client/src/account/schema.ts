import * as v from 'valibot';
import { personaliaSchema } from '../customer/schema.ts';
import { fitsContract, type Wire } from '../parse/fitsContract.ts';
import { optionalFields, fallbackWithReport } from '../parse/optionalFields.ts';
import type { ParseContext } from '../parse/parseContext.ts';

const consents = fitsContract<Wire['Consents']>()(
  v.object({
    receiveEmail: v.boolean(),
    receiveSms: v.boolean(),
    personalizedMarketing: v.boolean(),
    shareContactInformationWithThirdParties: v.boolean(),
    contactThroughSocialMedia: v.boolean(),
  }),
);

/** The customer's consents (ACCT-25). */
export type Consents = v.InferOutput<typeof consents>;

/**
 * Consents are saved together, so either all are known or none: a guessed consent would be saved with the
 * others.
 */
function accountSchema(context: ParseContext) {
  return fitsContract<Wire['Account']>()(
    v.object({
      personalia: v.fallback(
        v.optional(personaliaSchema(context), {}),
        fallbackWithReport({}, 'account personalia', context),
      ),
      ...optionalFields('account', { consents }, context),
    }),
  );
}

/** The account: personal data and consents. */
export type Account = v.InferOutput<ReturnType<typeof accountSchema>>;

export function parseAccount(body: unknown, context: ParseContext): Account {
  return v.parse(accountSchema(context), body);
}
