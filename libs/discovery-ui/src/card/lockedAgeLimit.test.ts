import { expect, it } from 'vitest';
import { lockedAgeLimit } from './cardViewModel.ts';

const twelve = { isParentalControlActive: true, ageRestriction: 12 };

it.each([
  [15, twelve, 15],
  [12, twelve, undefined],
  [0, twelve, undefined],
  [undefined, twelve, undefined],
  [18, { ...twelve, isParentalControlActive: false }, undefined],
  [18, undefined, undefined],
])('CARD-39 with age limit %s and setting %j the locked age limit is %s', (ageLimit, parental, locked) => {
  expect(lockedAgeLimit(ageLimit, parental)).toBe(locked);
});
