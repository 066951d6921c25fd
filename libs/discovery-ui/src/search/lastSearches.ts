import { plain } from './plain.ts';
import { questionOf } from './question.ts';

export const MOST_KEPT = 8;

/** Storage key: one per customer, one for visitors. */
export function lastSearchesKey(userId: string | undefined): string {
  return userId === undefined ? 'last-searches' : `last-searches-${userId}`;
}

/** Parses stored searches, newest first; invalid data is dropped. */
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

/** Adds a search at the front, without duplicates. */
export function withSearch(searches: readonly string[], query: string): readonly string[] {
  return [query, ...withoutSearch(searches, query)].slice(0, MOST_KEPT);
}

/** Removes a search, ignoring case and accents. */
export function withoutSearch(searches: readonly string[], query: string): readonly string[] {
  return searches.filter((one) => plain(one) !== plain(query));
}
