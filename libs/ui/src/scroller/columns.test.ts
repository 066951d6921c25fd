import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getPageTarget, getScrollEnds } from './columns.ts';

it('getPageTarget moves by the visible columns, and repeats the last of many', () => {
  expect(getPageTarget(0, 1000, 200, 1)).toBe(800);
  expect(getPageTarget(0, 450, 200, 1)).toBe(400);
  expect(getPageTarget(800, 1000, 200, -1)).toBe(0);
});

it('getPageTarget lands on a column, also from between two', () => {
  expect(getPageTarget(290, 1000, 200, 1)).toBe(1000);
});

it('getPageTarget moves by one column if not even one fits', () => {
  expect(getPageTarget(0, 150, 200, 1)).toBe(200);
});

it('getPageTarget never returns a negative position, and always lands on a column', () => {
  const pixels = fc.integer({ min: 0, max: 20000 });
  fc.assert(
    fc.property(
      pixels,
      fc.integer({ min: 100, max: 3000 }),
      fc.integer({ min: 50, max: 800 }),
      fc.constantFrom<1 | -1>(1, -1),
      (scrolled, width, step, direction) => {
        const target = getPageTarget(scrolled, width, step, direction);
        return target >= 0 && target % step === 0;
      },
    ),
  );
});

it('getPageTarget does not move before the columns are measured', () => {
  expect(getPageTarget(40, 0, 0, 1)).toBe(40);
});

it('getScrollEnds detects both ends, with 1 px tolerance', () => {
  expect(getScrollEnds(0, 500, 500)).toEqual({ isAtStart: true, isAtEnd: true });
  expect(getScrollEnds(0.6, 500, 900)).toEqual({ isAtStart: true, isAtEnd: false });
  expect(getScrollEnds(399.4, 500, 900)).toEqual({ isAtStart: false, isAtEnd: true });
  expect(getScrollEnds(200, 500, 900)).toEqual({ isAtStart: false, isAtEnd: false });
});
