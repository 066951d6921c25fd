import type { HelpEntry } from '../page/writtenPage.ts';

export interface HelpHit {
  /** Includes the hash of a question. */
  readonly to: string;
  readonly title: string;
  /** The page of a question; undefined for a page. */
  readonly pageTitle: string | undefined;
}

export const SHORTEST_QUERY = 2;

const MOST_HITS = 8;

const wordsOf = (text: string): readonly string[] =>
  text.toLocaleLowerCase('nb').match(/[\p{Letter}\p{Number}]+/gu) ?? [];

const isIn = (asked: string, words: readonly string[]): boolean =>
  words.some((word) => word.startsWith(asked));

/**
 * Finds pages and questions. Each word of the query must be a prefix of a word in the title, or in the
 * context: the summary of a page, or the page title of a question. Hits with more words in their own title
 * come first. A question that matches only by its page title is left out.
 *
 * @returns at most eight hits; none for queries shorter than two characters
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
  // The sort is stable.
  return found
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit);
}
