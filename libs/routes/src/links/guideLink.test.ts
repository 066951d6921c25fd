import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guideLink, readGuidePosition } from './guideLink.ts';

test.each([
  [guideLink(undefined), '/tv-guide'],
  [guideLink('2026-11-22'), '/tv-guide/2026-11-22'],
  [guideLink('2026-11-22', { at: { hour: 20, minute: 0 } }), '/tv-guide/2026-11-22?kl=20'],
  [
    guideLink(undefined, { at: { hour: 9, minute: 30 }, channel: 'nordlys' }),
    '/tv-guide?kl=09.30&kanal=nordlys',
  ],
])('GUIDE-01 builds the guide URL %s', (link, expected) => {
  expect(link).toBe(expected);
});

test('GUIDE-01 reads back any position written to a guide URL', () => {
  fc.assert(
    fc.property(
      fc.record({ hour: fc.integer({ min: 0, max: 23 }), minute: fc.integer({ min: 0, max: 59 }) }),
      fc.string({ minLength: 1, unit: 'grapheme' }),
      (at, channel) => {
        const { search } = new URL(guideLink('2026-11-22', { at, channel }), 'https://tv.test');
        expect(readGuidePosition(search)).toEqual({ at, channel });
      },
    ),
  );
});

test.each(['', '?kl=', '?kl=24', '?kl=20.60', '?kl=-1', '?kl=20.5', '?kl=<script>', '?kanal='])(
  'GUIDE-01 %s has no position',
  (search) => {
    expect(readGuidePosition(search)).toEqual({ at: undefined, channel: undefined });
  },
);
