import type { HelpEntry } from '../page/writtenPage.ts';

export interface HelpHit {
  /** With the question's hash. */
  readonly to: string;
  readonly title: string;
  /** Set for questions. */
  readonly pageTitle: string | undefined;
}

export const SHORTEST_QUERY = 2;

const MOST_HITS = 8;

const wordsOf = (text: string): readonly string[] =>
  text.toLocaleLowerCase('nb').match(/[\p{Letter}\p{Number}]+/gu) ?? [];

const isIn = (asked: string, words: readonly string[]): boolean =>
  words.some((word) => word.startsWith(asked));

/**
 * Finds pages and questions with a word that starts with each query word; pages by title and summary,
 * questions by their own and the page's title. Hits with more words in their own title come first.
 *
 * @returns at most eight; none below two characters
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
  return found
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MOST_HITS)
    .map(({ hit }) => hit);
}
