import * as v from 'valibot';
import { isRequestError } from '@tv/api-client';

/** A refused change of personal data. */
export interface ChangeError<Field extends string> {
  readonly code: ChangeErrorCode;
  /** For logs; users see `changeErrorText`. */
  readonly message: string;
  readonly field: Field;
}

export type ChangeErrorCode =
  | 'EMAIL_EXISTS'
  | 'EMAIL_VALIDATION_FAILURE'
  | 'PHONE_NUMBER_VALIDATION_FAILURE'
  | 'INCORRECT_PASSWORD'
  | 'PASSWORD_VALIDATION_FAILURE'
  | 'TOKEN_EXPIRED';

const MESSAGES: Readonly<Record<ChangeErrorCode, string>> = {
  EMAIL_EXISTS: 'Email already exists',
  EMAIL_VALIDATION_FAILURE: 'Email validation failed',
  PHONE_NUMBER_VALIDATION_FAILURE: 'Phone number validation failed',
  INCORRECT_PASSWORD: 'Incorrect password',
  PASSWORD_VALIDATION_FAILURE: 'Password validation failed',
  TOKEN_EXPIRED: 'Token expired',
};

const ERROR_TEXTS: Readonly<Record<ChangeErrorCode, string>> = {
  EMAIL_EXISTS: 'E-postadressen er i bruk på en annen konto',
  EMAIL_VALIDATION_FAILURE: 'E-postadressen kan ikke brukes. Sjekk at den er riktig skrevet',
  PHONE_NUMBER_VALIDATION_FAILURE:
    'Mobilnummeret kan ikke brukes. Skriv et norsk mobilnummer med åtte siffer',
  INCORRECT_PASSWORD: 'Passordet er feil',
  PASSWORD_VALIDATION_FAILURE: 'Passordet kan ikke brukes. Velg et lengre eller mindre vanlig passord',
  TOKEN_EXPIRED: 'Lenken er utløpt eller brukt',
};

/** Error text for users. */
export function changeErrorText(code: ChangeErrorCode): string {
  return ERROR_TEXTS[code];
}

const body = v.object({
  code: v.fallback(v.optional(v.string()), undefined),
  field: v.fallback(v.optional(v.string()), undefined),
});

function toChangeError<Field extends string>(code: ChangeErrorCode, field: Field): ChangeError<Field> {
  return { code, message: MESSAGES[code], field };
}

function parseBody(error: { readonly body: unknown }): v.InferOutput<typeof body> {
  const read = v.safeParse(body, error.body);
  return read.success ? read.output : { code: undefined, field: undefined };
}

/** A 401 with a valid token can only mean that. */
function isWrongPassword(status: number, hasToken: boolean): boolean {
  return status === 403 || (status === 401 && hasToken);
}

/**
 * Error of a refused e-mail change (ACCT-15…17).
 *
 * @param hasToken whether the access token is valid
 * @returns undefined if the error does not concern the input
 */
export function emailChangeError(
  error: unknown,
  hasToken: boolean,
): ChangeError<'email' | 'password'> | undefined {
  if (!isRequestError(error)) return undefined;
  if (isWrongPassword(error.status, hasToken)) return toChangeError('INCORRECT_PASSWORD', 'password');
  if (error.status === 409) return toChangeError('EMAIL_EXISTS', 'email');
  return error.status === 400 ? toChangeError('EMAIL_VALIDATION_FAILURE', 'email') : undefined;
}

/** As {@link emailChangeError}, for the phone number (ACCT-19, ACCT-20). */
export function phoneChangeError(
  error: unknown,
  hasToken: boolean,
): ChangeError<'phoneNumber' | 'password'> | undefined {
  if (!isRequestError(error)) return undefined;
  if (isWrongPassword(error.status, hasToken)) return toChangeError('INCORRECT_PASSWORD', 'password');
  return error.status === 400 ? toChangeError('PHONE_NUMBER_VALIDATION_FAILURE', 'phoneNumber') : undefined;
}

/** As {@link emailChangeError}, for the password. */
export function passwordChangeError(
  error: unknown,
  hasToken: boolean,
): ChangeError<'currentPassword' | 'newPassword'> | undefined {
  if (!isRequestError(error)) return undefined;
  if (isWrongPassword(error.status, hasToken)) return toChangeError('INCORRECT_PASSWORD', 'currentPassword');
  return error.status === 400 ? toChangeError('PASSWORD_VALIDATION_FAILURE', 'newPassword') : undefined;
}

/** Error of a refused password reset: the token, unless the server names the password. */
export function passwordResetError(error: unknown): ChangeError<'token' | 'newPassword'> | undefined {
  if (!isRequestError(error, 400)) return undefined;
  const { code, field } = parseBody(error);
  const isPassword = field === 'newPassword' || code === 'PASSWORD_VALIDATION_FAILURE';
  return isPassword
    ? toChangeError('PASSWORD_VALIDATION_FAILURE', 'newPassword')
    : toChangeError('TOKEN_EXPIRED', 'token');
}
