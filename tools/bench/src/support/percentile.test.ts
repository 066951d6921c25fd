import { expect, test } from 'vitest';
import { percentile } from './percentile.ts';

test.each([
  [[1], 0.95, 1],
  [[3, 1, 2, 4], 0.5, 2],
  [Array.from({ length: 100 }, (_, index) => 100 - index), 0.95, 95],
  [[], 0.95, Number.NaN],
])('percentile of %j at share %d is %d', (values, share, value) => {
  expect(percentile(values, share)).toBe(value);
});
