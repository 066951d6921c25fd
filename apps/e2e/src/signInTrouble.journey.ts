import type { Page } from '@playwright/test';
import type { Fault } from '@tv/platform';
import { expect, test } from './journey.ts';

/** What may come from the identity provider instead of its addresses, which everything begins with. */
const troubles: readonly {
  readonly name: string;
  readonly fault: Fault;
  /** What is seen of it on the browser's console. A lost network is not reported. */
  readonly seen: readonly RegExp[];
}[] = [
  { name: 'refuses', fault: { outage: true }, seen: [/openid-configuration/] },
  { name: 'answers 500', fault: { status: 500 }, seen: [/openid-configuration/, /\[auth\.signIn\]/] },
  { name: 'hangs', fault: { latencyMs: 30_000 }, seen: [/\[auth\.signIn\]/] },
  { name: 'answers a page', fault: { body: 'html' }, seen: [/\[auth\.signIn\]/] },
];

const DISCOVERY = '/.well-known';

/** Every trouble is told of within 5 s; beyond that is for a busy machine. */
const TOLD = { timeout: 12_000 };

const trouble = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Vi får ikke kontakt med innloggingen' });
const tryAgain = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Prøv igjen' });

test.describe('an identity provider in trouble', () => {
  for (const { name, fault, seen } of troubles) {
    test(`AUTH-52 that ${name} is told of on any page and on a protected one, and can be tried again`, async ({
      page,
      platform,
      expectConsoleError,
    }) => {
      seen.forEach((pattern) => expectConsoleError(pattern));
      const { id } = await platform.addFault({ ...fault, host: 'identity', pathPrefix: DISCOVERY });
      await page.goto('/watch/vod/isfront');
      await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
      await expect(trouble(page)).toBeVisible(TOLD);

      await page.goto('/min-konto');
      await expect(trouble(page)).toBeVisible(TOLD);
      await expect(page).toHaveURL(/\/min-konto$/);
      await expect(page.getByRole('link', { name: 'Gå videre uten å logge inn' })).toBeVisible();
      await platform.removeFault(id);
      await tryAgain(page).click();
      await expect(page.getByLabel('E-post')).toBeVisible();
    });
  }

  test('AUTH-36 AUTH-39 that hangs keeps nobody from signing out', async ({
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
    await expect(page).toHaveURL((url) => url.pathname === '/', TOLD);
    await platform.removeFault(id);
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.length > 0 && JSON.stringify(localStorage))).not.toContain(
      'access_token',
    );
  });

  test('leaves the lanes alone that load while signing in fails', async ({
    page,
    platform,
    expectConsoleError,
  }) => {
    expectConsoleError(/openid-configuration/);
    await platform.addFault({ host: 'identity', pathPrefix: DISCOVERY, outage: true });
    await platform.addFault({ operationId: 'getSwimlane', latencyMs: 3000 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Logg inn' }).click();
    await expect(trouble(page)).toBeVisible(TOLD);
    await expect(page.getByRole('list', { name: 'Direkte nå' }).getByRole('link').first()).toBeVisible();
  });

  test('lets a returning visitor with a session there look around, and says nothing', async ({
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
    await platform.addFault({ host: 'identity', pathPrefix: DISCOVERY, outage: true });
    // Seen by the provider wherever its cookies reach; elsewhere nobody is known there.
    await platform.addFault({ host: 'identity', pathPrefix: '/context/check', json: {} });
    await platform.addFault({ operationId: 'getSwimlane', latencyMs: 3000 });
    const gaveUp = page.waitForEvent('requestfailed', (asked) => asked.url().includes(DISCOVERY));
    await page.goto('/');
    await gaveUp;
    await expect(page.getByRole('list', { name: 'Direkte nå' }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a browser that stores nothing is told what signing in needs', async ({ page, expectConsoleError }) => {
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

test.describe('a token that ran out', () => {
  test('is renewed by the refresh token, on a clock two hours fast as well, and nobody is asked to sign in', async ({
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
