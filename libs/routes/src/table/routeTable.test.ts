import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { ABOUT_TOPICS, HELP_TOPICS, PACKAGES, RECEIPTS, STREAMING_SERVICES } from '../params/slugs.ts';
import { hasValidParams, createRouteTable, findRoute, notFoundPageFor } from './routeTable.ts';

const table = createRouteTable({ brandSlug: 'glimt', developerPages: true });

/** Returns the page or redirect target of a path. Invalid parameter values give a not-found page. */
function shown(pathname: string): string {
  const found = findRoute(table, pathname);
  if (!found) return 'nothing';
  const { route, params } = found;
  switch (route.kind) {
    case 'normal':
      if (!hasValidParams(route, params)) return notFoundPageFor(pathname);
      return route.page === 'editorial' ? `editorial ${route.name}` : route.page;
    case 'raw':
      return `raw ${route.page}`;
    case 'internalRedirect':
      return `to ${route.to}`;
    case 'externalRedirect':
      return `out ${route.target}`;
  }
}

const normal = (pathname: string) => {
  const route = findRoute(table, pathname)?.route;
  if (route?.kind !== 'normal') throw new Error(`${pathname} is not a normal route`);
  return route;
};

describe('route matching', () => {
  test.each([
    ['/', 'front'],
    ['/watch/live', 'watch'],
    ['/watch/live/', 'watch'],
    ['/watch/live/5', 'watch'],
    ['/watch/vod/1/navn', 'watch'],
    ['/watch/seriesoverview/1', 'watch'],
    ['/watch/foo/1', 'contentNotFound'],
    ['/film/1', 'filmCover'],
    ['/film/1/tittel/', 'filmCover'],
    ['/serie/1/tittel', 'serieCover'],
    ['/search', 'search'],
    ['/tema/x', 'page'],
    ['/tema/x/liste/7', 'swimlaneList'],
    ['/tv-guide', 'tvGuide'],
    ['/tv-guide/2024-01-02', 'tvGuide'],
    ['/se/kanal/5', 'legacyLink'],
    ['/barnas-favoritter', 'page'],
    ['/a/b/c', 'contentNotFound'],
    ['/app', 'editorial apps'],
    ['/app/callback', 'signInCallback'],
    ['/app/silent-callback', 'raw silentCallback'],
    ['/logout', 'logout'],
    ['/logout/success', 'logout'],
    ['/external-activation-callback', 'raw externalActivationCallback'],
    ['/appletv', 'out identityDevicePage'],
    ['/device', 'out identityDevicePage'],
    ['/bli-kunde', 'signUp'],
    ['/bli-kunde/registrer', 'register'],
    ['/bli-kunde/registrer/a,b', 'register'],
    ['/bli-kunde/tilpass', 'upgrades'],
    ['/bli-kunde/annet', 'customerNotFound'],
    ['/min-konto', 'account'],
    ['/min-konto/kj%C3%B8p', 'purchase'],
    ['/min-konto/kjøp', 'purchase'],
    ['/min-konto/endre', 'purchase'],
    ['/min-konto/reaktiver', 'purchase'],
    ['/min-konto/fortsett', 'purchase'],
    ['/min-konto/behold', 'purchase'],
    ['/min-konto/annet', 'customerNotFound'],
    ['/min-konto/endre/mer', 'customerNotFound'],
    ['/strommetjenester', 'accountStreamingServices'],
    ['/strommetjenester/', 'accountStreamingServices'],
    ['/strommetjenester/viaplay', 'editorial streamingService'],
    ['/strommetjenester/ukjent', 'contentNotFound'],
    ['/betaling', 'billing'],
    ['/betaling/endre', 'changePaymentMethod'],
    ['/payment-method', 'changePaymentMethod'],
    ['/payment/vipps', 'walletReturn'],
    ['/payment/17', 'payment'],
    ['/passord', 'changePassword'],
    ['/passord/reset', 'resetPassword'],
    ['/password', 'to /passord'],
    ['/password/reset', 'to /passord/reset'],
    ['/password/reset/abc', 'to /passord/reset'],
    ['/package/change', 'to /min-konto/endre'],
    ['/package/cancel/confirm', 'cancelConfirm'],
    ['/package/cancel/confirm/receipt', 'packageReceipt'],
    ['/package/cancel/trial', 'stopTrial'],
    ['/package/other/receipt', 'customerNotFound'],
    ['/package/other', 'customerNotFound'],
    ['/aktiver', 'activation'],
    ['/aktiver-hbo', 'activation'],
    ['/hva-er-glimt', 'editorial about'],
    ['/hva-er-glimt/ukjent', 'contentNotFound'],
    ['/hjelp', 'editorial help'],
    ['/stromming-tips', 'editorial streamingTips'],
    ['/abonnementer', 'editorial packages'],
    ['/abonnementer/mindre', 'editorial packages'],
    ['/abonnementer/ukjent', 'contentNotFound'],
    ['/vilkar', 'editorial terms'],
    ['/personvern', 'editorial privacy'],
    ['/tilgjengelighet', 'editorial accessibility'],
    ['/dev', 'developer'],
    ['/dev/player', 'playerTest'],
  ])('%s shows %s', (pathname, page) => expect(shown(pathname)).toBe(page));

  test('every listed slug has a page', () => {
    for (const slug of STREAMING_SERVICES)
      expect(shown(`/strommetjenester/${slug}`)).toBe('editorial streamingService');
    for (const slug of PACKAGES) expect(shown(`/abonnementer/${slug}`)).toBe('editorial packages');
    for (const slug of HELP_TOPICS) expect(shown(`/hjelp/${slug}`)).toBe('editorial help');
    for (const slug of ABOUT_TOPICS) expect(shown(`/hva-er-glimt/${slug}`)).toBe('editorial about');
    for (const kind of RECEIPTS) expect(shown(`/package/${kind}/receipt`)).toBe('packageReceipt');
  });

  test('developer pages do not exist in production', () => {
    const production = createRouteTable({ brandSlug: 'glimt', developerPages: false });
    expect(findRoute(production, '/dev/player')?.route.name).toBe('contentNotFound');
    expect(findRoute(production, '/dev')?.route.name).toBe('page');
  });
});

describe('route options', () => {
  test.each([
    '/innstillinger',
    '/min-konto',
    '/informasjon',
    '/strommetjenester',
    '/betaling',
    '/abonnement',
    '/passord',
    '/epost',
    '/telefon',
    '/betaling/endre',
    '/min-konto/kjøp',
    '/payment/1',
    '/payment-method',
    '/payment/vipps',
    '/package/cancel/confirm',
    '/package/cancel/confirm/receipt',
    '/package/cancel/trial',
    '/package/new/receipt',
    '/aktiver',
    '/aktiver-viaplay',
    '/aktiver-tv2',
    '/aktiver-max',
    '/aktiver-hbo',
  ])('%s requires login and waits for start-up', (pathname) => {
    expect(normal(pathname)).toMatchObject({ requiresLogin: true, waitsForStartup: true });
  });

  test.each([
    '/',
    '/search',
    '/passord/reset',
    '/vilkar',
    '/personvern',
    '/app',
    '/tilgjengelighet',
    '/bli-kunde',
    '/strommetjenester/max',
    '/app/callback',
    '/logout/success',
  ])('%s is public', (pathname) => expect(normal(pathname).requiresLogin).toBeUndefined());

  test('only sign-up, access and subscription pages hide the footer', () => {
    const without = table.filter((route) => route.kind === 'normal' && route.hidesFooter);
    expect(without.map(({ name }) => name)).toEqual([
      'signUp',
      'register',
      'upgrades',
      'access',
      'subscription',
    ]);
  });

  test('ROUTE-32 login, start-up and footer are independent options of a route', () => {
    const switches = new Set(
      table.flatMap((route) =>
        route.kind === 'normal'
          ? [`${!!route.requiresLogin} ${!!route.waitsForStartup} ${!!route.hidesFooter}`]
          : [],
      ),
    );
    expect([...switches].sort()).toEqual([
      'false false false',
      'false false true',
      'false true false',
      'false true true',
      'true true false',
      'true true true',
    ]);
  });
});

describe('route table', () => {
  test('has unique route names', () => {
    const names = table.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('has a route for every path', () => {
    fc.assert(
      fc.property(fc.webPath(), (pathname) => {
        expect(findRoute(table, pathname)).toBeDefined();
      }),
    );
  });

  test('matches like the router: same route and parameters for any path', () => {
    const router = table.map(({ name, path }) => ({ id: name, path }));
    const pathSegments = [...new Set(table.flatMap(({ path }) => path.split('/')))].filter(
      (word) => word !== '' && !word.startsWith(':') && word !== '*',
    );
    const segment = fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...pathSegments) },
      fc.constantFrom('live', 'vod', 'x', '1', 'a:b', 'kj%C3%B8p', '2026-11-20', 'mye', 'VILKAR', '%20'),
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 5 }), fc.boolean(), (segments, slash) => {
        const pathname = `/${segments.join('/')}${slash && segments.length > 0 ? '/' : ''}`;
        const found = findRoute(table, pathname);
        const match = matchRoutes(router, pathname)?.at(-1);
        expect(`${pathname} → ${found?.route.name}`).toBe(`${pathname} → ${match?.route.id}`);
        const { '*': ours = '', ...params } = found?.params ?? {};
        const { '*': theirs = '', ...expected } = match?.params ?? {};
        expect(ours).toBe(theirs.replace(/\/$/, ''));
        expect(params).toEqual(expected);
      }),
      { numRuns: 3000 },
    );
  });
});

describe('not-found pages', () => {
  test.each(['/min-konto/x', '/package/x/y', '/bli-kunde/x', '/aktiver-noe', '/Min-Konto/x'])(
    '%s shows the page not-found page',
    (pathname) => expect(notFoundPageFor(pathname)).toBe('customerNotFound'),
  );

  test.each(['/', '/watch/foo/1', '/tema/x', '/min-kontoen', '/film/1', '/x/aktiver'])(
    '%s shows the content not-found page',
    (pathname) => expect(notFoundPageFor(pathname)).toBe('contentNotFound'),
  );
});
