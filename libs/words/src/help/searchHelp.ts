import type { HelpEntry } from '../page/writtenPage.ts';

/** Something that is found within the help. */
export interface HelpHit {
  /** With the question's hash, where it is one. */
  readonly to: string;
  readonly title: string;
  /** The page that a question stands on; undefined where the page itself is found. */
  readonly pageTitle: string | undefined;
}

/** Shorter is no question yet. */
export const SHORTEST_QUERY = 2;

/** More would not be read. */
const MOST_HITS = 8;

const wordsOf = (text: string): readonly string[] =>
  text.toLocaleLowerCase('nb').match(/[\p{Letter}\p{Number}]+/gu) ?? [];

const isIn = (asked: string, words: readonly string[]): boolean =>
  words.some((word) => word.startsWith(asked));

/**
 * What fits the words that are asked for: each of them begins a word of the question, or of the page that it stands
 * on. What has more of them in its own title comes first; what is alike keeps the order of the help. A page that fits is
 * found before its questions, of which those that fit by the page's name alone are left to the page.
 *
 * @returns at most eight; none for a query that is shorter than two letters
 */
export function searchHelp(entries: readonly HelpEntry[], query: string): readonly HelpHit[] {
  const asked = wordsOf(query);
  if (asked.join('').length < SHORTEST_QUERY) return [];
  const found: { hit: HelpHit; weight: number }[] = [];
  const look = (hit: HelpHit, own: readonly string[], around: readonly string[], least: number): void => {
    if (!asked.every((word) => isIn(word, own) || isIn(word, around))) return;
    const weight = asked.filter((word) => isIn(word, own)).length;
    if (weight >= least) found.push({ hit, weight });
  };
  for (const { path, title, summary, questions } of entries) {
    const page = wordsOf(title);
    look({ to: path, title, pageTitle: undefined }, page, wordsOf(summary), 0);
    for (const question of questions)
      look(
        { to: `${path}#${question.id}`, title: question.title, pageTitle: title },
        wordsOf(question.title),
        page,
        1,
      );
  }
  // Sorting keeps the order of what weighs the same.
  return found
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit);
}
