import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { heroVisibleCount } from './heroVisibleCount.ts';

it('LANE-25 a wide live hero shows three items', () => {
  expect(heroVisibleCount({ isLive: true, width: 2560 })).toBe(3);
});

it('LANE-26 any other wide hero shows six items', () => {
  expect(heroVisibleCount({ isLive: false, width: 2560 })).toBe(6);
});

it.each([
  [420, 2],
  [419, 1],
  [629, 2],
  [630, 3],
  [1260, 6],
  [0, 1],
])('LANE-27 a hero %i px wide shows %i', (width, count) => {
  expect(heroVisibleCount({ isLive: false, width })).toBe(count);
});

it('LANE-25 LANE-26 LANE-27 a hero shows at least one item, at most the limit, and never fewer when wider', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.nat(6000), fc.nat(500), (isLive, width, more) => {
      const count = heroVisibleCount({ isLive, width });
      expect(count).toBeGreaterThanOrEqual(1);
      expect(count).toBeLessThanOrEqual(isLive ? 3 : 6);
      expect(heroVisibleCount({ isLive, width: width + more })).toBeGreaterThanOrEqual(count);
    }),
  );
});
