/**
 * Returns whether a swimlane links to its full list (LANE-29): it has at least `minItemsForShowMore` items.
 */
export function shouldShowMore(itemCount: number, minItemsForShowMore: number | undefined): boolean {
  return minItemsForShowMore !== undefined && itemCount >= minItemsForShowMore;
}
