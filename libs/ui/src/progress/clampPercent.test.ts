import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clampPercent } from './ProgressBar.tsx';

it('clampPercent keeps values within 0–100 and clamps others to the nearer end', () => {
  expect([-5, 0, 37.5, 100, 130, Infinity, -Infinity].map(clampPercent)).toEqual([
    0, 0, 37.5, 100, 100, 100, 0,
  ]);
});

it('clampPercent turns NaN into 0', () => {
  expect(clampPercent(Number.NaN)).toBe(0);
});

it('clampPercent never leaves 0–100', () => {
  fc.assert(
    fc.property(fc.double(), (value) => {
      const percent = clampPercent(value);
      return percent >= 0 && percent <= 100;
    }),
  );
});
