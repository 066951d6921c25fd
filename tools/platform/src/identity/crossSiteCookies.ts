import type { IncomingMessage, ServerResponse } from 'node:http';

/** WebKit, and nothing that only names it: Chromium and Edge name it too. */
const isWebKit = (userAgent = ''): boolean =>
  userAgent.includes('AppleWebKit/') && !/Chrom(?:e|ium)\//.test(userAgent);

/**
 * Marks every cookie of an answer for use from other sites. The cookie library refuses `Secure` over http,
 * where Chromium and Firefox accept it on `*.localhost`; so it is appended when the header is set. Whether a browser then
 * sends the cookie from another site is its own decision, which is what the two brands are there to show.
 *
 * WebKit (Safari) refuses `Secure` over http everywhere, and `SameSite=None` needs it. It gets `SameSite=Lax`: pages can sign in,
 * and calls and frames from another site carry no cookie, as with Safari's tracking prevention.
 */
export function markCookiesCrossSite({ headers }: IncomingMessage, response: ServerResponse): void {
  const attributes = isWebKit(headers['user-agent']) ? ['SameSite=Lax'] : ['SameSite=None', 'Secure'];
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== 'set-cookie' || typeof value === 'number') return setHeader(name, value);
    const cookies = typeof value === 'string' ? [value] : value;
    return setHeader(
      name,
      cookies.map((cookie) => withSite(cookie, attributes)),
    );
  };
}

function withSite(cookie: string, attributes: readonly string[]): string {
  const kept = cookie.split(/; */).filter((part) => !/^(samesite=|secure$)/i.test(part));
  return [...kept, ...attributes].join('; ');
}
