import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { heroVisibleCount, thumbnailWindow } from './thumbnailWindow.ts';

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

it('thumbnailWindow moves only as far as necessary', () => {
  const from = (active: number) => thumbnailWindow({ count: 5, visible: 3, active }).from;
  expect([0, 1, 2, 3, 4].map(from)).toEqual([0, 0, 1, 2, 2]);
});

it('thumbnailWindow contains the active item, the next if it fits, and as many as fit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 6 }),
      fc.nat(),
      (count, visible, n) => {
        const active = n % count;
        const { from, to } = thumbnailWindow({ count, visible, active });
        expect(active).toBeGreaterThanOrEqual(from);
        expect(active).toBeLessThan(to);
        if (visible > 1) expect(Math.min(active + 1, count - 1)).toBeLessThan(to);
        expect(to - from).toBe(Math.min(count, visible));
        expect(to).toBeLessThanOrEqual(count);
      },
    ),
  );
});
