/** Newest first; items without a date last (COVER-07). */
export function newestFirst<Item extends { readonly publishedAt?: number | undefined }>(
  items: readonly Item[],
): readonly Item[] {
  return items.toSorted((a, b) => (b.publishedAt ?? -Infinity) - (a.publishedAt ?? -Infinity) || 0);
}
