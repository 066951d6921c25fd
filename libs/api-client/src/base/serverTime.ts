import { isTellable } from '@tv/time';

/**
 * The server's clock when it created the response, in epoch milliseconds. Undefined if a cache may have
 * served the response (its `Date` is old) or `Date` is not a date of the years 1900 to 2199.
 */
export function serverTime(headers: Headers): number | undefined {
  if (mayBeCached(headers)) return undefined;
  const time = Date.parse(headers.get('date') ?? '');
  return isTellable(time) ? time : undefined;
}

function mayBeCached(headers: Headers): boolean {
  const control = (headers.get('cache-control') ?? '').toLowerCase();
  if (/no-store|no-cache|max-age=0\b/.test(control)) return false;
  return control !== '' || ['age', 'expires', 'last-modified'].some((name) => headers.has(name));
}
