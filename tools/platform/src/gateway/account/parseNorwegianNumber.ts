/** Returns `47` and eight digits; undefined if it is no Norwegian mobile number. */
export function parseNorwegianNumber(input: string): string | undefined {
  const digits = input.replace(/[\s().-]/g, '');
  const [, number] = /^(?:\+47|0047|47)?([49]\d{7})$/.exec(digits) ?? [];
  return number === undefined ? undefined : `47${number}`;
}
