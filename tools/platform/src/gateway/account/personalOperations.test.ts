import { expect, test } from 'vitest';
import { testBrowser } from '../../testing/testBrowser.ts';
import { appHeaders, call, testPlatform, type TestPlatform } from '../../testing/testPlatform.ts';

const EMAIL = 'active@kunde.test';
const PASSWORD = 'demo1234';

/** Signs a demo customer in, in a new browser. */
async function signIn(platform: TestPlatform) {
  const tokens = await testBrowser(platform).tokensOf(EMAIL, { scope: 'openid offline_access' });
  const headers = { ...appHeaders, authorization: `Bearer ${tokens.access_token}` };
  const at = (path: string) => `${platform.addresses.api}/gateway${path}`;
  return {
    put: (path: string, body: unknown) => call(at(path), { method: 'PUT', headers, body }),
    post: (path: string, body: unknown) => call(at(path), { method: 'POST', headers, body }),
    personalia: async () => {
      const account = (await call(at('/customer/account'), { headers })).json();
      return (account as { personalia: Record<string, string> }).personalia;
    },
    /** Status of a token refresh. */
    renew: async () => {
      const answer = await call(`${platform.addresses.identity}/token`, {
        method: 'POST',
        body: new URLSearchParams({
          grant_type: 'refresh_token',
          client_id: 'brand-a',
          refresh_token: tokens.refresh_token ?? '',
        }),
      });
      return answer.status;
    },
  };
}

/** Returns the token of the latest mail. */
async function mailedToken(platform: TestPlatform): Promise<string> {
  const { mails } = await platform.console.state();
  return new URL(mails.at(-1)?.link ?? '').searchParams.get('token') ?? '';
}

const askReset = (platform: TestPlatform, email: string, origin?: string) =>
  call(`${platform.addresses.api}/gateway/password/setReset`, {
    method: 'POST',
    headers: { ...appHeaders, ...(origin === undefined ? {} : { origin }) },
    body: { email },
  });

const resetTo = (platform: TestPlatform, token: string, newPassword: string) =>
  call(`${platform.addresses.api}/gateway/password/update`, {
    method: 'POST',
    headers: appHeaders,
    body: { token, newPassword },
  });

test('an e-mail address is changed with the password, unless the address is taken', async () => {
  const { put, personalia } = await signIn(await testPlatform());
  const change = async (email: string, password = PASSWORD) => {
    const answer = await put('/customer/email', { email, password });
    return answer.status === 204 ? 204 : [answer.status, (answer.json() as { code: string }).code];
  };
  expect(await change('ny@kunde.test', 'gjett')).toEqual([403, 'INCORRECT_PASSWORD']);
  expect(await change('trial@kunde.test')).toEqual([409, 'EMAIL_EXISTS']);
  expect(await change('ingen adresse')).toEqual([400, 'EMAIL_VALIDATION_FAILURE']);
  expect(await change('ny@kunde.test')).toBe(204);
  expect(await change('Ny@kunde.test')).toBe(204);
  expect((await personalia())['email']).toBe('Ny@kunde.test');
});

test('a phone number is changed with the password, if it is Norwegian', async () => {
  const { put, personalia } = await signIn(await testPlatform());
  const change = async (phoneNumber: string, password = PASSWORD) => {
    const answer = await put('/customer/phoneNumber', { phoneNumber, password });
    return answer.status === 204 ? 204 : [answer.status, (answer.json() as { code: string }).code];
  };
  expect(await change('4798765432', 'gjett')).toEqual([403, 'INCORRECT_PASSWORD']);
  expect(await change('12')).toEqual([400, 'PHONE_NUMBER_VALIDATION_FAILURE']);
  expect(await change('4798765432')).toBe(204);
  expect((await personalia())['phoneNumber']).toBe('4798765432');
});

test('a password change needs the current password, and ends all other sessions', async () => {
  const platform = await testPlatform();
  const here = await signIn(platform);
  const there = await signIn(platform);
  const change = (currentPassword: string, newPassword: string) =>
    here.post('/password/update', { currentPassword, newPassword });
  expect((await change('gjett', 'hemmelig-1')).status).toBe(403);
  expect((await change(PASSWORD, 'kort')).json()).toMatchObject({ code: 'PASSWORD_VALIDATION_FAILURE' });
  expect((await change(PASSWORD, 'hemmelig-1')).status).toBe(204);
  expect((await change(PASSWORD, 'hemmelig-2')).status).toBe(403);
  expect(await here.renew()).toBe(200);
  expect(await there.renew()).toBe(400);
});

test('a reset link sets a new password once, and ends every session', async () => {
  const platform = await testPlatform();
  const customer = await signIn(platform);
  const site = platform.addresses.brands['brand-b'] ?? '';
  expect((await askReset(platform, EMAIL, site)).status).toBe(204);
  const [mail] = (await platform.console.state()).mails;
  expect(mail).toMatchObject({ to: EMAIL });
  expect(mail?.link.startsWith(`${site}/passord/reset?token=`)).toBe(true);
  const token = await mailedToken(platform);
  expect((await resetTo(platform, token, 'kort')).json()).toMatchObject({
    code: 'PASSWORD_VALIDATION_FAILURE',
  });
  expect((await resetTo(platform, token, 'hemmelig-1')).status).toBe(204);
  expect((await resetTo(platform, token, 'hemmelig-2')).json()).toMatchObject({ code: 'TOKEN_EXPIRED' });
  expect(await customer.renew()).toBe(400);
});

test('a password reset does not reveal whether an address is known, and rejects an expired link', async () => {
  const platform = await testPlatform();
  const [known, unknown] = [await askReset(platform, EMAIL), await askReset(platform, 'ingen adresse')];
  expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  expect((await platform.console.state()).mails).toHaveLength(1);
  const first = await mailedToken(platform);
  await askReset(platform, EMAIL);
  const second = await mailedToken(platform);
  expect((await resetTo(platform, first, 'hemmelig-1')).json()).toMatchObject({ code: 'TOKEN_EXPIRED' });
  await platform.console.shiftClock(3600_001);
  expect((await resetTo(platform, second, 'hemmelig-1')).json()).toMatchObject({ code: 'TOKEN_EXPIRED' });
  expect((await platform.console.state()).drift).toEqual([]);
});
