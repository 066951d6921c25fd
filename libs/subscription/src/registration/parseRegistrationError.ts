import { isRequestError } from '@tv/api-client';
import { parseErrorBody } from '../form/formErrors.ts';

export const FIELD_NAMES = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'password',
  'voucherCode',
  'code',
] as const;

type FieldName = (typeof FIELD_NAMES)[number];

export interface RegistrationFieldError {
  readonly code: string;
  readonly message: string;
  readonly field: FieldName | undefined;
}

/**
 * Parses a refusal. 409: the customer exists (SIGNUP-08). 400: invalid input (SIGNUP-09), in the e-mail address
 * unless the server names another field.
 *
 * @returns undefined if unrelated to the input (SIGNUP-10)
 */
export function parseRegistrationError(error: unknown): RegistrationFieldError | undefined {
  if (!isRequestError(error)) return undefined;
  if (error.status === 409) return { code: 'USER_EXISTS', message: 'User already exists', field: 'email' };
  if (error.status !== 400) return undefined;
  const { code, field } = parseErrorBody(error.body);
  const known = FIELD_NAMES.find((name) => name === field);
  return {
    code:
      known === undefined || known === 'email' ? 'EMAIL_VALIDATION_FAILURE' : (code ?? 'VALIDATION_FAILED'),
    message: 'Email validation failed',
    field: field === undefined ? 'email' : known,
  };
}

const TEXTS: Readonly<Record<FieldName, string>> = {
  firstName: 'Fornavnet kan ikke brukes. Sjekk at det er riktig skrevet',
  lastName: 'Etternavnet kan ikke brukes. Sjekk at det er riktig skrevet',
  email: 'E-postadressen kan ikke brukes. Sjekk at den er riktig skrevet',
  phoneNumber: 'Mobilnummeret kan ikke brukes. Skriv et norsk mobilnummer med åtte siffer',
  password: 'Passordet kan ikke brukes. Velg et lengre eller mindre vanlig passord',
  voucherCode: 'Ugyldig kode',
  code: 'Innloggingen med Vipps ble avbrutt eller er for gammel. Prøv igjen',
};

export const fieldErrorText = (field: FieldName): string => TEXTS[field];

export const USER_EXISTS_TEXT = 'Det finnes allerede en konto med denne e-postadressen';
