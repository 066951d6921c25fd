import { parseUrl, type KeyValueStorage } from '@tv/config';
import { isLogoutPath, isSignInCallback, links, matchPattern } from '@tv/routes';

/** Session storage key of the path after sign-in (AUTH-54). */
export const RETURN_PATH_KEY = 'post-auth-redirect';

/** Session storage key of the path after a cancelled or refused sign-in (AUTH-53). */
export const REDIRECT_PATH_KEY = 'failed-auth-redirect';

const isLoop = (pathname: string): boolean =>
  isSignInCallback(pathname) ||
  matchPattern(links.silentCallback(), pathname) !== undefined ||
  isLogoutPath(pathname);

/**
 * Reduces a URL to a path of our origin, against open redirects.
 *
 * @returns undefined for other origins, `//host`, and the sign-in and logout pages
 */
export function sanitizePath(target: string, origin: string): string | undefined {
  const url = parseUrl(target, origin);
  if (url?.origin !== origin || /^\/[/\\]/.test(url.pathname) || isLoop(url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Stores a sanitized path, or clears the key. */
export function storePath(
  storage: KeyValueStorage,
  key: string,
  target: string | undefined,
  origin: string,
): void {
  const path = target === undefined ? undefined : sanitizePath(target, origin);
  if (path === undefined) storage.removeItem(key);
  else storage.setItem(key, path);
}

/** Sanitizes again when reading. */
export function readPath(storage: KeyValueStorage, key: string, origin: string): string | undefined {
  const stored = storage.getItem(key);
  return stored === null ? undefined : sanitizePath(stored, origin);
}
