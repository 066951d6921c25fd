import { describe, expect, test } from 'vitest';
import { identityConfig } from '../testing/sessionWorld.ts';
import { kari, makeToken } from '../testing/testProvider.ts';
import { readStoredUser, readUser } from './identityUser.ts';

const names = identityConfig.claims;

describe('the stored user', () => {
  test('ends when his token says, not when the browser once reckoned', () => {
    const user = readUser({ access_token: makeToken({ ...kari, exp: 2000 }), expires_at: 1000 }, names);
    expect(user?.expiresAt).toBe(2_000_000);
  });

  test('with a token that cannot be read has the claims of the id token, and the reckoned end', () => {
    const user = readUser({ access_token: 'opaque', expires_at: 1000, profile: kari }, names);
    expect(user).toMatchObject({ accessToken: 'opaque', expiresAt: 1_000_000, claims: { sub: 'u-kari' } });
  });

  test.each([null, 'no json', '{}', '{"access_token":""}', '{"access_token":"opaque"}', '[]'])(
    'that is %j is nobody',
    (text) => expect(readStoredUser(text, names)).toBeUndefined(),
  );
});
