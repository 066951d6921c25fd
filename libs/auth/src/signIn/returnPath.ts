import { parseUrl, type KeyValueStorage } from '@tv/config';
import { isLogoutPath, isSignInCallback, links, matchPattern } from '@tv/routes';

/** Session storage key of where to go after signing in (AUTH-54). */
export const RETURN_PATH_KEY = 'post-auth-redirect';

/** Session storage key of where to go when signing in was cancelled or refused (AUTH-53). */
export const REDIRECT_PATH_KEY = 'failed-auth-redirect';

const isLoop = (pathname: string): boolean =>
  isSignInCallback(pathname) ||
  matchPattern(links.silentCallback(), pathname) !== undefined ||
  isLogoutPath(pathname);

/**
 * A path, query and hash of our own origin, made from what may have been tampered with.
 *
 * @returns undefined for an address of another origin, for what a browser would take for one (`//host`), and
 * for the pages of signing in and out themselves, which would go round in circles
 */
export function safePath(target: string, origin: string): string | undefined {
  const url = parseUrl(target, origin);
  if (url?.origin !== origin || /^\/[/\\]/.test(url.pathname) || isLoop(url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Remembers a path on the way through the sign-in; nothing, where there is nothing safe to remember. */
export function storePath(
  storage: KeyValueStorage,
  key: string,
  target: string | undefined,
  origin: string,
): void {
  const path = target === undefined ? undefined : safePath(target, origin);
  if (path === undefined) storage.removeItem(key);
  else storage.setItem(key, path);
}

/** What `storePath` has remembered, if anything. What is stored is not trusted more than it was before. */
export function readPath(storage: KeyValueStorage, key: string, origin: string): string | undefined {
  const stored = storage.getItem(key);
  return stored === null ? undefined : safePath(stored, origin);
}
