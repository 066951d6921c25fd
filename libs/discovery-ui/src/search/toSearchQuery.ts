/** Normalizes text for comparison: lower case, no accents, single spaces. */
export function normalizeText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
}

const MIN_QUERY_LENGTH = 2;

/** URL length is limited. */
export const MAX_QUERY_LENGTH = 100;

/** Returns the trimmed query; undefined if too short. */
export function toSearchQuery(text: string): string | undefined {
  const query = [...text.trim()].slice(0, MAX_QUERY_LENGTH).join('').trim();
  return [...query].length < MIN_QUERY_LENGTH ? undefined : query;
}

/** Returns whether a result belongs to this query. A result without a query is accepted. */
export function isResultFor({ query }: { readonly query?: string | undefined }, searchQuery: string) {
  return query === undefined || normalizeText(query) === normalizeText(searchQuery);
}
