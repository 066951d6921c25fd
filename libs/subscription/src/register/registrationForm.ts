import * as v from 'valibot';
import { consents, type Consents } from '../personalData/consents.ts';
import { newPassword } from '../personalData/newPassword.ts';

const filled = (fault: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(fault));

const email = v.pipe(
  filled('Skriv e-postadressen din'),
  // The server validates it further.
  v.regex(/^[^\s@]+@[^\s@]+$/, 'E-postadressen mangler noe. Den ser ut som navn@eksempel.no'),
);

export const NO_CONSENTS: Consents = {
  receiveEmail: false,
  receiveSms: false,
  personalizedMarketing: false,
  shareContactInformationWithThirdParties: false,
  contactThroughSocialMedia: false,
};

const agreements = {
  ...consents.entries,
  hasAcceptedTerms: v.pipe(
    v.boolean(),
    v.check((isAccepted) => isAccepted, 'Du må godta vilkårene for å bli kunde'),
  ),
};

/** In page order. */
export const registrationForm = v.object({
  firstName: filled('Skriv fornavnet ditt'),
  lastName: filled('Skriv etternavnet ditt'),
  email,
  phoneNumber: filled('Skriv mobilnummeret ditt'),
  password: newPassword,
  ...agreements,
});

export type RegistrationFields = v.InferInput<typeof registrationForm>;

export const EMPTY_FIELDS: RegistrationFields = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  password: '',
  ...NO_CONSENTS,
  hasAcceptedTerms: false,
};

const unasked = {
  firstName: v.string(),
  lastName: v.string(),
  phoneNumber: v.string(),
  password: v.string(),
};

/** The wallet provides name and phone number. */
export const walletForm = v.object({ ...unasked, email: v.string(), ...agreements });

/** For a wallet address that was rejected. */
export const walletFormWithEmail = v.object({ ...unasked, email, ...agreements });

export type RegistrationForm = typeof registrationForm | typeof walletForm | typeof walletFormWithEmail;

/** The consents among the form's values. */
export function consentsOf(fields: RegistrationFields): Consents {
  return v.parse(consents, fields);
}
