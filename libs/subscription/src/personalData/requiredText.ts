import * as v from 'valibot';

/**
 * Required text, sent as typed: the server validates it (ACCT-13).
 *
 * @param message error for a blank text
 */
export const requiredText = (message: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', message),
  );

/** Schema of the current password. */
export const existingPassword = v.pipe(v.string(), v.nonEmpty('Skriv passordet ditt'));

/** Reserves a line while its text loads. */
export const HINT_PLACEHOLDER = '\u00a0';
