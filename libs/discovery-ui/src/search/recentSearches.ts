import * as v from 'valibot';
import { storedValue } from '@tv/browser-storage';
import { normalizeText, toSearchQuery } from './toSearchQuery.ts';

export const MAX_RECENT_SEARCHES = 8;

function parseSearches(stored: readonly unknown[]): readonly string[] {
  const texts = stored.flatMap((one) => (typeof one === 'string' ? [toSearchQuery(one)] : []));
  return texts.reduceRight<readonly string[]>(
    (list, one) => (one === undefined ? list : addSearch(list, one)),
    [],
  );
}

/** Newest first; invalid entries are dropped. One list per customer, one for visitors. */
export function storedSearches(userId: string | undefined) {
  return storedValue({
    key: userId === undefined ? 'last-searches' : `last-searches-${userId}`,
    scope: 'device',
    label: { name: 'Siste søk', text: 'Forslagene under søkefeltet.' },
    schema: v.pipe(
      v.array(v.unknown()),
      v.transform((entries) => parseSearches(entries)),
    ),
  });
}

/** Adds a search at the front, without duplicates. */
export function addSearch(searches: readonly string[], query: string): readonly string[] {
  return [query, ...removeSearch(searches, query)].slice(0, MAX_RECENT_SEARCHES);
}

/** Removes a search, ignoring case and accents. */
export function removeSearch(searches: readonly string[], query: string): readonly string[] {
  return searches.filter((one) => normalizeText(one) !== normalizeText(query));
}
