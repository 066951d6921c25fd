import { expect, it } from 'vitest';
import { percentile } from './percentile.ts';

it.each([
  [[1, 2, 3, 4], 50, 2],
  [[4, 1, 3, 2], 100, 4],
  [Array.from({ length: 100 }, (_, index) => index + 1), 95, 95],
  [[7], 1, 7],
  [[], 95, NaN],
])('of %j at %i percent is %d', (values, percent, value) => {
  expect(percentile(values, percent)).toBe(value);
});
