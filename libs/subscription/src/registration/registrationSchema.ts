import * as v from 'valibot';
import { consentsSchema, type ConsentFormValues } from '../personalData/consents/consents.ts';
import { newPassword } from '../personalData/personalDataSchemas.ts';

const requiredText = (message: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(message));

const email = v.pipe(
  requiredText('Skriv e-postadressen din'),
  // The server validates it further.
  v.regex(/^[^\s@]+@[^\s@]+$/, 'E-postadressen mangler noe. Den ser ut som navn@eksempel.no'),
);

/** All off by default (ACCT-25). */
export const NO_CONSENTS: ConsentFormValues = {
  receiveEmail: false,
  receiveSms: false,
  personalizedMarketing: false,
  shareContactInformationWithThirdParties: false,
  contactThroughSocialMedia: false,
};

const agreements = {
  ...consentsSchema.entries,
  hasAcceptedTerms: v.pipe(
    v.boolean(),
    v.check((isAccepted) => isAccepted, 'Du må godta vilkårene for å bli kunde'),
  ),
};

/** In page order. */
export const registrationSchema = v.object({
  firstName: requiredText('Skriv fornavnet ditt'),
  lastName: requiredText('Skriv etternavnet ditt'),
  email,
  phoneNumber: requiredText('Skriv mobilnummeret ditt'),
  password: newPassword,
  ...agreements,
});

export type RegistrationFields = v.InferInput<typeof registrationSchema>;

export const EMPTY_FIELDS: RegistrationFields = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  ...NO_CONSENTS,
  hasAcceptedTerms: false,
};

const hiddenFields = v.entriesFromList(['firstName', 'lastName', 'phoneNumber', 'password'], v.string());

/** The wallet provides name and phone number. */
export const walletRegistrationSchema = v.object({ ...hiddenFields, email: v.string(), ...agreements });

/** For a wallet address that was rejected. */
export const walletRegistrationWithEmailSchema = v.object({ ...hiddenFields, email, ...agreements });

export type RegistrationSchema =
  typeof registrationSchema | typeof walletRegistrationSchema | typeof walletRegistrationWithEmailSchema;

/** Returns the consents among the form's values. */
export const pickConsents = (fields: RegistrationFields): ConsentFormValues =>
  v.parse(consentsSchema, fields);
