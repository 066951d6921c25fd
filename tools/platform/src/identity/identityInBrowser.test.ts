import { createServer } from 'node:http';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { blockThirdPartyCookies } from '@tv/run';
import { launchChromium } from '../testing/launchChromium.ts';
import { claimsIn, testBrowser } from '../testing/testBrowser.ts';
import { call, testPlatform, type TestPlatform } from '../testing/testPlatform.ts';

/** Behaviour that depends on the browser: cross-site cookies, and use of the pages. */
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

/** Opens a page, with an empty document on each brand's origin instead of its app. */
async function pageOf({ addresses }: TestPlatform): Promise<Page> {
  for (const origin of Object.values(addresses.brands)) {
    const server = createServer((_request, response) => {
      response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>App</title>');
    });
    await new Promise<void>((resolve) => server.listen(Number(new URL(origin).port), resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
  }
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  return context.newPage();
}

/** Signs in on the page. @returns the id token */
async function signInAt(
  page: Page,
  platform: TestPlatform,
  brand: string,
  email = 'active@kunde.test',
  extra: Readonly<Record<string, string>> = {},
): Promise<string> {
  const app = testBrowser(platform, brand);
  const { address, verifier } = app.authorizeAddress(extra);
  await page.goto(address);
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Passord').fill('demo1234');
  await page.getByRole('button', { name: 'Logg inn' }).click();
  if (email.startsWith('no-customer')) {
    await page.getByRole('button', { name: 'Fortsett uten abonnement' }).click();
  }
  await page.waitForURL('**/app/callback?**');
  const code = new URL(page.url()).searchParams.get('code') ?? '';
  return (await app.exchange(code, verifier)).id_token;
}

/** Silent renew in a hidden frame, as in the apps. @returns the query of the callback */
async function renewInFrame(page: Page, platform: TestPlatform, brand: string): Promise<URLSearchParams> {
  const { address } = testBrowser(platform, brand).authorizeAddress({
    prompt: 'none',
    redirect_uri: `${platform.addresses.brands[brand] ?? ''}/app/silent-callback`,
  });
  const back: unknown = await page.evaluate(`new Promise((resolve) => {
    const frame = document.createElement('iframe');
    frame.src = ${JSON.stringify(address)};
    frame.onload = () => resolve(frame.contentWindow.location.href);
    document.body.append(frame);
  })`);
  return new URL(String(back)).searchParams;
}

const contextCheck = (page: Page, { addresses }: TestPlatform): Promise<number> =>
  page.evaluate(
    async (address) => (await fetch(address, { credentials: 'include' })).status,
    `${addresses.identity}/context/check`,
  );

test('brand A renews in a frame, because the identity provider is same-site', async () => {
  const platform = await testPlatform();
  const page = await pageOf(platform);
  await signInAt(page, platform, 'brand-a');
  expect(await contextCheck(page, platform)).toBe(200);
  expect((await renewInFrame(page, platform, 'brand-a')).get('code')).toBeTruthy();
});

test('brand B does not renew in a frame if the browser blocks third-party cookies', async () => {
  const platform = await testPlatform();
  const page = await pageOf(platform);
  await blockThirdPartyCookies(page);
  await signInAt(page, platform, 'brand-b');
  expect(await contextCheck(page, platform)).toBe(401);
  expect((await renewInFrame(page, platform, 'brand-b')).get('error')).toBe('login_required');
  // A redirect still works, without a password.
  await page.goto(testBrowser(platform, 'brand-b').authorizeAddress().address);
  expect(new URL(page.url()).searchParams.get('code')).toBeTruthy();
});

test('prompt=login shows the form again, and allows another account', async () => {
  const platform = await testPlatform();
  const page = await pageOf(platform);
  await signInAt(page, platform, 'brand-a', 'no-customer@kunde.test');
  const token = await signInAt(page, platform, 'brand-a', 'active@kunde.test', { prompt: 'login' });
  expect(claimsIn(token).sub).toBe('user-active');
  const { users } = await platform.console.state();
  expect(users.map(({ userId }) => userId)).toEqual(['user-active']);
});

test('sign-out returns to the app without confirmation, and ends the session', async () => {
  const platform = await testPlatform();
  const page = await pageOf(platform);
  const { addresses } = platform;
  const query = new URLSearchParams({
    id_token_hint: await signInAt(page, platform, 'brand-a'),
    post_logout_redirect_uri: `${addresses.brands['brand-a'] ?? ''}/logout/success`,
  });
  await page.goto(`${addresses.identity}/session/end?${query.toString()}`);
  await page.waitForURL('**/logout/success');
  expect(await contextCheck(page, platform)).toBe(401);
});

test('the device page accepts a code from a television, and reports a wrong one', async () => {
  const platform = await testPlatform();
  const { identity } = platform.addresses;
  const deviceAuth = await call(`${identity}/device/auth`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'tv-app', scope: 'openid' }),
  });
  const { user_code = '' } = deviceAuth.json() as { user_code?: string };
  const page = await pageOf(platform);
  await signInAt(page, platform, 'brand-a');
  await page.goto(`${identity}/device`);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByLabel('Kode').fill('AAAA-AAAA');
  await page.getByRole('button', { name: 'Fortsett' }).click();
  expect(await page.getByRole('alert').innerText()).toBe('Koden er feil eller utløpt. Prøv igjen.');
  await page.getByLabel('Kode').fill(user_code);
  await page.getByRole('button', { name: 'Fortsett' }).click();
  await page.getByText(user_code).waitFor();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Ja, koble til' }).click();
  await page.getByRole('heading', { name: 'Enheten er koblet til' }).waitFor();
});

test('the sign-in page is usable by keyboard and reports errors, in both looks', async () => {
  const platform = await testPlatform();
  const page = await pageOf(platform);
  for (const brand of ['brand-a', 'brand-b']) {
    await page.goto(testBrowser(platform, brand).authorizeAddress().address);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.type('active@kunde.test');
    await page.keyboard.press('Tab');
    await page.keyboard.type('feil');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').waitFor();
    expect(await page.getByRole('alert').innerText()).toBe('Feil e-post eller passord. Prøv igjen.');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('link', { name: 'Avbryt' }).click();
    await page.waitForURL('**/app/callback?error=access_denied**');
  }
});

test('the sign-in page reveals the password on demand, and links to password reset and sign-up', async () => {
  const platform = await testPlatform();
  const page = await pageOf(platform);
  for (const [brand, origin] of Object.entries(platform.addresses.brands)) {
    await page.goto(testBrowser(platform, brand).authorizeAddress().address);
    const password = page.getByLabel('Passord');
    await password.fill('demo1234');
    await page.getByRole('button', { name: 'Vis passord' }).click();
    expect(await password.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Skjul passord' }).click();
    expect(await password.getAttribute('type')).toBe('password');
    const leads = async (name: string) => page.getByRole('link', { name }).getAttribute('href');
    expect(await leads('Glemt passord?')).toBe(`${origin}/passord/reset`);
    expect(await leads('Bli kunde')).toBe(`${origin}/bli-kunde`);

    await page.getByLabel('E-post').fill('no-customer@kunde.test');
    await page.getByRole('button', { name: 'Logg inn' }).click();
    await page.getByRole('heading', { name: 'Kontoen har ikke noe abonnement' }).waitFor();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await leads('Bli kunde')).toBe(`${origin}/bli-kunde`);
    await page.getByRole('link', { name: 'Logg inn med en annen konto' }).click();
    await page.getByLabel('Passord').waitFor();
  }
});
