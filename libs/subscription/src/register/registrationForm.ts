import * as v from 'valibot';
import { consents, type Consents } from '../personalData/consents.ts';
import { newPassword } from '../personalData/newPassword.ts';

const filled = (fault: string) => v.pipe(v.string(), v.trim(), v.nonEmpty(fault));

const email = v.pipe(
  filled('Skriv e-postadressen din'),
  // Whether it is one the server decides; what can be none is not sent.
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

/** What is asked for when one signs up by e-mail, in the order in which it stands on the page. */
export const registrationForm = v.object({
  firstName: filled('Skriv fornavnet ditt'),
  lastName: filled('Skriv etternavnet ditt'),
  email,
  phoneNumber: filled('Skriv mobilnummeret ditt'),
  password: newPassword,
  ...agreements,
});

/** What is typed, before it is looked at. */
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

/** What is asked for where the wallet has said who one is. */
export const walletForm = v.object({ ...unasked, email: v.string(), ...agreements });

/** The same, where its address is not good enough. */
export const walletFormWithEmail = v.object({ ...unasked, email, ...agreements });

/** Any of the forms. */
export type RegistrationForm = typeof registrationForm | typeof walletForm | typeof walletFormWithEmail;

/** What of it is told to the server as consents. */
export function consentsOf(fields: RegistrationFields): Consents {
  return v.parse(consents, fields);
}
