import { expect, it } from 'vitest';
import { isDigits, SETTING_MESSAGES, VALIDATION_MESSAGES } from './pinMessages.ts';
import { withPinMessage } from './withPinMessage.ts';

it('PIN-08 the PIN state has isPinSet, isPurchasePinActive, and an error or success message', () => {
  const settings = { isPinSet: true, isPurchasePinActive: false };
  expect(withPinMessage(settings, undefined)).toEqual({ ...settings, pinMessage: undefined });
  expect(withPinMessage(settings, SETTING_MESSAGES.updated)).toEqual({
    isPinSet: true,
    isPurchasePinActive: false,
    pinMessage: { type: 'success', message: 'Pin er oppdatert' },
  });
  expect(withPinMessage(settings, VALIDATION_MESSAGES.wrong).pinMessage).toEqual({
    type: 'error',
    message: 'Feil pin',
  });
});

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
