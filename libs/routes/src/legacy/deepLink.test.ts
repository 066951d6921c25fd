import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { links } from '../links/links.ts';
import { toDeepLink } from './deepLink.ts';
import { resolveLegacyLink } from './legacyLink.ts';

const ORIGIN = 'https://glimt.test';

describe('toDeepLink', () => {
  test.each([
    ['/watch/live/nrk1', '/se/kanal/nrk1'],
    ['/watch/vod/12/Isfront?t=1', '/se/program/12'],
    ['/film/isfront/Isfront', '/se/program/isfront'],
    ['/serie/ferja', '/se/serie/ferja'],
    ['/watch/seriesoverview/ferja', '/se/serie/ferja'],
    ['/tema/ski#topp', '/se/samling/ski'],
    ['/film/a%2Fb', '/se/program/a%2Fb'],
  ])('converts %s to %s', (path, link) => {
    expect(toDeepLink(` ${ORIGIN}${path} `, ORIGIN)).toBe(link);
  });

  test.each([
    '',
    'isfront',
    '/film/isfront',
    `${ORIGIN}/`,
    `${ORIGIN}/watch/live/`,
    `${ORIGIN}/min-konto`,
    `${ORIGIN}/film`,
    'https://andre.test/film/isfront',
    'javascript:alert(1)',
  ])('CONF-11 %j has no deep link', (address) => {
    expect(toDeepLink(address, ORIGIN)).toBeUndefined();
  });

  test('a deep link leads back to its page, for any id', () => {
    const leadsBack = (id: string) => {
      for (const path of [links.watch({ kind: 'live', id }), links.serie({ id }), links.tema(id)]) {
        const [, , type = '', own = ''] = (toDeepLink(`${ORIGIN}${path}`, ORIGIN) ?? '').split('/');
        expect(resolveLegacyLink(type, decodeURIComponent(own))).toEqual({ kind: 'path', to: path });
      }
    };
    // Ids as in the API: well-formed, and no path segments.
    const ids = fc
      .string({ unit: 'binary', minLength: 1 })
      .filter((id) => id.isWellFormed() && !['.', '..'].includes(id) && id.trim() !== '');
    fc.assert(fc.property(ids, leadsBack));
  });
});
