import * as v from 'valibot';
import { personaliaSchema } from '../customer/schema.ts';
import { contractObject } from '../parse/fitsContract.ts';
import { fallbackWithReport, optionalFields } from '../parse/lenient.ts';
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
 * The account: personal data and consents. Either all consents are known or none: a guessed consent would be saved
 * with the others.
 */
export const parseAccount = parserOf((context) =>
  contractObject('Account', {
    personalia: v.fallback(
      v.optional(personaliaSchema(context), {}),
      fallbackWithReport(context, 'account personalia', {}),
    ),
    ...optionalFields(context, 'account', { consents }),
  }),
);
export type Account = ReturnType<typeof parseAccount>;
