import * as v from 'valibot';

/**
 * Schema of a required text. Only the server validates its content (ACCT-13); it is sent as typed.
 *
 * @param message error for a blank text
 */
export const typed = (fault: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', fault),
  );

/** Schema of the current password. */
export const presentPassword = v.pipe(v.string(), v.nonEmpty('Skriv passordet ditt'));

/** Non-breaking space that reserves a line while its text loads. */
export const NO_WORDS = '\u00a0';
