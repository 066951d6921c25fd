import { expect, test } from 'vitest';
import { createAccounts } from '../state/accounts.ts';
import { demoAccounts } from '../state/demoAccounts.ts';
import { claimsIn, testBrowser } from '../testing/testBrowser.ts';
import { appHeaders, call, testPlatform } from '../testing/testPlatform.ts';

const asCustomer = (token: string) => ({ ...appHeaders, authorization: `Bearer ${token}` });

test('a sign-in with code and PKCE returns tokens with the claims of the product', async () => {
  const platform = await testPlatform();
  const browser = testBrowser(platform);
  const { back, verifier } = await browser.signIn('active@kunde.test');
  expect(back.origin + back.pathname).toBe(`${platform.addresses.brands['brand-a']}/app/callback`);
  expect(back.searchParams.get('state')).toBe('a-state');
  const tokens = await browser.exchange(back.searchParams.get('code') ?? '', verifier);
  for (const token of [tokens.id_token, tokens.access_token]) {
    expect(claimsIn(token)).toMatchObject({
      sub: 'user-active',
      email: 'active@kunde.test',
      customer_number: '70000001',
      cid: 'cid-user-active',
      channel_entitlements: expect.arrayContaining(['MEST', 'V_SPORT']) as unknown,
    });
  }
  const customer = await call(`${platform.addresses.api}/gateway/customer`, {
    headers: asCustomer(tokens.access_token),
  });
  expect(customer.json()).toMatchObject({ userId: 'user-active', personalia: { firstName: 'Astrid' } });
});

test('a code without its verifier is refused', async () => {
  const platform = await testPlatform();
  const browser = testBrowser(platform);
  const { back } = await browser.signIn('active@kunde.test');
  await expect(
    browser.exchange(back.searchParams.get('code') ?? '', 'another-verifier-'.repeat(3)),
  ).rejects.toThrow('invalid_grant');
});

test('every demo account signs in to both brands', async () => {
  const platform = await testPlatform();
  for (const [index, { email, isCustomer }] of demoAccounts.entries()) {
    const browser = testBrowser(platform, index % 2 === 0 ? 'brand-a' : 'brand-b');
    // The scopes that the apps request locally.
    const scope = 'openid profile email offline_access customer';
    const claims = claimsIn((await browser.tokensOf(email, { scope })).access_token);
    expect(claims['email']).toBe(email);
    expect(claims['customer_number'] !== undefined, email).toBe(isCustomer);
  }
});

test('an account without a customer number gets a token that the gateway refuses', async () => {
  const platform = await testPlatform();
  const { access_token } = await testBrowser(platform).tokensOf('no-customer@kunde.test');
  const answer = await call(`${platform.addresses.api}/gateway/customer`, {
    headers: asCustomer(access_token),
  });
  expect(answer.status).toBe(401);
});

test('the sign-in page reports a wrong password, then accepts the right one', async () => {
  const platform = await testPlatform();
  const browser = testBrowser(platform);
  const page = await browser.visit(browser.authorizeAddress().address);
  const refused = await browser.visit(page.address, {
    method: 'POST',
    body: new URLSearchParams({ email: 'active@kunde.test', password: 'feil' }),
  });
  expect(refused.status).toBe(401);
  expect(refused.text).toContain('Feil e-post eller passord');
  expect(refused.text).toContain('value="active@kunde.test"');
  const right = await browser.visit(refused.address, {
    method: 'POST',
    body: new URLSearchParams({ email: 'Active@Kunde.test', password: 'demo1234' }),
  });
  expect(new URL(right.address).searchParams.get('code')).toBeTruthy();
});

test('the sign-in page has the look of the requesting brand, and shows the login context', async () => {
  const platform = await testPlatform();
  for (const [brand, name] of [
    ['brand-a', 'Glimt'],
    ['brand-b', 'Fjordvisning'],
  ] as const) {
    const browser = testBrowser(platform, brand);
    const page = await browser.visit(browser.authorizeAddress({ login_context: 'password_changed' }).address);
    expect(page.text).toContain(`<title>Logg inn – ${name}</title>`);
    expect(page.text).toContain('Passordet er endret');
    expect(page.headers['content-security-policy']).toBe("frame-ancestors 'none'");
  }
});

test('the sign-in page escapes the entered e-mail address', async () => {
  const platform = await testPlatform();
  const browser = testBrowser(platform);
  const page = await browser.visit(browser.authorizeAddress().address);
  const refused = await browser.visit(page.address, {
    method: 'POST',
    body: new URLSearchParams({ email: '"><script>alert(1)</script>', password: 'x' }),
  });
  expect(refused.text).not.toContain('<script>alert');
});

test('a cancelled sign-in returns to the app with access_denied', async () => {
  const platform = await testPlatform();
  const browser = testBrowser(platform);
  const page = await browser.visit(browser.authorizeAddress().address);
  const link = /<a href="([^"]+)">Avbryt<\/a>/.exec(page.text)?.[1] ?? '';
  const back = new URL((await browser.visit(`${platform.addresses.identity}${link}`)).address);
  expect(back.pathname).toBe('/app/callback');
  expect(back.searchParams.get('error')).toBe('access_denied');
  expect(back.searchParams.get('state')).toBe('a-state');
});

test('prompt=none signs in with a session, and returns login_required without one', async () => {
  const platform = await testPlatform();
  const silent = {
    prompt: 'none',
    redirect_uri: `${platform.addresses.brands['brand-a']}/app/silent-callback`,
  };
  const browser = testBrowser(platform);
  const without = await browser.visit(browser.authorizeAddress(silent).address);
  expect(new URL(without.address).searchParams.get('error')).toBe('login_required');
  await browser.signIn('active@kunde.test');
  const renewed = await browser.visit(browser.authorizeAddress(silent).address);
  expect(new URL(renewed.address).searchParams.get('code')).toBeTruthy();
  // The response must be allowed in a frame of the app.
  expect(renewed.headers['x-frame-options']).toBeUndefined();
  expect(renewed.headers['content-security-policy'] ?? '').not.toContain('frame-ancestors');
});

test('refresh tokens are issued for offline_access, rotate, and are refused after use', async () => {
  const platform = await testPlatform();
  const browser = testBrowser(platform);
  expect((await browser.tokensOf('active@kunde.test')).refresh_token).toBeUndefined();
  const first = await testBrowser(platform).tokensOf('active@kunde.test', { scope: 'openid offline_access' });
  const refresh = (token: string | undefined) =>
    call(`${platform.addresses.identity}/token`, {
      method: 'POST',
      headers: { origin: platform.addresses.brands['brand-a'] ?? '' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'brand-a',
        refresh_token: token ?? '',
      }),
    });
  const second = await refresh(first.refresh_token);
  expect(second.status).toBe(200);
  expect(second.headers['access-control-allow-origin']).toBe(platform.addresses.brands['brand-a']);
  const { access_token, refresh_token } = second.json() as { access_token: string; refresh_token: string };
  expect(refresh_token).not.toBe(first.refresh_token);
  expect(claimsIn(access_token)['customer_number']).toBe('70000001');
  expect((await refresh(first.refresh_token)).status).toBe(400);
  // A reused token may be stolen, so the whole family is revoked.
  expect((await refresh(refresh_token)).status).toBe(400);
});

test('sign-out with an id token hint ends the session without confirmation', async () => {
  const platform = await testPlatform();
  const { addresses } = platform;
  const browser = testBrowser(platform);
  const { id_token } = await browser.tokensOf('active@kunde.test');
  const success = `${addresses.brands['brand-a']}/logout/success`;
  const query = new URLSearchParams({
    id_token_hint: id_token,
    post_logout_redirect_uri: success,
    state: 's',
  });
  const page = await browser.visit(`${addresses.identity}/session/end?${query.toString()}`);
  expect(page.text).toContain('submit()');
  const end = await submit(browser, page);
  expect(end.address).toBe(`${success}?state=s`);
  const silent = await browser.visit(browser.authorizeAddress({ prompt: 'none' }).address);
  expect(new URL(silent.address).searchParams.get('error')).toBe('login_required');
});

test('sign-out without a hint requires confirmation', async () => {
  const platform = await testPlatform();
  const browser = testBrowser(platform);
  await browser.signIn('active@kunde.test');
  const page = await browser.visit(`${platform.addresses.identity}/session/end`);
  expect(page.text).toContain('Vil du logge ut?');
  expect(page.text).not.toContain('submit()');
});

test('the context check reports by cookie whether a session exists, to the brands only', async () => {
  const platform = await testPlatform();
  const browser = testBrowser(platform, 'brand-b');
  const origin = platform.addresses.brands['brand-b'] ?? '';
  const check = () => browser.visit(`${platform.addresses.identity}/context/check`, { headers: { origin } });
  expect((await check()).status).toBe(401);
  await browser.signIn('active@kunde.test');
  const answer = await check();
  expect(answer.status).toBe(200);
  expect(answer.headers['access-control-allow-origin']).toBe(origin);
  expect(answer.headers['access-control-allow-credentials']).toBe('true');
  const stranger = await browser.visit(`${platform.addresses.identity}/context/check`, {
    headers: { origin: 'http://evil.localhost' },
  });
  expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
});

test('POST /api/logout ends the session and its refresh tokens', async () => {
  const platform = await testPlatform();
  const browser = testBrowser(platform);
  const { identity } = platform.addresses;
  const { refresh_token = '' } = await browser.tokensOf('active@kunde.test', {
    scope: 'openid offline_access',
  });
  const { status } = await browser.visit(`${identity}/api/logout`, { method: 'POST' });
  expect(status).toBe(204);
  const refreshed = await call(`${identity}/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'refresh_token', client_id: 'brand-a', refresh_token }),
  });
  expect(refreshed.json()).toMatchObject({ error: 'invalid_grant' });
  expect((await browser.visit(`${platform.addresses.identity}/context/check`)).status).toBe(401);
  expect((await platform.console.state()).users).toEqual([]);
});

test('reauthentication accepts the right password and refuses a wrong one', async () => {
  const platform = await testPlatform();
  const { access_token } = await testBrowser(platform).tokensOf('active@kunde.test');
  const ask = (password: string, headers = asCustomer(access_token)) =>
    call(`${platform.addresses.identity}/reauthenticate/password`, {
      method: 'POST',
      headers,
      body: { password },
    });
  expect((await ask('demo1234')).status).toBe(204);
  expect((await ask('feil')).status).toBe(403);
  expect((await ask('demo1234', { ...appHeaders, authorization: 'Bearer none' })).status).toBe(401);
});

test('a one-time code signs in silently, and only once', async () => {
  const platform = await testPlatform();
  const accounts = createAccounts(platform.platform.context.state);
  const acr_values = `otac:${accounts.issueOneTimeCode('user-trial')}`;
  const extra = { acr_values, login_context: 'user_created', prompt: 'none' };
  const browser = testBrowser(platform);
  const { address, verifier } = browser.authorizeAddress(extra);
  const back = new URL((await browser.visit(address)).address);
  const tokens = await browser.exchange(back.searchParams.get('code') ?? '', verifier);
  expect(claimsIn(tokens.access_token).sub).toBe('user-trial');
  expect((await browser.visit(`${platform.addresses.identity}/context/check`)).status).toBe(200);
  const again = testBrowser(platform);
  const refused = new URL((await again.visit(again.authorizeAddress(extra).address)).address);
  expect(refused.searchParams.get('error')).toBe('login_required');
});

test('cookies are marked for cross-site use', async () => {
  const platform = await testPlatform();
  const answer = await call(testBrowser(platform).authorizeAddress().address);
  const cookies = answer.headers['set-cookie'] ?? [];
  expect(cookies.length).toBeGreaterThan(0);
  for (const cookie of cookies) expect(cookie).toMatch(/; SameSite=None; Secure$/);
});

test('cookies for WebKit, which refuses Secure over http, are same-site', async () => {
  const platform = await testPlatform();
  const engine = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const cookiesFor = async (userAgent: string) => {
    const { address } = testBrowser(platform).authorizeAddress();
    return (await call(address, { headers: { 'user-agent': userAgent } })).headers['set-cookie'] ?? [];
  };
  const safari = await cookiesFor(`Mozilla/5.0 (Macintosh) ${engine} Version/17.4 Safari/605.1.15`);
  expect(safari.length).toBeGreaterThan(0);
  for (const cookie of safari) expect(cookie).toMatch(/; SameSite=Lax$/);
  for (const cookie of safari) expect(cookie).not.toMatch(/; Secure/i);
  const chromium = await cookiesFor(`Mozilla/5.0 (X11) ${engine} Chrome/126.0.0.0 Safari/537.36`);
  expect(chromium.length).toBeGreaterThan(0);
  for (const cookie of chromium) expect(cookie).toMatch(/; SameSite=None; Secure$/);
});

test('a television signs in with a code that is entered on the device page', async () => {
  const platform = await testPlatform();
  const { identity } = platform.addresses;
  const deviceAuth = await call(`${identity}/device/auth`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'tv-app', scope: 'openid' }),
  });
  const { device_code, user_code, verification_uri } = deviceAuth.json() as Record<string, string>;
  expect(verification_uri).toBe(`${identity}/device`);
  const browser = testBrowser(platform);
  await browser.signIn('active@kunde.test');
  const confirm = await submit(
    browser,
    await browser.visit(`${identity}/device?user_code=${user_code ?? ''}`),
  );
  expect(confirm.text).toContain(user_code);
  expect((await submit(browser, confirm)).text).toContain('Enheten er koblet til');
  const tokens = await call(`${identity}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      client_id: 'tv-app',
      device_code: device_code ?? '',
    }),
  });
  expect(claimsIn((tokens.json() as { access_token: string }).access_token).sub).toBe('user-active');
});

test('a shortened token lifetime applies to the next token, and the gateway refuses it after expiry', async () => {
  const platform = await testPlatform();
  await platform.console.setAccessTokenLifetime(5);
  const { access_token, expires_in } = await testBrowser(platform).tokensOf('active@kunde.test');
  expect(expires_in).toBe(5);
  const ask = () => call(`${platform.addresses.api}/gateway/customer`, { headers: asCustomer(access_token) });
  expect((await ask()).status).toBe(200);
  await platform.console.shiftClock(6000);
  expect((await ask()).status).toBe(401);
  const next = await testBrowser(platform).tokensOf('active@kunde.test');
  const renewed = await call(`${platform.addresses.api}/gateway/customer`, {
    headers: asCustomer(next.access_token),
  });
  expect(renewed.status).toBe(200);
});

/** Submits the first form of a page, as its button or script would. */
async function submit(browser: ReturnType<typeof testBrowser>, page: { text: string; address: string }) {
  const action = /<form[^>]*action="([^"]+)"/.exec(page.text)?.[1] ?? '';
  const fields = [...page.text.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(
    ([input]): [string, string] => [
      /name="([^"]*)"/.exec(input)?.[1] ?? '',
      /value="([^"]*)"/.exec(input)?.[1] ?? '',
    ],
  );
  return browser.visit(new URL(action, page.address).href, {
    method: 'POST',
    body: new URLSearchParams(fields),
  });
}
