import type { HelpEntry } from '../page/editorialPage.ts';

export interface HelpHit {
  /** With the question's hash. */
  readonly to: string;
  readonly title: string;
  /** Set for questions. */
  readonly pageTitle: string | undefined;
}

export const MIN_QUERY_LENGTH = 2;

const MAX_HITS = 8;

const tokenize = (text: string): readonly string[] =>
  text.toLocaleLowerCase('nb').match(/[\p{Letter}\p{Number}]+/gu) ?? [];

const startsAnyWord = (prefix: string, tokens: readonly string[]): boolean =>
  tokens.some((word) => word.startsWith(prefix));

/**
 * Finds pages and questions with a word that starts with each query word; pages by title and summary,
 * questions by their own and the page's title. Hits with more words in their own title come first.
 *
 * @returns at most eight; none below two characters
 */
export function searchHelp(entries: readonly HelpEntry[], query: string): readonly HelpHit[] {
  const queryTokens = tokenize(query);
  if (queryTokens.join('').length < MIN_QUERY_LENGTH) return [];
  const found: { hit: HelpHit; weight: number }[] = [];
  const addHit = (
    hit: HelpHit,
    titleTokens: readonly string[],
    contextTokens: readonly string[],
    minWeight: number,
  ): void => {
    if (!queryTokens.every((word) => startsAnyWord(word, titleTokens) || startsAnyWord(word, contextTokens)))
      return;
    const weight = queryTokens.filter((word) => startsAnyWord(word, titleTokens)).length;
    if (weight >= minWeight) found.push({ hit, weight });
  };
  for (const { path, title, summary, questions } of entries) {
    const pageTokens = tokenize(title);
    addHit({ to: path, title, pageTitle: undefined }, pageTokens, tokenize(summary), 0);
    for (const question of questions)
      addHit(
        { to: `${path}#${question.id}`, title: question.title, pageTitle: title },
        tokenize(question.title),
        pageTokens,
        1,
      );
  }
  return found
    .sort((one, other) => other.weight - one.weight)
    .slice(0, MAX_HITS)
    .map(({ hit }) => hit);
}
