import * as v from 'valibot';

/** Requires a text, sent as typed: the server validates it (ACCT-13). @param message error for a blank text */
export const requiredText = (message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', message),
  );

export const MIN_PASSWORD_LENGTH = 8;

export const newPassword = v.pipe(
  v.string(),
  v.minLength(MIN_PASSWORD_LENGTH, `Passordet må ha minst ${MIN_PASSWORD_LENGTH} tegn`),
);

export const existingPassword = v.pipe(v.string(), v.nonEmpty('Skriv passordet ditt'));

const MISMATCH_TEXT = 'Passordene er ikke like';
const newPasswordFields = { newPassword, repeated: v.string() };

const isRepeated = (fields: { readonly newPassword: string; readonly repeated: string }): boolean =>
  fields.newPassword === fields.repeated;

export const passwordResetSchema = v.pipe(
  v.object(newPasswordFields),
  v.forward(v.partialCheck([['newPassword'], ['repeated']], isRepeated, MISMATCH_TEXT), ['repeated']),
);

export const passwordChangeSchema = v.pipe(
  v.object({ currentPassword: existingPassword, ...newPasswordFields }),
  v.forward(v.partialCheck([['newPassword'], ['repeated']], isRepeated, MISMATCH_TEXT), ['repeated']),
);
