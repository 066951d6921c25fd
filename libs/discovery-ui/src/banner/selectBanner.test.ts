import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { InAppMessage } from '@tv/api-client';
import { isTvBrowser, selectBanner, type BannerConditions } from './selectBanner.ts';

const NOW = Date.parse('2026-11-20T19:15:00Z');
const DAY = 24 * 60 * 60 * 1000;

const banner = (change: Partial<InAppMessage> = {}): InAppMessage => ({
  id: 'a',
  type: 'info',
  isDismissable: true,
  banner: { title: 'Hei' },
  ...change,
});
const shown = (messages: readonly InAppMessage[], change: Partial<BannerConditions> = {}) =>
  selectBanner(messages, { now: NOW, dismissals: new Map(), isTv: false, ...change })?.id;

describe('selectBanner', () => {
  it('BANNER-05 selectBanner includes the start of a banner’s window and excludes its end', () => {
    const within = banner({ from: NOW - DAY, to: NOW });
    expect(shown([within], { now: NOW - DAY - 1 })).toBeUndefined();
    expect(shown([within], { now: NOW - DAY })).toBe('a');
    expect(shown([within], { now: NOW - 1 })).toBe('a');
    expect(shown([within])).toBeUndefined();
  });

  it('BANNER-05 selectBanner treats a missing window end as open', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * NOW }), (now) => {
        expect(shown([banner()], { now })).toBe('a');
        expect(shown([banner({ to: now + 1 })], { now })).toBe('a');
        expect(shown([banner({ from: now })], { now })).toBe('a');
      }),
    );
  });

  it('selectBanner returns the first banner that may be shown', () => {
    const messages = [banner({ id: 'over', to: NOW }), banner({ id: 'b' }), banner({ id: 'c' })];
    expect(shown(messages)).toBe('b');
    expect(shown(messages, { dismissals: new Map([['b', NOW - 1]]) })).toBe('c');
  });

  it('BANNER-06 BANNER-07 selectBanner skips a dismissed banner, unless it cannot be dismissed', () => {
    const dismissals = new Map([['a', NOW - 400 * DAY]]);
    expect(shown([banner()], { dismissals })).toBeUndefined();
    expect(shown([banner({ isDismissable: false })], { dismissals })).toBe('a');
  });

  it('BANNER-08 selectBanner returns a TV app banner on TVs again after 30 days', () => {
    const about = banner({ type: 'tvApp' });
    const after = (days: number) =>
      shown([about], { isTv: true, dismissals: new Map([['a', NOW - days * DAY]]) });
    expect(after(29)).toBeUndefined();
    expect(after(30)).toBe('a');
    expect(shown([about], { isTv: true })).toBe('a');
    expect(shown([about])).toBeUndefined();
  });
});

describe('BANNER-08 isTvBrowser', () => {
  it.each([
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/7.0 TV Safari/537.36',
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94 Safari/537.36',
    'Mozilla/5.0 (Linux; U) HbbTV/1.5.1 (+DRM; Philips)',
    'opera/9.80 (linux; smart-tv)',
  ])('isTvBrowser is true for %s', (userAgent) => expect(isTvBrowser(userAgent)).toBe(true));

  it.each([
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    '',
  ])('isTvBrowser is false for %s', (userAgent) => expect(isTvBrowser(userAgent)).toBe(false));
});
