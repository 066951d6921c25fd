import * as v from 'valibot';

export const CONSENT_LABELS = {
  receiveEmail: 'Send meg tips og tilbud på e-post',
  receiveSms: 'Send meg tips og tilbud på SMS',
  personalizedMarketing: 'Tilpass anbefalinger og reklame til meg',
  shareContactInformationWithThirdParties: 'Del kontaktopplysningene mine med samarbeidspartnere',
  contactThroughSocialMedia: 'Kontakt meg i sosiale medier',
} as const;

/** In display order. */
export const CONSENT_NAMES = [
  'receiveEmail',
  'receiveSms',
  'personalizedMarketing',
  'shareContactInformationWithThirdParties',
  'contactThroughSocialMedia',
] as const satisfies readonly (keyof typeof CONSENT_LABELS)[];

export const consentsSchema = v.object(v.entriesFromList(CONSENT_NAMES, v.boolean()));

export type ConsentFormValues = v.InferOutput<typeof consentsSchema>;
