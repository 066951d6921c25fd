import { isRequestError } from '@tv/api-client';
import { parseErrorBody } from '../form/formErrors.ts';

/** A refused change of personal data. */
export interface ChangeError<Field extends string> {
  readonly code: ChangeErrorCode;
  /** For logs; users see `changeErrorText`. */
  readonly message: string;
  readonly field: Field;
}

const MESSAGES = {
  EMAIL_EXISTS: 'Email already exists',
  EMAIL_VALIDATION_FAILURE: 'Email validation failed',
  PHONE_NUMBER_VALIDATION_FAILURE: 'Phone number validation failed',
  INCORRECT_PASSWORD: 'Incorrect password',
  PASSWORD_VALIDATION_FAILURE: 'Password validation failed',
  TOKEN_EXPIRED: 'Token expired',
} as const;

type ChangeErrorCode = keyof typeof MESSAGES;

const ERROR_TEXTS: Readonly<Record<ChangeErrorCode, string>> = {
  EMAIL_EXISTS: 'E-postadressen er i bruk på en annen konto',
  EMAIL_VALIDATION_FAILURE: 'E-postadressen kan ikke brukes. Sjekk at den er riktig skrevet',
  PHONE_NUMBER_VALIDATION_FAILURE:
    'Mobilnummeret kan ikke brukes. Skriv et norsk mobilnummer med åtte siffer',
  INCORRECT_PASSWORD: 'Passordet er feil',
  PASSWORD_VALIDATION_FAILURE: 'Passordet kan ikke brukes. Velg et lengre eller mindre vanlig passord',
  TOKEN_EXPIRED: 'Lenken er utløpt eller brukt',
};

export const changeErrorText = (code: ChangeErrorCode): string => ERROR_TEXTS[code];

function toChangeError<Field extends string>(code: ChangeErrorCode, field: Field): ChangeError<Field> {
  return { code, message: MESSAGES[code], field };
}

const INVALID_CODES = {
  email: 'EMAIL_VALIDATION_FAILURE',
  phoneNumber: 'PHONE_NUMBER_VALIDATION_FAILURE',
  newPassword: 'PASSWORD_VALIDATION_FAILURE',
} as const;

/**
 * Returns the error of a refused change, which a password confirms (ACCT-15…17, ACCT-19, ACCT-20).
 *
 * @param hasToken whether the access token is valid
 * @returns undefined if unrelated to the input
 */
export function refusedChange<Field extends keyof typeof INVALID_CODES, PasswordField extends string>(
  error: unknown,
  hasToken: boolean,
  field: Field,
  passwordField: PasswordField,
): ChangeError<Field | PasswordField> | undefined {
  if (!isRequestError(error)) return undefined;
  const { status } = error;
  // A 401 with a valid token can only mean that.
  if (status === 403 || (status === 401 && hasToken))
    return toChangeError('INCORRECT_PASSWORD', passwordField);
  if (status === 409 && field === 'email') return toChangeError('EMAIL_EXISTS', field);
  return status === 400 ? toChangeError(INVALID_CODES[field], field) : undefined;
}

/** Returns the error of a refused password reset: the token, unless the server names the password. */
export function passwordResetError(error: unknown): ChangeError<'token' | 'newPassword'> | undefined {
  if (!isRequestError(error, 400)) return undefined;
  const { code, field } = parseErrorBody(error.body);
  const isPassword = field === 'newPassword' || code === 'PASSWORD_VALIDATION_FAILURE';
  return isPassword
    ? toChangeError('PASSWORD_VALIDATION_FAILURE', 'newPassword')
    : toChangeError('TOKEN_EXPIRED', 'token');
}
