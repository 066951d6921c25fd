/** What was sent on a date before what was sent earlier; what has no date comes last, in the order given (COVER-07). */
export function newestFirst<Item extends { readonly publishedAt?: number | undefined }>(
  items: readonly Item[],
): readonly Item[] {
  return items.toSorted((a, b) => (b.publishedAt ?? -Infinity) - (a.publishedAt ?? -Infinity) || 0);
}
