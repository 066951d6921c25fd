/** The country's number, with or without which a phone number may be written. */
const PREFIX = /^(?:\+|00)47/;
const EIGHT_DIGITS = /^\d{8}$/;

/** A phone number as it is written by people: spaces, dots, dashes and brackets mean nothing. */
const bare = (text: string): string => text.replaceAll(/[\s.\-()]/g, '');

/**
 * The eight digits of a Norwegian phone number (ACCT-09), without `+47` or `0047` (ACCT-10).
 *
 * @returns undefined where it is none: other digits than eight, or something that is no digit
 */
export function norwegianDigits(text: string): string | undefined {
  const digits = bare(text).replace(PREFIX, '');
  return EIGHT_DIGITS.test(digits) ? digits : undefined;
}

/** The form that servers are told: 47 and eight digits (ACCT-11); undefined where it is no Norwegian number. */
export function normalisedPhone(text: string): string | undefined {
  const digits = norwegianDigits(text);
  return digits === undefined ? undefined : `47${digits}`;
}

/** What a server is told of a number that a customer typed: normalised where that can be, else as it stands. */
export function phoneToSend(text: string): string {
  return normalisedPhone(text) ?? text.trim();
}

/**
 * A number as it is read: spaces after the third and the fifth digit (ACCT-12). Takes the normalised form as well; what is
 * no Norwegian number is shown as it stands.
 */
export function phoneText(text: string): string {
  const digits = norwegianDigits(text) ?? norwegianDigits(bare(text).replace(/^47(?=\d{8}$)/, ''));
  return digits === undefined ? text : `${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`;
}
