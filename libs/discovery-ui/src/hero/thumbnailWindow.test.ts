import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { thumbnailWindow } from './thumbnailWindow.ts';

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
