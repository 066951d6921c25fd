/** What is nested deeper than this is no part of any answer: the contract's deepest has a dozen levels. */
const MAX_DEPTH = 64;

/**
 * Reads JSON from outside, where all of it comes in.
 *
 * What is `null` is left out: in an answer it says no more than a property that is not there. So is what is nested
 * deeper than 64 levels, on which whoever walks through it would run out of stack: the part it stands in is then
 * broken, as with anything else that is missing. Texts are made well-formed: half of an emoji, left by a server that cuts,
 * becomes `\uFFFD`, since encoding it for an address would throw.
 *
 * @throws SyntaxError for what is no JSON
 */
export function readJson(text: string): unknown {
  return cleaned(JSON.parse(text), 0);
}

/** `toWellFormed` for Firefox before 119. With `u`, only a surrogate without its pair matches. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value !== 'object') return value;
  if (value === null || depth === MAX_DEPTH) return undefined;
  if (Array.isArray(value)) {
    return value.map((item) => cleaned(item, depth + 1)).filter((item) => item !== undefined);
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [wellFormed(key), cleaned(item, depth + 1)])
      .filter(([, item]) => item !== undefined),
  );
}
