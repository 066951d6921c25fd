const NO_WORD = 'Kontoen din brukes til å se et annet sted.';

/** Why the server has stopped what played, in its words; in ours where it says nothing (SOCK-11). */
export function kickText(text: string): string {
  return text === '' ? NO_WORD : text;
}
