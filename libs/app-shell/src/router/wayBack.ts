import type { KeyValueStorage } from '@tv/config';

/** sessionStorage key. */
export const WAY_KEY = 'way-back';

/** `at` was opened from `from`. Both with path, query and hash. */
interface Way {
  readonly at: string;
  readonly from: string;
}

function read(storage: KeyValueStorage): Way | undefined {
  const [at, from] = (storage.getItem(WAY_KEY) ?? '').split('\n');
  // Reject what a browser resolves to another origin.
  return at === undefined || from === undefined || !/^\/(?![/\\])/.test(from) ? undefined : { at, from };
}

/** After a sign-in redirect, the history has the identity provider's pages in between. */
export function rememberWay(storage: KeyValueStorage, { at, from }: Way): void {
  storage.setItem(WAY_KEY, `${at}\n${from}`);
}

/** For a replaced history entry. */
export function moveWay(storage: KeyValueStorage, before: string, now: string): void {
  const way = read(storage);
  if (way?.at === before) rememberWay(storage, { at: now, from: way.from });
}

export function forgetWay(storage: KeyValueStorage): void {
  storage.removeItem(WAY_KEY);
}

/** undefined if the previous page is external or unknown. */
export function wayBackFrom(storage: KeyValueStorage, at: string): string | undefined {
  const way = read(storage);
  return way?.at === at ? way.from : undefined;
}
