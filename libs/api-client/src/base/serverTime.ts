import { isTellable } from '@tv/time';

/**
 * What the server's clock read when it made an answer, in epoch milliseconds, for setting our own by.
 *
 * An answer that may have come out of a cache carries the time at which it was first made, so its `Date`
 * tells nothing. Undefined then, and where there is no readable `Date` of the years 1900 to 2199.
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
