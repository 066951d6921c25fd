export interface ListPage<Item> {
  readonly cards: readonly Item[];
  /** Only a full page can be followed by another (LANE-36). */
  readonly isFullPage: boolean;
}

export interface JoinedPages<Item> {
  readonly items: readonly Item[];
  /** Consecutive loaded pages. */
  readonly count: number;
  /** No more pages to load (LANE-36, LANE-37). */
  readonly isComplete: boolean;
}

/** Concatenates pages up to the first that is missing or not full. */
export function joinPages<Item>(
  pages: readonly (ListPage<Item> | undefined)[],
  supportsPaging: boolean,
): JoinedPages<Item> {
  const items: Item[] = [];
  let count = 0;
  for (const page of pages) {
    if (page === undefined) break;
    items.push(...page.cards);
    count += 1;
    if (!supportsPaging || !page.isFullPage) return { items, count, isComplete: true };
  }
  return { items, count, isComplete: false };
}
