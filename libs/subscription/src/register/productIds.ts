/** Ids that are joined by comma, as an address says them; empty ones are none. */
export function splitProductIds(joined: string): readonly string[] {
  return [...new Set(joined.split(',').map((id) => id.trim()))].filter((id) => id !== '');
}

/** The ids of products that a query names: repeated, and joined by comma as well. */
export function productIdsIn(query: URLSearchParams): readonly string[] {
  return splitProductIds(query.getAll('productIds').join(','));
}
