import { encoded } from './encoded.ts';
import type { ExternalRedirect, InternalRedirect } from './route.ts';

const moved = (path: string, to: string): InternalRedirect => ({
  kind: 'internalRedirect',
  name: `moved:${path}`,
  path,
  to,
});

/**
 * Old paths (ROUTE-02, ROUTE-26…30, ROUTE-89…96). First match wins: `/password/reset/*` precedes
 * `/password/*`.
 */
export const INTERNAL_REDIRECTS: readonly InternalRedirect[] = [
  moved('/index.html', '/'),
  moved('/home', '/start'),
  moved('/archive', '/tv'),
  moved('/series', '/serier'),
  moved('/movies', '/filmer'),
  moved('/children', '/barn'),
  moved('/tv-pakker', '/bli-kunde'),
  moved('/signup/*', '/bli-kunde'),
  moved('/account/*', '/min-konto'),
  moved('/password/reset/*', '/passord/reset'),
  moved('/password/*', '/passord'),
  moved('/email/*', '/epost'),
  moved('/phone-number/*', '/telefon'),
  moved('/package/change', '/min-konto/endre'),
  moved('/strommetjenester/tv-2-sport-og-eurosport', '/strommetjenester/tv-2-sport'),
];

/** Sign-in page for TV devices (ROUTE-41, ROUTE-42). */
export const EXTERNAL_REDIRECTS: readonly ExternalRedirect[] = [
  { kind: 'externalRedirect', name: 'appleTv', path: '/appletv', target: 'identityDevicePage' },
  { kind: 'externalRedirect', name: 'device', path: '/device', target: 'identityDevicePage' },
];

export interface RedirectTarget {
  readonly to: string;
  readonly tracking: string | undefined;
}

/**
 * Target of a redirect (ROUTE-31, ROUTE-33).
 * @param rest wildcard match, without a leading slash
 * @param search query with `?`, or empty; kept
 */
export function redirectTarget(redirect: InternalRedirect, rest: string, search: string): RedirectTarget {
  // A leading `//` would lead to another site.
  const segments = redirect.keepPath ? rest.split('/').filter((segment) => segment !== '') : [];
  const kept = segments.map((segment) => `/${encoded(segment)}`).join('');
  const base = kept !== '' && redirect.to.endsWith('/') ? redirect.to.slice(0, -1) : redirect.to;
  return { to: `${base}${kept}${search}`, tracking: redirect.tracking };
}

/**
 * URL of an external redirect (ROUTE-35). Keeps the query, which may hold the device code.
 * @param authority base URL of the identity provider
 */
export function externalTarget(redirect: ExternalRedirect, authority: string, search: string): string {
  switch (redirect.target) {
    case 'identityDevicePage':
      return `${authority.replace(/\/+$/, '')}/device${search}`;
  }
}
