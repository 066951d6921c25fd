import type { KeyValueStorage } from '@tv/config';

/** Session storage key: from which page of ours the viewer came to a page. */
export const WAY_KEY = 'way-back';

/** A page, and the one that the viewer came from. Both with path, query and hash. */
interface Way {
  readonly at: string;
  readonly from: string;
}

function read(storage: KeyValueStorage): Way | undefined {
  const [at, from] = (storage.getItem(WAY_KEY) ?? '').split('\n');
  // What a browser would take for another site is no page of ours.
  return at === undefined || from === undefined || !/^\/(?![/\\])/.test(from) ? undefined : { at, from };
}

/**
 * Remembers from which page the viewer went to another. The browser's history does not tell where the sign-in came
 * in between, by his wish or to renew what he has: then the pages of the identity provider lie before the page.
 */
export function rememberWay(storage: KeyValueStorage, { at, from }: Way): void {
  storage.setItem(WAY_KEY, `${at}\n${from}`);
}

/** One page took the place of another: who came to that came to this. */
export function moveWay(storage: KeyValueStorage, before: string, now: string): void {
  const way = read(storage);
  if (way?.at === before) rememberWay(storage, { at: now, from: way.from });
}

export function forgetWay(storage: KeyValueStorage): void {
  storage.removeItem(WAY_KEY);
}

/** The page from which the viewer came to this one; undefined where he came from outside, or nobody knows. */
export function wayBackFrom(storage: KeyValueStorage, at: string): string | undefined {
  const way = read(storage);
  return way?.at === at ? way.from : undefined;
}
