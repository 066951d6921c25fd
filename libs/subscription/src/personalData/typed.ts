import * as v from 'valibot';

/**
 * Required text, sent as typed: the server validates it (ACCT-13).
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

/** Reserves a line while its text loads. */
export const NO_WORDS = '\u00a0';
