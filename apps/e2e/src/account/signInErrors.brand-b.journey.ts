import type { Page } from '@playwright/test';
import type { Fault } from '@tv/platform';
import { expect, test } from '../support/fixtures.ts';

/** Failures of the identity provider's discovery document. */
const providerFailures: readonly {
  readonly name: string;
  readonly fault: Fault;
  /** Expected errors on the browser console. A network failure is not reported. */
  readonly consoleErrors: readonly RegExp[];
}[] = [
  { name: 'refuses connections', fault: { outage: true }, consoleErrors: [/openid-configuration/] },
  {
    name: 'answers 500',
    fault: { status: 500 },
    consoleErrors: [/openid-configuration/, /\[auth\.signIn\]/],
  },
  { name: 'hangs', fault: { latencyMs: 30_000 }, consoleErrors: [/\[auth\.signIn\]/] },
  { name: 'answers with HTML', fault: { body: 'html' }, consoleErrors: [/\[auth\.signIn\]/] },
];

const DISCOVERY_PATH = '/.well-known';

/** Errors appear within 5 s; the rest is for a busy machine. */
const ERROR_TIMEOUT = { timeout: 12_000 };

const errorAlert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Vi får ikke kontakt med innloggingen' });
const tryAgain = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Prøv igjen' });

test.describe('an identity provider that fails', () => {
  for (const { name, fault, consoleErrors } of providerFailures) {
    test(`AUTH-52 public and protected pages show an error with a retry when the identity provider ${name}`, async ({
      page,
      platform,
      expectConsoleError,
    }) => {
      consoleErrors.forEach((pattern) => expectConsoleError(pattern));
      const { id } = await platform.addFault({ ...fault, host: 'identity', pathPrefix: DISCOVERY_PATH });
      await page.goto('/watch/vod/isfront');
      await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
      await expect(errorAlert(page)).toBeVisible(ERROR_TIMEOUT);

      await page.goto('/min-konto');
      await expect(errorAlert(page)).toBeVisible(ERROR_TIMEOUT);
      await expect(page).toHaveURL(/\/min-konto$/);
      await expect(page.getByRole('link', { name: 'Gå videre uten å logge inn' })).toBeVisible();
      await platform.removeFault(id);
      await tryAgain(page).click();
      await expect(page.getByLabel('E-post')).toBeVisible();
    });
  }

  test('AUTH-36 AUTH-39 a user can sign out when the identity provider hangs', async ({
    page,
    platform,
    signIn,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[auth\.logout\]/);
    await signIn('active@kunde.test');
    await page.goto('/bli-kunde');
    await expect(page.getByRole('link', { name: 'Logg ut' })).toBeVisible();
    const { id } = await platform.addFault({ host: 'identity', latencyMs: 30_000 });
    await page.goto('/logout');
    await expect(page).toHaveURL((url) => url.pathname === '/', ERROR_TIMEOUT);
    await platform.removeFault(id);
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length > 0 && JSON.stringify(localStorage))).not.toContain(
      'access_token',
    );
  });

  test('swimlanes keep loading while signing in fails', async ({ page, platform, expectConsoleError }) => {
    expectConsoleError(/openid-configuration/);
    await platform.addFault({ host: 'identity', pathPrefix: DISCOVERY_PATH, outage: true });
    await platform.addFault({ operationId: 'getSwimlane', latencyMs: 3000 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Logg inn' }).click();
    await expect(errorAlert(page)).toBeVisible(ERROR_TIMEOUT);
    await expect(page.getByRole('list', { name: 'Direkte nå' }).getByRole('link').first()).toBeVisible();
  });

  test('a returning visitor with a session can browse, without an error message, when the session check fails', async ({
    page,
    platform,
    signIn,
    expectConsoleError,
  }) => {
    expectConsoleError(/openid-configuration/);
    await signIn('active@kunde.test');
    await page.goto('/bli-kunde');
    await page.evaluate(() => localStorage.clear());
    await page.evaluate(() => sessionStorage.clear());
    await platform.addFault({ host: 'identity', pathPrefix: DISCOVERY_PATH, outage: true });
    // Simulates a session, which same-site cookies would show.
    await platform.addFault({ host: 'identity', pathPrefix: '/context/check', json: {} });
    await platform.addFault({ operationId: 'getSwimlane', latencyMs: 3000 });
    const failedRequest = page.waitForEvent('requestfailed', (request) =>
      request.url().includes(DISCOVERY_PATH),
    );
    await page.goto('/');
    await failedRequest;
    await expect(page.getByRole('list', { name: 'Direkte nå' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a browser without storage shows what signing in requires', async ({ page, expectConsoleError }) => {
  expectConsoleError(/\[auth\.signIn\]/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/bli-kunde');
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page.getByRole('alert')).toContainText('Tillat informasjonskapsler og nettstedsdata');
});

test.describe('an expired token', () => {
  test('an expired token is renewed by the refresh token without a sign-in, also on a clock two hours fast', async ({
    page,
    signIn,
  }) => {
    await signIn('active@kunde.test');
    const left: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) left.push(new URL(request.url()).pathname);
    });
    await page.clock.install({ time: Date.now() + 7_200_000 });
    await page.goto('/min-konto');
    await expect(page.getByRole('heading', { level: 1, name: /^Hei, \S+/ })).toBeVisible();
    expect(left.filter((path) => path !== '/min-konto' && !path.endsWith('.html'))).toEqual([]);
  });
});
