import { expect, it } from 'vitest';
import { isRestricted } from './parentalSetting.ts';

const twelve = { isParentalControlActive: true, ageRestriction: 12 };

it.each([
  [12, twelve, false],
  [13, twelve, true],
  [15, twelve, true],
  [0, twelve, false],
  [0, { ...twelve, ageRestriction: 0 }, false],
  [6, { ...twelve, ageRestriction: 0 }, true],
  [undefined, { ...twelve, ageRestriction: 0 }, false],
  [18, { ...twelve, isParentalControlActive: false }, false],
  [18, undefined, false],
])('PIN-22 an age limit of %s with the setting %j is restricted: %s', (ageLimit, setting, expected) => {
  expect(isRestricted(ageLimit, setting)).toBe(expected);
});
