const DEFAULT_TEXT = 'Kontoen din brukes til å se et annet sted.';

/** Returns the server's message, or a default text (SOCK-11). */
export function kickText(text: string): string {
  return text === '' ? DEFAULT_TEXT : text;
}
