import { normalizeText } from './normalizeText.ts';
import { toSearchQuery } from './toSearchQuery.ts';

export const MAX_RECENT_SEARCHES = 8;

/** Storage key: one per customer, one for visitors. */
export function recentSearchesKey(userId: string | undefined): string {
  return userId === undefined ? 'last-searches' : `last-searches-${userId}`;
}

/** Parses stored searches, newest first; invalid data is dropped. */
export function parseRecentSearches(text: string | null): readonly string[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  if (!Array.isArray(stored)) return [];
  const texts = stored.flatMap((one) => (typeof one === 'string' ? [toSearchQuery(one)] : []));
  return texts.reduceRight<readonly string[]>(
    (list, one) => (one === undefined ? list : addSearch(list, one)),
    [],
  );
}

/** Adds a search at the front, without duplicates. */
export function addSearch(searches: readonly string[], query: string): readonly string[] {
  return [query, ...removeSearch(searches, query)].slice(0, MAX_RECENT_SEARCHES);
}

/** Removes a search, ignoring case and accents. */
export function removeSearch(searches: readonly string[], query: string): readonly string[] {
  return searches.filter((one) => normalizeText(one) !== normalizeText(query));
}
