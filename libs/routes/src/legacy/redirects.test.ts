import { describe, expect, test } from 'vitest';
import type { InternalRedirect, RouteDefinition } from '../table/routeDefinition.ts';
import { createRouteTable, findRoute } from '../table/routeTable.ts';
import { INTERNAL_REDIRECTS, EXTERNAL_REDIRECTS, externalTarget, redirectTarget } from './redirects.ts';

const table = createRouteTable({ brandSlug: 'glimt', developerPages: false });

/** Returns the redirect target of a path; undefined without a redirect. */
function redirected(routes: readonly RouteDefinition[], pathname: string, search = '') {
  const match = findRoute(routes, pathname);
  if (match?.route.kind !== 'internalRedirect') return undefined;
  return redirectTarget(match.route, match.params['*'] ?? '', search);
}

const target = (pathname: string, search?: string) => redirected(table, pathname, search)?.to;

describe('redirects from old paths', () => {
  test.each([
    ['ROUTE-02', '/index.html', '/'],
    ['ROUTE-26', '/home', '/start'],
    ['ROUTE-27', '/archive', '/tv'],
    ['ROUTE-28', '/series', '/serier'],
    ['ROUTE-29', '/movies', '/filmer'],
    ['ROUTE-30', '/children', '/barn'],
    ['ROUTE-89', '/tv-pakker', '/bli-kunde'],
    ['ROUTE-90', '/signup/anything/at/all', '/bli-kunde'],
    ['ROUTE-90', '/signup', '/bli-kunde'],
    ['ROUTE-91', '/account/payment', '/min-konto'],
    ['ROUTE-92', '/password/reset/token', '/passord/reset'],
    ['ROUTE-93', '/password/change', '/passord'],
    ['ROUTE-94', '/email/change', '/epost'],
    ['ROUTE-95', '/phone-number/change', '/telefon'],
    ['ROUTE-96', '/package/change', '/min-konto/endre'],
  ])('%s %s redirects to %s', (_id, from, to) => {
    expect(target(from)).toBe(to);
    expect(target(`${from}/`)).toBe(to);
  });

  test.each(['/home', '/archive', '/series', '/movies', '/children'])(
    'ROUTE-31 keeps the query of %s',
    (pathname) => {
      expect(target(pathname, '?a=1&b=%C3%B8')).toBe(`${target(pathname)}?a=1&b=%C3%B8`);
    },
  );

  test('ROUTE-92 keeps the token of a reset link', () => {
    expect(target('/password/reset/', '?token=abc')).toBe('/passord/reset?token=abc');
  });

  test('redirects both merged sport services to the first', () => {
    expect(target('/strommetjenester/tv-2-sport-og-eurosport')).toBe('/strommetjenester/tv-2-sport');
  });

  test.each(['/', '/start', '/homes', '/home/x', '/package/change/x', '/passord'])(
    '%s has no redirect',
    (pathname) => expect(target(pathname)).toBeUndefined(),
  );

  test('every redirect leads to a page, not to a redirect or a not-found page', () => {
    for (const { to } of INTERNAL_REDIRECTS) {
      const route = findRoute(table, to)?.route;
      expect(route?.kind).toBe('normal');
      expect(route?.name).not.toMatch(/NotFound/);
    }
  });
});

describe('redirect options', () => {
  const plain: InternalRedirect = { kind: 'internalRedirect', name: 'a', path: '/a/*', to: '/b' };
  const keeping: InternalRedirect = { ...plain, keepPath: true };

  test('ROUTE-33 keepPath appends the rest of the path; without it the rest is dropped', () => {
    expect(redirected([keeping], '/a/x/y', '?q=1')?.to).toBe('/b/x/y?q=1');
    expect(redirected([plain], '/a/x/y', '?q=1')?.to).toBe('/b?q=1');
  });

  test('ROUTE-33 keepPath appends nothing without a rest, and encodes it', () => {
    expect(redirected([keeping], '/a')?.to).toBe('/b');
    expect(redirected([keeping], '/a/')?.to).toBe('/b');
    expect(redirected([keeping], '/a/kj%C3%B8p')?.to).toBe('/b/kj%C3%B8p');
    expect(redirected([{ ...keeping, to: '/' }], '/a/x')?.to).toBe('/x');
  });

  test('ROUTE-33 keepPath never leads to another site', () => {
    expect(redirected([{ ...keeping, to: '/' }], '/a//evil.test')?.to).toBe('/evil.test');
    expect(redirected([{ ...keeping, to: '/' }], '/a/%2Fevil.test')?.to).not.toMatch(/^\/[/\\]/);
  });

  test('ROUTE-34 returns the event to track, if any', () => {
    expect(redirected([{ ...plain, tracking: 'old_a' }], '/a/x')?.tracking).toBe('old_a');
    expect(redirected([plain], '/a/x')?.tracking).toBeUndefined();
  });
});

describe('device page of the identity provider', () => {
  test.each([
    ['ROUTE-41', '/appletv'],
    ['ROUTE-42', '/device'],
  ])('%s %s redirects to it with the query', (_id, path) => {
    const route = EXTERNAL_REDIRECTS.find((redirect) => redirect.path === path);
    if (!route) throw new Error(`no redirect for ${path}`);
    expect(externalTarget(route, 'https://id.example.test', '?user_code=AB-12')).toBe(
      'https://id.example.test/device?user_code=AB-12',
    );
    expect(externalTarget(route, 'https://id.example.test/', '')).toBe('https://id.example.test/device');
  });
});
