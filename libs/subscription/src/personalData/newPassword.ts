import * as v from 'valibot';

export const PASSWORD_LENGTH = 8;

/** Schema of a new password. */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(PASSWORD_LENGTH, `Passordet må ha minst ${PASSWORD_LENGTH} tegn`),
);
