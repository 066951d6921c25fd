import { encoded } from './encoded.ts';
import type { ExternalRedirect, InternalRedirect } from './route.ts';

const moved = (path: string, to: string): InternalRedirect => ({
  kind: 'internalRedirect',
  name: `moved:${path}`,
  path,
  to,
});

/**
 * Old addresses and where they live now (ROUTE-02, ROUTE-26…30, ROUTE-89…96). In order: the first that
 * fits wins, so that `/password/reset/*` is asked before `/password/*`.
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

/** The identity provider's page where a television is signed in (ROUTE-41, ROUTE-42). */
export const EXTERNAL_REDIRECTS: readonly ExternalRedirect[] = [
  { kind: 'externalRedirect', name: 'appleTv', path: '/appletv', target: 'identityDevicePage' },
  { kind: 'externalRedirect', name: 'device', path: '/device', target: 'identityDevicePage' },
];

/** Where a redirect leads, and the event to push when it is taken. */
export interface RedirectTarget {
  readonly to: string;
  readonly tracking: string | undefined;
}

/**
 * The target of one redirect (ROUTE-31, ROUTE-33).
 *
 * @param rest what the wildcard took, without a leading slash
 * @param search the query with its question mark, or an empty string; it is kept
 */
export function redirectTarget(redirect: InternalRedirect, rest: string, search: string): RedirectTarget {
  // Empty segments are dropped: two slashes in front would lead to another site.
  const segments = redirect.keepPath ? rest.split('/').filter((segment) => segment !== '') : [];
  const kept = segments.map((segment) => `/${encoded(segment)}`).join('');
  const base = kept !== '' && redirect.to.endsWith('/') ? redirect.to.slice(0, -1) : redirect.to;
  return { to: `${base}${kept}${search}`, tracking: redirect.tracking };
}

/**
 * The address of another site that a route leads to (ROUTE-35). The query is kept: it may hold the code
 * that the television shows.
 *
 * @param authority the identity provider's base address
 */
export function externalTarget(redirect: ExternalRedirect, authority: string, search: string): string {
  switch (redirect.target) {
    case 'identityDevicePage':
      return `${authority.replace(/\/+$/, '')}/device${search}`;
  }
}
