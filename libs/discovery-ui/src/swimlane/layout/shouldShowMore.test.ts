import { expect, it } from 'vitest';
import { shouldShowMore } from './shouldShowMore.ts';

it.each([
  [9, 10, false],
  [10, 10, true],
  [11, 10, true],
  [0, 0, true],
  [500, undefined, false],
])('LANE-29 shouldShowMore for %i items and limit %s is %s', (items, limit, shown) => {
  expect(shouldShowMore(items, limit)).toBe(shown);
});
