import { expect, test } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import {
  storedPaymentContext,
  updatePaymentContext,
  readPaymentContext,
  signUpDurationS,
  startSignUpTimer,
} from './paymentContext.ts';

test('SIGNUP-12 stores start time, sign-up flow and payment flow in session storage', () => {
  const storage = createMemoryStorage();
  startSignUpTimer(storage, 1000);
  updatePaymentContext(storage, { signUpFlow: 'email' });
  updatePaymentContext(storage, { paymentFlow: 'Card' });
  expect(JSON.parse(storage.getItem(storedPaymentContext.key) ?? '')).toEqual({
    signUpLoadTime: 1000,
    signUpFlow: 'email',
    paymentFlow: 'Card',
  });
  storedPaymentContext.clear(storage);
  expect(readPaymentContext(storage)).toEqual({});
});

test('keeps the start time on later sign-up pages', () => {
  const storage = createMemoryStorage();
  startSignUpTimer(storage, 1000);
  startSignUpTimer(storage, 5000);
  expect(readPaymentContext(storage).signUpLoadTime).toBe(1000);
});

test.each([
  ['SIGNUP-13 999 ms is too short to track', 999, undefined],
  ['SIGNUP-13 one second is tracked', 1000, 1],
  ['SIGNUP-14 15 minutes is tracked', 900_000, 900],
  ['SIGNUP-14 one millisecond more is too long to track', 900_001, undefined],
])('%s', (_what, took, seconds) => {
  expect(signUpDurationS({ signUpLoadTime: 5000 }, 5000 + took)).toBe(seconds);
});

test('has no duration without a start time', () => {
  expect(signUpDurationS({}, 5000)).toBeUndefined();
});

test.each(['x', '{"signUpLoadTime":"now"}', '{"signUpFlow":"fax"}', 'null'])(
  'ignores an invalid stored context: %s',
  (text) => {
    expect(readPaymentContext(createMemoryStorage({ [storedPaymentContext.key]: text }))).toEqual({});
  },
);
