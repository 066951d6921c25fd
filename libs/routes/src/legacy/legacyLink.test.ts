import { describe, expect, test } from 'vitest';
import { coverPageLink, titleLink } from '../links/coverPageLink.ts';
import { resolveLegacyLink } from './legacyLink.ts';

describe('legacy deep links', () => {
  test.each([
    ['ROUTE-18', 'kanal', '5', '/watch/live/5'],
    ['ROUTE-23', 'samling', 'x', '/tema/x'],
    ['ROUTE-24', 'serie', '7', '/serie/7'],
    ['ROUTE-25', 'foo', '1', '/'],
  ])('%s /se/%s/%s resolves to %s', (_id, type, id, to) => {
    expect(resolveLegacyLink(type, id)).toEqual({ kind: 'path', to });
  });

  test.each([
    ['ROUTE-20', 'cs_1', 'coverPage'],
    ['ROUTE-21', 'a:b', 'coverPage'],
    ['ROUTE-21', ':', 'coverPage'],
    ['ROUTE-22', '12345', 'title'],
    ['ROUTE-22', 'xcs_1', 'title'],
  ])('%s /se/program/%s needs a lookup by %s', (_id, id, lookup) => {
    expect(resolveLegacyLink('program', id)).toEqual({ kind: 'lookup', lookup, id });
  });

  test('ROUTE-19 a lookup leads to a cover page, or to the asset without one', () => {
    expect(coverPageLink({ type: 'series', id: '7' })).toBe('/serie/7');
    expect(coverPageLink({ type: 'episode', id: '7' })).toBe('/serie/7');
    expect(coverPageLink({ type: 'singleProgramOrMovie', id: '7' })).toBe('/film/7');
    expect(titleLink('12', { type: 'series', id: '7' })).toBe('/serie/7');
    expect(titleLink('12', undefined)).toBe('/watch/vod/12');
  });
});
