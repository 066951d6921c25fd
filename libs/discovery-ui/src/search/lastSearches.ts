import { plain } from './plain.ts';
import { questionOf } from './question.ts';

/** So many searches are kept. */
export const MOST_KEPT = 8;

/** Where the searches of a viewer are kept on his device: each customer has his own, and those who are nobody in particular share theirs. */
export function lastSearchesKey(userId: string | undefined): string {
  return userId === undefined ? 'last-searches' : `last-searches-${userId}`;
}

/** Reads what is kept, the newest first; what is broken is none. */
export function parseLastSearches(text: string | null): readonly string[] {
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(kept)) return [];
  const texts = kept.flatMap((one) => (typeof one === 'string' ? [questionOf(one)] : []));
  return texts.reduceRight<readonly string[]>(
    (list, one) => (one === undefined ? list : withSearch(list, one)),
    [],
  );
}

/** The searches with one that was made just now: it is the first, and stands there once. */
export function withSearch(searches: readonly string[], query: string): readonly string[] {
  return [query, ...withoutSearch(searches, query)].slice(0, MOST_KEPT);
}

/** The searches without one, however it was spelled. */
export function withoutSearch(searches: readonly string[], query: string): readonly string[] {
  return searches.filter((one) => plain(one) !== plain(query));
}
