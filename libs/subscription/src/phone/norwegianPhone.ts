const PREFIX = /^(?:\+|00)47/;
const EIGHT_DIGITS = /^\d{8}$/;

const stripSeparators = (text: string): string => text.replaceAll(/[\s.\-()]/g, '');

/** Returns the eight digits of a Norwegian number (ACCT-09), without `+47` or `0047` (ACCT-10); else undefined. */
export function parseNorwegianPhone(text: string): string | undefined {
  const digits = stripSeparators(text).replace(PREFIX, '');
  return EIGHT_DIGITS.test(digits) ? digits : undefined;
}

/** Converts to the API format: 47 and eight digits (ACCT-11). */
export function normalizePhone(text: string): string | undefined {
  const digits = parseNorwegianPhone(text);
  return digits === undefined ? undefined : `47${digits}`;
}

/** Formats a number for a request: normalized if possible, else as typed. */
export const phoneForRequest = (text: string): string => normalizePhone(text) ?? text.trim();

/** Adds spaces after the third and fifth digit (ACCT-12); other numbers are unchanged. */
export function formatPhone(text: string): string {
  const digits =
    parseNorwegianPhone(text) ?? parseNorwegianPhone(stripSeparators(text).replace(/^47(?=\d{8}$)/, ''));
  return digits === undefined ? text : `${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`;
}
