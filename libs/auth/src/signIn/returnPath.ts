import type { KeyValueStorage } from '@tv/config';
import { isSignInCallback, links, matchPattern } from '@tv/routes';

/** Session storage key of where to go after signing in (AUTH-54). */
export const RETURN_PATH_KEY = 'post-auth-redirect';

const isLoop = (pathname: string): boolean =>
  isSignInCallback(pathname) ||
  matchPattern(links.silentCallback(), pathname) !== undefined ||
  matchPattern('/logout/:action?', pathname) !== undefined;

/**
 * A path, query and hash of our own origin, made from what may have been tampered with.
 *
 * @returns undefined for an address of another origin, for what a browser would take for one (`//host`), and
 * for the pages of signing in and out themselves, which would go round in circles
 */
export function safePath(target: string, origin: string): string | undefined {
  const url = URL.parse(target, origin);
  if (url?.origin !== origin || /^\/[/\\]/.test(url.pathname) || isLoop(url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Remembers where to go after signing in; nothing, where there is nothing safe to remember. */
export function storeReturnPath(storage: KeyValueStorage, target: string | undefined, origin: string): void {
  const path = target === undefined ? undefined : safePath(target, origin);
  if (path === undefined) storage.removeItem(RETURN_PATH_KEY);
  else storage.setItem(RETURN_PATH_KEY, path);
}

/** Where to go after signing in, if anywhere. What is stored is not trusted more than it was before. */
export function readReturnPath(storage: KeyValueStorage, origin: string): string | undefined {
  const stored = storage.getItem(RETURN_PATH_KEY);
  return stored === null ? undefined : safePath(stored, origin);
}
