import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cardExpiresAt, cardExpiryWarning } from './cardExpiry.ts';

const at = (iso: string) => Date.parse(iso);

test('a card expires at the end of its month in Oslo, in summer and winter', () => {
  expect(cardExpiresAt('11/2026')).toBe(at('2026-11-30T23:00:00Z'));
  expect(cardExpiresAt('12/2026')).toBe(at('2026-12-31T23:00:00Z'));
  expect(cardExpiresAt('06/2027')).toBe(at('2027-06-30T22:00:00Z'));
});

test('a malformed expiry never causes a warning', () => {
  fc.assert(
    fc.property(fc.string(), (expiry) => {
      fc.pre(!/^\d\d\/20\d\d$/.test(expiry));
      expect(cardExpiryWarning(expiry, at('2099-01-01T00:00:00Z'), undefined)).toBeUndefined();
    }),
  );
  expect(cardExpiresAt('13/2026')).toBeUndefined();
  expect(cardExpiresAt('00/2026')).toBeUndefined();
});

describe('card expiry warning', () => {
  const now = at('2026-11-22T12:00:00Z');

  it.each([
    ['10/2026', 'expired'],
    ['11/2026', 'beforeNextPayment'],
    ['12/2026', 'soon'],
    ['01/2027', undefined],
    ['12/2028', undefined],
  ])('card expiring %s gives warning %s', (expiry, warning) => {
    expect(cardExpiryWarning(expiry, now, at('2026-12-14T00:00:00Z'))).toBe(warning);
  });

  it('card expiry warning changes at the exact millisecond', () => {
    const end = at('2026-11-30T23:00:00Z');
    expect(cardExpiryWarning('11/2026', end - 1, end - 1)).toBe('soon');
    expect(cardExpiryWarning('11/2026', end - 1, end)).toBe('beforeNextPayment');
    expect(cardExpiryWarning('11/2026', end, end + 1)).toBe('expired');
  });

  it('card expiry warning is shown within two months, not three', () => {
    expect(cardExpiryWarning('02/2027', at('2026-12-29T23:00:00Z'), undefined)).toBe('soon');
    expect(cardExpiryWarning('02/2027', at('2026-12-29T22:59:59Z'), undefined)).toBeUndefined();
  });

  it('card expiry warning ignores the payment date if none is scheduled', () => {
    expect(cardExpiryWarning('11/2026', now, undefined)).toBe('soon');
    expect(cardExpiryWarning('10/2026', now, undefined)).toBe('expired');
  });
});
