import { toWellFormed } from '@tv/polyfills';

/** The contract's deepest response has a dozen levels. */
const MAX_DEPTH = 64;

/** A guide has 800 channels. */
const MAX_ITEMS = 1000;

/** Characters; the longest texts are tokens, which must fit in headers. */
const MAX_TEXT_LENGTH = 20_000;

/** Characters of all texts and keys of a response; other values count as one. A season of 1,000 episodes has 1.2 million. */
const MAX_LENGTH = 2_000_000;

/** An escaped surrogate. Decoded text has no other lone surrogates. */
const ESCAPED_SURROGATE = /\\ud[89a-f]/i;

/**
 * Parses JSON from a server. Drops `null` values, which mean the same as missing properties, `__proto__` keys, and
 * values nested deeper than 64 levels. Makes strings well-formed: a lone surrogate becomes `\uFFFD`, because
 * `encodeURIComponent` would throw. Truncates long lists and texts, and drops the values beyond two million characters,
 * so that no response blocks rendering for seconds.
 *
 * @throws SyntaxError for invalid JSON
 */
export const readJson = (text: string): unknown =>
  cleaned(JSON.parse(text), 0, { left: MAX_LENGTH, hasSurrogates: ESCAPED_SURROGATE.test(text) });

interface Budget {
  left: number;
  /** Other strings are well-formed, unless they are truncated. */
  readonly hasSurrogates: boolean;
}

function cleanedText(text: string, budget: Budget): string {
  const isSafe = text.length <= MAX_TEXT_LENGTH && !budget.hasSurrogates;
  const cut = isSafe ? text : toWellFormed(text.slice(0, MAX_TEXT_LENGTH));
  budget.left -= cut.length;
  return cut;
}

function cleanedObject(value: object, depth: number, budget: Budget): unknown {
  const result: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value)) {
    const name = cleanedText(key, budget);
    const clean = cleaned(item, depth, budget);
    // It would replace the prototype.
    if (clean !== undefined && name !== '__proto__') result[name] = clean;
  }
  return result;
}

function cleaned(value: unknown, depth: number, budget: Budget): unknown {
  if (value === null || budget.left <= 0) return undefined;
  if (typeof value === 'string') return cleanedText(value, budget);
  budget.left -= 1;
  if (typeof value !== 'object') return value;
  if (depth === MAX_DEPTH) return undefined;
  if (!Array.isArray(value)) return cleanedObject(value, depth + 1, budget);
  return value
    .slice(0, MAX_ITEMS)
    .map((item) => cleaned(item, depth + 1, budget))
    .filter((item) => item !== undefined);
}
