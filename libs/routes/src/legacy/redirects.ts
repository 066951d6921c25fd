import { encodePathSegment } from '../links/url.ts';
import type { ExternalRedirect, InternalRedirect } from '../table/routeDefinition.ts';

const redirectFrom = (path: string, to: string): InternalRedirect => ({
  kind: 'internalRedirect',
  name: `moved:${path}`,
  path,
  to,
});

/** Old paths (ROUTE-02, ROUTE-26…30, ROUTE-89…96). First match wins, so `/password/*` comes late. */
export const INTERNAL_REDIRECTS: readonly InternalRedirect[] = [
  redirectFrom('/index.html', '/'),
  redirectFrom('/home', '/start'),
  redirectFrom('/archive', '/tv'),
  redirectFrom('/series', '/serier'),
  redirectFrom('/movies', '/filmer'),
  redirectFrom('/children', '/barn'),
  redirectFrom('/tv-pakker', '/bli-kunde'),
  redirectFrom('/signup/*', '/bli-kunde'),
  redirectFrom('/account/*', '/min-konto'),
  redirectFrom('/password/reset/*', '/passord/reset'),
  redirectFrom('/password/*', '/passord'),
  redirectFrom('/email/*', '/epost'),
  redirectFrom('/phone-number/*', '/telefon'),
  redirectFrom('/package/change', '/min-konto/endre'),
  redirectFrom('/strommetjenester/tv-2-sport-og-eurosport', '/strommetjenester/tv-2-sport'),
];

/** Sign-in page for TV devices (ROUTE-41, ROUTE-42). */
export const EXTERNAL_REDIRECTS: readonly ExternalRedirect[] = [
  { kind: 'externalRedirect', name: 'appleTv', path: '/appletv', target: 'identityDevicePage' },
  { kind: 'externalRedirect', name: 'device', path: '/device', target: 'identityDevicePage' },
];

/**
 * Returns the target of a redirect (ROUTE-31, ROUTE-33).
 * @param rest wildcard match, without a leading slash
 * @param search query with `?`, or empty; kept
 */
export function redirectTarget(redirect: InternalRedirect, rest: string, search: string) {
  // A leading `//` would lead to another site.
  const segments = redirect.keepPath ? rest.split('/').filter((segment) => segment !== '') : [];
  const restPath = segments.map((segment) => `/${encodePathSegment(segment)}`).join('');
  const base = restPath !== '' && redirect.to.endsWith('/') ? redirect.to.slice(0, -1) : redirect.to;
  return { to: `${base}${restPath}${search}`, tracking: redirect.tracking };
}

/**
 * Returns the URL of an external redirect (ROUTE-35). Keeps the query, which may hold the device code.
 * @param authority base URL of the identity provider
 */
export function externalTarget(redirect: ExternalRedirect, authority: string, search: string): string {
  switch (redirect.target) {
    case 'identityDevicePage':
      return `${authority.replace(/\/+$/, '')}/device${search}`;
  }
}
