import { describe, expect, test } from 'vitest';
import { accountFixture } from '../fixtures.ts';
import { requestPasswordReset, updatePassword } from '../password/endpoints.ts';
import { apiUnderTest, json, signedIn } from '../testing/apiUnderTest.ts';
import { changeEmail, changePhoneNumber, getAccount, saveConsents } from './endpoints.ts';

const done = () => new Response(null, { status: 204 });
const { consents } = accountFixture;

describe('the account', () => {
  test('reads the account with its consents', async () => {
    const { dispatch, reports } = apiUnderTest(() => json(accountFixture), { tokens: signedIn });
    const { data } = await dispatch(getAccount.initiate());
    expect(data).toEqual({
      personalia: { ...accountFixture.personalia, createdDate: Date.parse('2025-03-14T09:30:00Z') },
      consents,
    });
    expect(reports).toEqual([]);
  });

  test.each([
    ['no consents', { ...accountFixture, consents: undefined }, 0],
    ['a missing consent', { ...accountFixture, consents: { ...consents, receiveSms: undefined } }, 1],
    ['an invalid consent', { ...accountFixture, consents: { ...consents, receiveSms: 'ja' } }, 1],
  ])('%s: reads the account without guessing consents', async (_what, answer, reported) => {
    const { dispatch, reports } = apiUnderTest(() => json(answer), { tokens: signedIn });
    const { data } = await dispatch(getAccount.initiate());
    expect(data?.consents).toBeUndefined();
    expect(data?.personalia.firstName).toBe('Kari');
    expect(reports).toHaveLength(reported);
  });

  test('saved consents update the cache, and failed ones do not', async () => {
    let isDown = false;
    const { dispatch, calls } = apiUnderTest(
      ({ method }) => {
        if (method === 'GET') return json(accountFixture);
        return isDown ? new Response(null, { status: 500 }) : done();
      },
      { tokens: signedIn },
    );
    await dispatch(getAccount.initiate());
    const getConsents = async () => (await dispatch(getAccount.initiate())).data?.consents;
    await dispatch(saveConsents.initiate({ ...consents, receiveSms: true }));
    expect(JSON.parse(calls.at(-1)?.body ?? '')).toEqual({ consents: { ...consents, receiveSms: true } });
    expect(await getConsents()).toEqual({ ...consents, receiveSms: true });
    isDown = true;
    await dispatch(saveConsents.initiate(consents));
    expect(await getConsents()).toEqual({ ...consents, receiveSms: true });
  });

  test('refetches the account after each change', async () => {
    const { dispatch, calls } = apiUnderTest(
      ({ method }) => (method === 'GET' ? json(accountFixture) : done()),
      { tokens: signedIn },
    );
    const countFetches = () => calls.filter(({ method }) => method === 'GET').length;
    await dispatch(getAccount.initiate());
    await dispatch(changeEmail.initiate({ email: 'ny@kunde.test', password: 'p' }));
    await expect.poll(countFetches).toBe(2);
    await dispatch(changePhoneNumber.initiate({ phoneNumber: '4798765432', password: 'p' }));
    await expect.poll(countFetches).toBe(3);
  });
});

describe('a password', () => {
  test('a signed-in customer changes the password with a token', async () => {
    const { dispatch, calls } = apiUnderTest(done);
    const { error } = await dispatch(updatePassword.initiate({ currentPassword: 'a', newPassword: 'b' }));
    expect(error).toMatchObject({ name: 'NoTokenError' });
    expect(calls).toHaveLength(0);
  });

  test('a visitor with a reset link sets a new password', async () => {
    const { dispatch, calls } = apiUnderTest(done);
    await dispatch(requestPasswordReset.initiate('kari@kunde.test'));
    await dispatch(updatePassword.initiate({ token: 't-1', newPassword: 'hemmelig-1' }));
    expect(calls.map(({ url, body }) => [url, JSON.parse(body ?? '') as unknown])).toEqual([
      ['https://gateway.dev.test/password/setReset', { email: 'kari@kunde.test' }],
      ['https://gateway.dev.test/password/update', { token: 't-1', newPassword: 'hemmelig-1' }],
    ]);
  });
});
