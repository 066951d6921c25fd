import { storedText, type KeyValueStorage, type StoredValue } from '@tv/browser-storage';
import { parseUrl } from '@tv/config';
import { isLogoutPath, isSignInCallback, links, matchPattern } from '@tv/routes';

/** The path after sign-in (AUTH-54). */
export const storedReturnPath = storedText({ key: 'post-auth-redirect', scope: 'tab' });

/** The path after a cancelled or refused sign-in (AUTH-53). */
export const storedRedirectPath = storedText({ key: 'failed-auth-redirect', scope: 'tab' });

const isLoop = (pathname: string): boolean =>
  isSignInCallback(pathname) ||
  matchPattern(links.silentCallback(), pathname) !== undefined ||
  isLogoutPath(pathname);

/** Reduces a URL to a path of our origin, against open redirects; undefined for sign-in and logout pages. */
export function sanitizePath(target: string, origin: string): string | undefined {
  const url = parseUrl(target, origin);
  if (url?.origin !== origin || /^\/[/\\]/.test(url.pathname) || isLoop(url.pathname)) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Stores a sanitized path, or clears it. */
export function storePath(
  storage: KeyValueStorage,
  stored: StoredValue<string>,
  target: string | undefined,
  origin: string,
): void {
  const path = target === undefined ? undefined : sanitizePath(target, origin);
  if (path === undefined) stored.clear(storage);
  else stored.write(storage, path);
}

/** Sanitizes again when reading. */
export function readPath(
  storage: KeyValueStorage,
  stored: StoredValue<string>,
  origin: string,
): string | undefined {
  const path = stored.read(storage);
  return path === undefined ? undefined : sanitizePath(path, origin);
}
