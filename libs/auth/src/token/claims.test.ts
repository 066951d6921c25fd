import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTokenValid } from '../renewal/renewalRules.ts';
import { makeToken } from '../testing/testIdentityProvider.ts';
import { decodeToken, isCustomer, readClaims, toUserData } from './claims.ts';

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

describe('token claims', () => {
  test('AUTH-46 a token has sub, email, exp, customer number, cid and channel entitlements', () => {
    expect(readClaims(decodeToken(makeToken(payload)) ?? {}, names)).toEqual({
      sub: 'u-1',
      email: 'kari@kunde.test',
      exp: 1_800_000_000,
      customerNumber: '1001',
      cid: 'c-1',
      entitlements: ['sport', 'film'],
    });
  });

  test('AUTH-46 three claim names come from the configuration', () => {
    const claims = readClaims(
      { sub: 'u', 'https://x/number': 7, kid: 'k', rights: 'one' },
      { customerNumber: 'https://x/number', cid: 'kid', entitlements: 'rights' },
    );
    expect(claims).toMatchObject({ customerNumber: '7', cid: 'k', entitlements: ['one'] });
  });

  test('AUTH-47 user data has userId, email, cid and entitlements', () => {
    const claims = readClaims(payload, names);
    expect(claims && toUserData(claims)).toEqual({
      userId: 'u-1',
      email: 'kari@kunde.test',
      cid: 'c-1',
      entitlements: ['sport', 'film'],
    });
  });

  test('AUTH-49 a token with a customer number belongs to a customer', () => {
    const customer = (customer_number: unknown) => {
      const claims = readClaims({ ...payload, customer_number }, names);
      return claims && isCustomer(claims);
    };
    expect(customer('1001')).toBe(true);
    expect(customer(1001)).toBe(true);
    for (const none of [undefined, null, '', {}, []]) expect(customer(none)).toBe(false);
  });

  test('missing and invalid claims are left out, and a subject is required', () => {
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

  test('decodes non-ASCII characters in a token', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        expect(decodeToken(makeToken({ name }))).toEqual({ name });
      }),
    );
  });

  test('returns undefined for an invalid token, without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(decodeToken(text)).toBeUndefined();
      }),
    );
    expect(decodeToken('a.b.c')).toBeUndefined();
    expect(decodeToken(`a.${btoa('"text"')}.c`)).toBeUndefined();
  });
});

describe('token validity', () => {
  const now = Date.UTC(2026, 10, 20, 12);

  test('AUTH-50 a token is valid if it expires in the future', () => {
    expect(isTokenValid(now + 1, now)).toBe(true);
    expect(isTokenValid(now, now)).toBe(false);
    expect(isTokenValid(now - 1, now)).toBe(false);
  });

  test('AUTH-51 a token is valid for a duration if it expires after now plus the duration', () => {
    expect(isTokenValid(now + 30_001, now, 30_000)).toBe(true);
    expect(isTokenValid(now + 30_000, now, 30_000)).toBe(false);
    expect(isTokenValid(now + 29_999, now, 30_000)).toBe(false);
  });
});
