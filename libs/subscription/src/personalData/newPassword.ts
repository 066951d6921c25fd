import * as v from 'valibot';

/** So long a password is at least. */
export const PASSWORD_LENGTH = 8;

/** A password that is to be. */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(PASSWORD_LENGTH, `Passordet må ha minst ${PASSWORD_LENGTH} tegn`),
);
