import type { IncomingMessage, ServerResponse } from 'node:http';

/** Chromium and Edge name WebKit, too. */
const isWebKit = (userAgent = ''): boolean =>
  userAgent.includes('AppleWebKit/') && !/Chrom(?:e|ium)\//.test(userAgent);

/**
 * Marks cookies `SameSite=None; Secure`. The cookie library refuses `Secure` over http, so it is appended to
 * the header; Chromium and Firefox accept it on `*.localhost`.
 *
 * WebKit refuses `Secure` over http and gets `SameSite=Lax`: sign-in works, cross-site calls carry no cookie,
 * as with Safari's tracking prevention.
 */
export function markCookiesCrossSite({ headers }: IncomingMessage, response: ServerResponse): void {
  const attributes = isWebKit(headers['user-agent']) ? ['SameSite=Lax'] : ['SameSite=None', 'Secure'];
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== 'set-cookie' || typeof value === 'number') return setHeader(name, value);
    const cookies = typeof value === 'string' ? [value] : value;
    return setHeader(
      name,
      cookies.map((cookie) => withSiteAttributes(cookie, attributes)),
    );
  };
}

function withSiteAttributes(cookie: string, attributes: readonly string[]): string {
  const others = cookie.split(/; */).filter((part) => !/^(samesite=|secure$)/i.test(part));
  return [...others, ...attributes].join('; ');
}
