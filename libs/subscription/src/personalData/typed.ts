import * as v from 'valibot';

/**
 * Something that has to be written. What it is worth the server decides (ACCT-13), and it is sent as it was typed.
 *
 * @param fault  what is said where nothing is written
 */
export const typed = (fault: string) =>
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', fault),
  );

/** The password that one signs in with. */
export const presentPassword = v.pipe(v.string(), v.nonEmpty('Skriv passordet ditt'));

/** Keeps the line of a text that is on its way, so that nothing moves when it comes. */
export const NO_WORDS = '\u00a0';
