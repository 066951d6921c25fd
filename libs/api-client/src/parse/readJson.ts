/** The contract's deepest response has a dozen levels. */
const MAX_DEPTH = 64;

/** A guide has 800 channels. */
const MAX_ITEMS = 2000;

/** Characters; the longest texts are tokens. */
const MAX_TEXT_LENGTH = 50_000;

/**
 * Parses JSON from a server. Drops `null` values, which mean the same as missing properties, and values nested deeper
 * than 64 levels. Makes strings well-formed: a lone surrogate becomes `\uFFFD`, because `encodeURIComponent` would
 * throw. Truncates long lists and texts, so that no response blocks rendering for seconds.
 *
 * @throws SyntaxError for invalid JSON
 */
export const readJson = (text: string): unknown => cleaned(JSON.parse(text), 0);

/** `toWellFormed` for Firefox before 119. With `u`, only lone surrogates match. */
const wellFormed = (text: string): string =>
  text.slice(0, MAX_TEXT_LENGTH).replace(/\p{Surrogate}/gu, '\uFFFD');

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value !== 'object') return value;
  if (value === null || depth === MAX_DEPTH) return undefined;
  if (Array.isArray(value)) {
    return value
      .slice(0, MAX_ITEMS)
      .map((item) => cleaned(item, depth + 1))
      .filter((item) => item !== undefined);
  }
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [wellFormed(key), cleaned(item, depth + 1)])
      .filter(([, item]) => item !== undefined),
  );
}
