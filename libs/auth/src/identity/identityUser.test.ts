import { describe, expect, test } from 'vitest';
import { identityConfig } from '../testing/sessionTestBrowser.ts';
import { kari, makeToken } from '../testing/testIdentityProvider.ts';
import { readStoredUser, readUser } from './identityUser.ts';

const names = identityConfig.claims;

describe('readStoredUser', () => {
  test('the user has the expiry from the token, not from expires_at', () => {
    const user = readUser({ access_token: makeToken({ ...kari, exp: 2000 }), expires_at: 1000 }, names);
    expect(user?.expiresAt).toBe(2_000_000);
  });

  test('the user has the claims of the id token and the expiry of expires_at if the access token is unreadable', () => {
    const user = readUser({ access_token: 'opaque', expires_at: 1000, profile: kari }, names);
    expect(user).toMatchObject({ accessToken: 'opaque', expiresAt: 1_000_000, claims: { sub: 'u-kari' } });
  });

  test.each([null, 'no json', '{}', '{"access_token":""}', '{"access_token":"opaque"}', '[]'])(
    'returns no user for the stored record %j',
    (text) => expect(readStoredUser(text, names)).toBeUndefined(),
  );
});
