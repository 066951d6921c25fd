import * as v from 'valibot';

export const MIN_PASSWORD_LENGTH = 8;

/** Schema of a new password. */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(MIN_PASSWORD_LENGTH, `Passordet må ha minst ${MIN_PASSWORD_LENGTH} tegn`),
);
