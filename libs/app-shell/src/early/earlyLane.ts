/** The first swimlane of a page: where its items are, and how it is drawn. */
export interface EarlyLane {
  readonly href: string;
  readonly style: unknown;
}

/** What a swimlane says in itself, or else in its `config`. */
function saidBy(lane: unknown, name: 'link' | 'style'): unknown {
  if (typeof lane !== 'object' || lane === null) return undefined;
  const said: unknown = Object.getOwnPropertyDescriptor(lane, name)?.value;
  return said ?? ('config' in lane ? saidBy(lane.config, name) : undefined);
}

/**
 * The first swimlane of a page as it came from the server.
 *
 * @param url  the address of the page, which relative addresses in it refer to
 */
export function earlyLane(page: unknown, url: string): EarlyLane | undefined {
  if (typeof page !== 'object' || page === null || !('swimlanes' in page)) return undefined;
  const first: unknown = Array.isArray(page.swimlanes) ? page.swimlanes[0] : undefined;
  const link = saidBy(first, 'link');
  const href = typeof link === 'string' ? URL.parse(link, url)?.href : undefined;
  return href === undefined ? undefined : { href, style: saidBy(first, 'style') };
}
