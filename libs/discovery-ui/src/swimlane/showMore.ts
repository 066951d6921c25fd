/**
 * Whether a swimlane's title links to the whole list (LANE-29): it holds at least `minItemsForShowMore` items.
 * A lane without that number never does.
 */
export function showsMore(itemCount: number, minItemsForShowMore: number | undefined): boolean {
  return minItemsForShowMore !== undefined && itemCount >= minItemsForShowMore;
}
