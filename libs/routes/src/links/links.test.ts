import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAutoPlay, parseProductIds, readProductIds, readVoucher } from '../params/query.ts';
import { readWatchParams } from '../params/watchParams.ts';
import { hasValidParams, createRouteTable, findRoute } from '../table/routeTable.ts';
import { customerLinks } from './customerLinks.ts';
import { guideLink } from './guideLink.ts';
import { links } from './links.ts';

const table = createRouteTable({ brandSlug: 'glimt', developerPages: true });
const split = (link: string) => {
  const { pathname, search } = new URL(link, 'https://tv.example.test');
  return { pathname, search };
};
const nameOf = (link: string): string | undefined => findRoute(table, split(link).pathname)?.route.name;

describe('watch links', () => {
  test('ROUTE-06 disableScpRedirect is written to the watch URL and read from it', () => {
    const link = links.watch({ kind: 'vod', id: '1', title: 'En film', disableScpRedirect: true });
    expect(link).toBe('/watch/vod/1/En-film?disableScpRedirect=1');
    const { pathname, search } = split(link);
    expect(readWatchParams(pathname, search)).toEqual({ kind: 'vod', id: '1', disableScpRedirect: true });
  });

  test('ROUTE-06 disableScpRedirect is off by default; true is read like 1, other values are off', () => {
    expect(links.watch({ kind: 'vod', id: '1' })).toBe('/watch/vod/1');
    expect(links.watch({ kind: 'vod', id: '1', disableScpRedirect: false })).toBe('/watch/vod/1');
    const read = (search: string) => readWatchParams('/watch/vod/1', search)?.disableScpRedirect;
    expect(read('?disableScpRedirect=true')).toBe(true);
    expect(read('?disableScpRedirect=0')).toBe(false);
    expect(read('?disableScpRedirect=')).toBe(false);
    expect(read('')).toBe(false);
  });

  test('ROUTE-03 ROUTE-04 ROUTE-05 reads kinds, ids and the live page without a channel', () => {
    expect(readWatchParams('/watch/live/5', '')).toMatchObject({ kind: 'live', id: '5' });
    expect(readWatchParams('/watch/seriesoverview/a%2Fb/navn', '')).toMatchObject({ id: 'a/b' });
    expect(readWatchParams('/watch/live/', '')).toMatchObject({ kind: 'live', id: undefined });
    expect(readWatchParams('/watch/foo/1', '')).toBeUndefined();
    expect(readWatchParams('/watch/vod', '')).toBeUndefined();
    expect(readWatchParams('/film/1', '')).toBeUndefined();
  });

  test('watch links lead to the watch page with their id, for any id', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('live' as const, 'vod' as const, 'seriesoverview' as const),
        fc.string({ minLength: 1, unit: 'grapheme' }).filter((id) => !/^\.{1,2}$/.test(id)),
        fc.string({ unit: 'grapheme' }),
        (kind, id, title) => {
          const { pathname, search } = split(links.watch({ kind, id, title }));
          expect(readWatchParams(pathname, search)).toMatchObject({ kind, id });
        },
      ),
    );
  });
});

describe('named routes', () => {
  test('ROUTE-85 a sign-up link carries the chosen product ids', () => {
    const link = links.signUp({ productIds: ['base 1', 'a&b'] });
    const found = findRoute(table, split(link).pathname);
    expect(found?.route.name).toBe('register');
    expect(parseProductIds(found?.params['id'])).toEqual(['base 1', 'a&b']);
  });

  test('a sign-up link without products leads to the packages and keeps a voucher', () => {
    expect(links.signUp()).toBe('/bli-kunde');
    expect(links.signUp({ voucher: 'JUL 26' })).toBe('/bli-kunde?vc=JUL+26');
    expect(readVoucher('?vc=JUL+26')).toBe('JUL 26');
    expect(readVoucher('?vc=')).toBeUndefined();
  });

  test('ROUTE-86 a purchase link has a path per mode and carries the product ids', () => {
    expect(customerLinks.purchase({ mode: 'PURCHASE' })).toBe('/min-konto/kjøp');
    expect(customerLinks.purchase({ mode: 'CHANGE' })).toBe('/min-konto/endre');
    const link = customerLinks.purchase({ mode: 'CHANGE', productIds: ['a', 'b'] });
    expect(link).toBe('/min-konto/endre?productIds=a&productIds=b');
    expect(readProductIds(split(link).search)).toEqual(['a', 'b']);
    expect(nameOf(customerLinks.purchase({ mode: 'PURCHASE' }))).toBe('purchase');
  });

  test('ROUTE-87 links to the subscription page', () => {
    expect(customerLinks.accountSubscription()).toBe('/abonnement');
    expect(nameOf(customerLinks.accountSubscription())).toBe('subscription');
  });

  test('ROUTE-88 links to logout success', () => {
    expect(links.logoutSuccess()).toBe('/logout/success');
    expect(nameOf(links.logoutSuccess())).toBe('logout');
  });

  test('ROUTE-09 a series link can start playback at once', () => {
    const link = links.serie({ id: '7', title: 'S1:E2 Fjellet', autoPlay: true });
    expect(link).toBe('/serie/7/Fjellet?autoPlay=1');
    expect(readAutoPlay(split(link).search)).toBe(true);
    expect(links.serie({ id: '7' })).toBe('/serie/7');
    expect(readAutoPlay('?autoPlay=0')).toBe(false);
  });

  test('reads product ids that are repeated or comma-joined', () => {
    expect(readProductIds('?productIds=a,b&productIds=c&x=d')).toEqual(['a', 'b', 'c']);
    expect(readProductIds('')).toEqual([]);
  });
});

describe('every link', () => {
  test.each([
    [links.front(), 'front'],
    [links.live(), 'watchLive'],
    [links.film({ id: 'a/b', title: 'Ø & Å?' }), 'film'],
    [links.tema('sport'), 'tema'],
    [links.page('filmer'), 'page'],
    [links.swimlaneList({ slug: 'sport', swimlaneId: 'l 1' }), 'swimlaneList'],
    [links.search('fjell'), 'search'],
    [links.guide(), 'tvGuide'],
    [links.guide('2026-11-20'), 'tvGuide'],
    [guideLink('2026-11-20', { at: { hour: 20, minute: 0 }, channel: 'a b' }), 'tvGuide'],
    [customerLinks.register(), 'register'],
    [customerLinks.upgrades(), 'upgrades'],
    [customerLinks.purchaseFor('behold'), 'purchase'],
    [links.account(), 'account'],
    [customerLinks.personalia(), 'personalia'],
    [customerLinks.accountStreamingServices(), 'accountStreamingServices'],
    [customerLinks.settings(), 'settings'],
    [customerLinks.billing(), 'billing'],
    [customerLinks.changePaymentMethod(), 'changePaymentMethod'],
    [customerLinks.payment('17'), 'payment'],
    [customerLinks.walletReturn(), 'walletReturn'],
    [customerLinks.changePassword(), 'changePassword'],
    [customerLinks.resetPassword(), 'resetPassword'],
    [customerLinks.changeEmail(), 'changeEmail'],
    [customerLinks.changePhone(), 'changePhone'],
    [customerLinks.cancelConfirm(), 'cancelConfirm'],
    [customerLinks.retentionReceipt(), 'retentionReceipt'],
    [customerLinks.stopTrial(['a', 'b']), 'stopTrial'],
    [customerLinks.receipt('downgrade_aborted'), 'packageReceipt'],
    [customerLinks.activation(), 'activation'],
    [customerLinks.activation('viaplay'), 'activationViaplay'],
    [customerLinks.activation('tv2'), 'activationTv2'],
    [customerLinks.activation('max'), 'activationMax'],
    [customerLinks.externalActivationCallback(), 'externalActivationCallback'],
    [links.signInCallback(), 'signInCallback'],
    [links.silentCallback(), 'silentCallback'],
    [links.logout(), 'logout'],
    [links.about('glimt', 'jobb'), 'about'],
    [links.help('enheter'), 'help'],
    [links.streamingTips(), 'streamingTips'],
    [links.streamingService('max'), 'streamingService'],
    [links.packages('mye-sport-basis'), 'packages'],
    [links.terms(), 'terms'],
    [links.privacy(), 'privacy'],
    [links.apps(), 'apps'],
    [links.accessibility(), 'accessibility'],
    [links.developer(), 'developer'],
    [links.playerTest(), 'playerTest'],
  ])('%s leads to the route %s with valid parameters', (link, name) => {
    const found = findRoute(table, split(link).pathname);
    expect(found?.route.name).toBe(name);
    if (found?.route.kind === 'normal') expect(hasValidParams(found.route, found.params)).toBe(true);
  });
});

describe('links with any text', () => {
  /** Any text, including lone surrogates. */
  const anyText = fc
    .array(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\ud83c', '\udf84')))
    .map((parts) => parts.join(''));

  test('builds a link that can be read back', () => {
    fc.assert(
      fc.property(anyText, anyText, (id, title) => {
        const made = [
          links.watch({ kind: 'vod', id, title }),
          links.film({ id, title }),
          links.serie({ id, title, autoPlay: true }),
          links.tema(id),
          links.page(id),
          links.swimlaneList({ slug: id, swimlaneId: title }),
          links.search(id),
          links.guide(id),
          customerLinks.payment(id),
          links.signUp({ productIds: [id, title], voucher: id }),
          customerLinks.stopTrial([id]),
        ];
        for (const link of made) expect(() => decodeURIComponent(link)).not.toThrow();
      }),
    );
  });

  test('replaces a lone surrogate', () => {
    expect(links.film({ id: 'jul', title: 'Jul \ud83c' })).toBe('/film/jul/Jul-%EF%BF%BD');
  });
});
