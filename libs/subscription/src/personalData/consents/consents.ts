import * as v from 'valibot';

/** All off by default (ACCT-25). */
export const consentsSchema = v.object({
  receiveEmail: v.boolean(),
  receiveSms: v.boolean(),
  personalizedMarketing: v.boolean(),
  shareContactInformationWithThirdParties: v.boolean(),
  contactThroughSocialMedia: v.boolean(),
});

export type ConsentFormValues = v.InferOutput<typeof consentsSchema>;

/** In display order. */
export const CONSENT_NAMES = [
  'receiveEmail',
  'receiveSms',
  'personalizedMarketing',
  'shareContactInformationWithThirdParties',
  'contactThroughSocialMedia',
] as const satisfies readonly (keyof ConsentFormValues)[];

export const CONSENT_LABELS: Readonly<Record<keyof ConsentFormValues, string>> = {
  receiveEmail: 'Send meg tips og tilbud på e-post',
  receiveSms: 'Send meg tips og tilbud på SMS',
  personalizedMarketing: 'Tilpass anbefalinger og reklame til meg',
  shareContactInformationWithThirdParties: 'Del kontaktopplysningene mine med samarbeidspartnere',
  contactThroughSocialMedia: 'Kontakt meg i sosiale medier',
};
