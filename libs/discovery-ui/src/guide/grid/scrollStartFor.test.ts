import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scrollStartFor } from './scrollStartFor.ts';

const view = { from: 1000, to: 1300 };

it.each([
  ['a visible cell does not scroll', { from: 1010, to: 1060 }, 1010, 1000],
  ['an earlier cell scrolls in from the left', { from: 900, to: 960 }, 900, 885],
  ['a cell cut on the left is shown from its start', { from: 980, to: 1060 }, 980, 965],
  ['a later cell scrolls in from the right', { from: 1400, to: 1430 }, 1400, 1145],
  ['a cell longer than the view is shown from the focused minute', { from: 0, to: 4000 }, 2000, 1865],
])('%s', (_what, cell, at, begins) => {
  expect(scrollStartFor(view, cell, at)).toBe(begins);
});

it('the focused minute is always visible afterwards', () => {
  const minutes = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(
      minutes,
      minutes,
      fc.integer({ min: 1, max: 3000 }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      (from, start, length, share) => {
        const cell = { from: start, to: start + length };
        const at = start + length * share;
        const begins = scrollStartFor({ from, to: from + 300 }, cell, length > 285 ? at : start);
        const visible = length > 285 ? at : start;
        expect(visible).toBeGreaterThanOrEqual(begins);
        expect(visible).toBeLessThan(begins + 300);
      },
    ),
  );
});
