import * as v from 'valibot';
import { isRequestError } from '@tv/api-client';

/** A refused change of personal data. */
export interface ChangeFailure<Field extends string> {
  readonly code: ChangeCode;
  /** For logs; users see `changeErrorText`. */
  readonly message: string;
  readonly field: Field;
}

export type ChangeCode =
  | 'EMAIL_EXISTS'
  | 'EMAIL_VALIDATION_FAILURE'
  | 'PHONE_NUMBER_VALIDATION_FAILURE'
  | 'INCORRECT_PASSWORD'
  | 'PASSWORD_VALIDATION_FAILURE'
  | 'TOKEN_EXPIRED';

const MESSAGES: Readonly<Record<ChangeCode, string>> = {
  EMAIL_EXISTS: 'Email already exists',
  EMAIL_VALIDATION_FAILURE: 'Email validation failed',
  PHONE_NUMBER_VALIDATION_FAILURE: 'Phone number validation failed',
  INCORRECT_PASSWORD: 'Incorrect password',
  PASSWORD_VALIDATION_FAILURE: 'Password validation failed',
  TOKEN_EXPIRED: 'Token expired',
};

const FAULTS: Readonly<Record<ChangeCode, string>> = {
  EMAIL_EXISTS: 'E-postadressen er i bruk på en annen konto',
  EMAIL_VALIDATION_FAILURE: 'E-postadressen kan ikke brukes. Sjekk at den er riktig skrevet',
  PHONE_NUMBER_VALIDATION_FAILURE:
    'Mobilnummeret kan ikke brukes. Skriv et norsk mobilnummer med åtte siffer',
  INCORRECT_PASSWORD: 'Passordet er feil',
  PASSWORD_VALIDATION_FAILURE: 'Passordet kan ikke brukes. Velg et lengre eller mindre vanlig passord',
  TOKEN_EXPIRED: 'Lenken er utløpt eller brukt',
};

/** Error text for users. */
export function changeFault(code: ChangeCode): string {
  return FAULTS[code];
}

const body = v.object({
  code: v.fallback(v.optional(v.string()), undefined),
  field: v.fallback(v.optional(v.string()), undefined),
});

function failure<Field extends string>(code: ChangeCode, field: Field): ChangeFailure<Field> {
  return { code, message: MESSAGES[code], field };
}

function said(error: { readonly body: unknown }): v.InferOutput<typeof body> {
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
export function emailFailure(
  error: unknown,
  hasToken: boolean,
): ChangeFailure<'email' | 'password'> | undefined {
  if (!isRequestError(error)) return undefined;
  if (isWrongPassword(error.status, hasToken)) return failure('INCORRECT_PASSWORD', 'password');
  if (error.status === 409) return failure('EMAIL_EXISTS', 'email');
  return error.status === 400 ? failure('EMAIL_VALIDATION_FAILURE', 'email') : undefined;
}

/** As {@link emailChangeError}, for the phone number (ACCT-19, ACCT-20). */
export function phoneFailure(
  error: unknown,
  hasToken: boolean,
): ChangeFailure<'phoneNumber' | 'password'> | undefined {
  if (!isRequestError(error)) return undefined;
  if (isWrongPassword(error.status, hasToken)) return failure('INCORRECT_PASSWORD', 'password');
  return error.status === 400 ? failure('PHONE_NUMBER_VALIDATION_FAILURE', 'phoneNumber') : undefined;
}

/** As {@link emailChangeError}, for the password. */
export function passwordFailure(
  error: unknown,
  hasToken: boolean,
): ChangeFailure<'currentPassword' | 'newPassword'> | undefined {
  if (!isRequestError(error)) return undefined;
  if (isWrongPassword(error.status, hasToken)) return failure('INCORRECT_PASSWORD', 'currentPassword');
  return error.status === 400 ? failure('PASSWORD_VALIDATION_FAILURE', 'newPassword') : undefined;
}

/** Error of a refused password reset: the token, unless the server names the password. */
export function resetFailure(error: unknown): ChangeFailure<'token' | 'newPassword'> | undefined {
  if (!isRequestError(error, 400)) return undefined;
  const { code, field } = said(error);
  const isPassword = field === 'newPassword' || code === 'PASSWORD_VALIDATION_FAILURE';
  return isPassword
    ? failure('PASSWORD_VALIDATION_FAILURE', 'newPassword')
    : failure('TOKEN_EXPIRED', 'token');
}
