import { expect, it } from 'vitest';
import { isDigits } from './isDigits.ts';

it.each([
  ['1234', true],
  ['123', true],
  ['12345678', true],
  ['', false],
  ['ab12', false],
  ['12 34', false],
  ['١٢٣٤', false],
])('PIN-09 PIN-12 PIN-13 only digits are checked in a PIN: %j', (pin, expected) => {
  expect(isDigits(pin)).toBe(expected);
});
