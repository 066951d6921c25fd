/** One page of a list, as the server sent it. */
export interface ListPage<Item> {
  readonly cards: readonly Item[];
  /** Whether it is full, so that there may be more (LANE-36). */
  readonly isFullPage: boolean;
}

export interface JoinedPages<Item> {
  readonly items: readonly Item[];
  /** So many pages are there without a gap. */
  readonly count: number;
  /** Whether there is nothing to come (LANE-36, LANE-37). */
  readonly isComplete: boolean;
}

/**
 * The pages of a list as one list: in their order, up to the first that has not come or is not full.
 *
 * @param pages  what came of each page, the first page first
 * @param supportsPaging  whether there can be more than one
 */
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
