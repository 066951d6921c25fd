import fc from 'fast-check';
import { expect, it } from 'vitest';
import { scrollStartFor } from './scrollStartFor.ts';

const MINUTE = 60_000;
/** A time range, from minutes. */
const span = (from: number, to: number) => ({ start: from * MINUTE, end: to * MINUTE });
const view = span(1000, 1300);

it.each([
  ['a visible cell does not scroll', span(1010, 1060), 1010, 1000],
  ['an earlier cell scrolls in from the left', span(900, 960), 900, 885],
  ['a cell cut on the left is shown from its start', span(980, 1060), 980, 965],
  ['a later cell scrolls in from the right', span(1400, 1430), 1400, 1145],
  ['a cell longer than the view is shown from the focused minute', span(0, 4000), 2000, 1865],
])('%s', (_what, cell, at, begins) => {
  expect(scrollStartFor(view, cell, at * MINUTE)).toBe(begins * MINUTE);
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
        const cell = span(start, start + length);
        const at = start + length * share;
        const visible = (length > 285 ? at : start) * MINUTE;
        const begins = scrollStartFor(span(from, from + 300), cell, visible);
        expect(visible).toBeGreaterThanOrEqual(begins);
        expect(visible).toBeLessThan(begins + 300 * MINUTE);
      },
    ),
  );
});
