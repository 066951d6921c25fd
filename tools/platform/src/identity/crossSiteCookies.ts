import type { ServerResponse } from 'node:http';

/**
 * Marks every cookie of an answer for use from other sites. The cookie library refuses `Secure` over http,
 * where browsers accept it on `*.localhost`; so it is appended when the header is set. Whether a browser then
 * sends the cookie from another site is its own decision, which is what the two brands are there to show.
 */
export function markCookiesCrossSite(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== 'set-cookie' || typeof value === 'number') return setHeader(name, value);
    const cookies = typeof value === 'string' ? [value] : value;
    return setHeader(name, cookies.map(crossSite));
  };
}

function crossSite(cookie: string): string {
  const kept = cookie.split(/; */).filter((part) => !/^(samesite=|secure$)/i.test(part));
  return [...kept, 'SameSite=None', 'Secure'].join('; ');
}
