/** What a swimlane says, in itself or in its `config`, of where its items are. */
function linkOf(lane: unknown): unknown {
  if (typeof lane !== 'object' || lane === null) return undefined;
  if ('link' in lane && lane.link !== null) return lane.link;
  return 'config' in lane ? linkOf(lane.config) : undefined;
}

/**
 * The address of the first swimlane's items, of a page as it came from the server.
 *
 * @param url  the address of the page, which relative addresses in it refer to
 */
export function earlyLane(page: unknown, url: string): string | undefined {
  if (typeof page !== 'object' || page === null || !('swimlanes' in page)) return undefined;
  const link = Array.isArray(page.swimlanes) ? linkOf(page.swimlanes[0]) : undefined;
  return typeof link === 'string' ? URL.parse(link, url)?.href : undefined;
}
