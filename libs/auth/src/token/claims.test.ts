import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeToken } from '../testing/testProvider.ts';
import { decodeToken, isCustomer, readClaims, userDataOf } from './claims.ts';
import { isValid, isValidFor } from './validity.ts';

const names = { customerNumber: 'customer_number', cid: 'cid', entitlements: 'channel_entitlements' };
const payload = {
  sub: 'u-1',
  email: 'kari@kunde.test',
  exp: 1_800_000_000,
  customer_number: '1001',
  cid: 'c-1',
  channel_entitlements: ['sport', 'film'],
  other: 'not read',
};

describe('the claims of a token', () => {
  test('AUTH-46 sub, email, exp, customer number, cid and channel entitlements are read', () => {
    expect(readClaims(decodeToken(makeToken(payload)) ?? {}, names)).toEqual({
      sub: 'u-1',
      email: 'kari@kunde.test',
      exp: 1_800_000_000,
      customerNumber: '1001',
      cid: 'c-1',
      entitlements: ['sport', 'film'],
    });
  });

  test('AUTH-46 the names of three of them are configuration', () => {
    const claims = readClaims(
      { sub: 'u', 'https://x/number': 7, kid: 'k', rights: 'one' },
      { customerNumber: 'https://x/number', cid: 'kid', entitlements: 'rights' },
    );
    expect(claims).toMatchObject({ customerNumber: '7', cid: 'k', entitlements: ['one'] });
  });

  test('AUTH-47 user data are userId, email, cid and entitlements', () => {
    const claims = readClaims(payload, names);
    expect(claims && userDataOf(claims)).toEqual({
      userId: 'u-1',
      email: 'kari@kunde.test',
      cid: 'c-1',
      entitlements: ['sport', 'film'],
    });
  });

  test('AUTH-49 a customer is whose token carries a customer number', () => {
    const customer = (customer_number: unknown) => {
      const claims = readClaims({ ...payload, customer_number }, names);
      return claims && isCustomer(claims);
    };
    expect(customer('1001')).toBe(true);
    expect(customer(1001)).toBe(true);
    for (const none of [undefined, null, '', {}, []]) expect(customer(none)).toBe(false);
  });

  test('what is missing or of the wrong kind is left out, but somebody it must speak of', () => {
    expect(readClaims({ sub: 'u' }, names)).toEqual({
      sub: 'u',
      email: '',
      exp: undefined,
      customerNumber: undefined,
      cid: '',
      entitlements: [],
    });
    const odd = { sub: 'u', exp: 'soon', channel_entitlements: ['a', null, 3] };
    expect(readClaims(odd, names)).toMatchObject({ exp: undefined, entitlements: ['a', '3'] });
    expect(readClaims({ email: 'a@b.no' }, names)).toBeUndefined();
  });

  test('every text comes through a token as it was, Norwegian letters and all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(decodeToken(makeToken({ name }))).toEqual({ name });
      }),
    );
  });

  test('what is no token gives nothing, and never throws', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeToken(text)).toBeUndefined();
      }),
    );
    expect(decodeToken('a.b.c')).toBeUndefined();
    expect(decodeToken(`a.${btoa('"text"')}.c`)).toBeUndefined();
  });
});

describe('validity', () => {
  const now = Date.UTC(2026, 10, 20, 12);

  test('AUTH-50 a token is valid if its end is in the future', () => {
    expect(isValid(now + 1, now)).toBe(true);
    expect(isValid(now, now)).toBe(false);
    expect(isValid(now - 1, now)).toBe(false);
  });

  test('AUTH-51 a token is valid for a time if its end is beyond now plus that time', () => {
    expect(isValidFor(now + 30_001, now, 30_000)).toBe(true);
    expect(isValidFor(now + 30_000, now, 30_000)).toBe(false);
    expect(isValidFor(now + 29_999, now, 30_000)).toBe(false);
  });
});
