import * as v from 'valibot';
import { personaliaSchema } from '../customer/schema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { optionalFields, fallbackWithReport } from '../parse/optionalFields.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { parserOf } from '../parse/parserOf.ts';

const consents = contractObject('Consents', {
  receiveEmail: v.boolean(),
  receiveSms: v.boolean(),
  personalizedMarketing: v.boolean(),
  shareContactInformationWithThirdParties: v.boolean(),
  contactThroughSocialMedia: v.boolean(),
});

/** The customer's consents (ACCT-25). */
export type Consents = v.InferOutput<typeof consents>;

/**
 * Consents are saved together, so either all are known or none: a guessed consent would be saved with the
 * others.
 */
function accountSchema(context: ParseContext) {
  return contractObject('Account', {
    personalia: v.fallback(
      v.optional(personaliaSchema(context), {}),
      fallbackWithReport(context, 'account personalia', {}),
    ),
    ...optionalFields(context, 'account', { consents }),
  });
}

/** The account: personal data and consents. */
export type Account = v.InferOutput<ReturnType<typeof accountSchema>>;

export const parseAccount = parserOf(accountSchema);
