import { isCovered } from '../support/accessibilityChecks.ts';
import { getApiCalls, expect, submitSignIn, signInFrom, test } from '../support/fixtures.ts';
import { createPlayerPage } from '../support/playerPage.ts';

test.describe('sign-in and sign-out', () => {
  test('CONF-03 a visitor can browse and must sign in to watch; a customer watches', async ({
    page,
    platform,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'Direkte nå' }).getByRole('link').first()).toBeVisible();
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('button', { name: 'Logg inn' })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Bli kunde' })).toBeVisible();
    await page.goto('/film/isfront');
    await page.getByRole('link', { name: 'Se nå: SkyShowtime' }).click();
    await expect(page.getByRole('heading', { name: 'Logg inn for å se' })).toBeVisible();
    expect(await getApiCalls(platform, 'getCustomer')).toEqual([]);
    expect(await getApiCalls(platform, 'getPlayback')).toEqual([]);

    await page.getByRole('main').getByRole('button', { name: 'Logg inn' }).click();
    await submitSignIn(page, 'active@kunde.test');
    const { player, expectPlaysFor } = createPlayerPage(page);
    await expectPlaysFor(1);
    expect((await getApiCalls(platform, 'getCustomer')).length).toBeGreaterThan(0);
    await player.press('Escape');
    await expect(banner.getByRole('link', { name: /^Min konto, \S+/ })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Bli kunde' })).toHaveCount(0);
  });

  test('a watch page opened by its URL does not wait for a first image for a visitor', async ({ page }) => {
    // Stops the script's load timeout.
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 1000);
    await page.goto('/watch/live/nordlys', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('script[type="module"][src]')).not.toHaveCount(0);
    await page.clock.resume();
    await expect(page.getByRole('heading', { name: 'Logg inn for å se' })).toBeVisible();
  });

  test('AUTH-23 AUTH-24 the stored third-party cookie result is the frame’s response', async ({ page }) => {
    for (const answer of [true, false]) {
      await page.route('**/cookie-test.html', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: `<script>parent.postMessage({ cookieTestResult: ${String(answer)} }, '*')</script>`,
        }),
      );
      await page.goto('/bli-kunde');
      const stored = () => page.evaluate(() => sessionStorage.getItem('third-party-cookies'));
      await expect.poll(stored).toBe(answer ? '1' : '0');
      await page.evaluate(() => sessionStorage.clear());
      await page.unrouteAll();
    }
  });

  test('AUTH-05 AUTH-54 a user who signs in from any page returns to it, with a confirmation and the focus in main', async ({
    page,
  }) => {
    await page.goto('/bli-kunde?fra=brev');
    await signInFrom(page, 'active@kunde.test');
    await expect(page).toHaveURL(/\/bli-kunde\?fra=brev$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Velg pakken din' })).toBeVisible();
    const notice = page.getByRole('status').getByText('Du er logget inn.');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.getByRole('radio', { name: /Mindre/ }).check();
    expect(await isCovered(page.getByRole('link', { name: 'Gå videre' }))).toBe(false);
    await expect(notice).toBeVisible();
    await expect(page.getByText('Du er logget inn.')).toHaveCount(0);
  });

  test('AUTH-53 a user who cancels at a protected page is redirected to its redirect path', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[auth\.signIn\]/);
    await page.goto('/min-konto');
    await page.getByRole('link', { name: 'Avbryt' }).click();
    await expect(page.getByRole('heading', { name: 'Innlogging avbrutt.' })).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('status').getByText('Innlogging avbrutt.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });

  test('going back from the sign-in page skips the protected page that redirected to it', async ({
    page,
  }) => {
    await page.goto('/bli-kunde');
    await expect(page.getByRole('heading', { level: 1, name: 'Velg pakken din' })).toBeVisible();
    await page.goto('/min-konto');
    await expect(page.getByLabel('E-post')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/bli-kunde$/);
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });

  test('a user who leaves the return page while their account loads stays signed in', async ({
    page,
    platform,
  }) => {
    await platform.addFault({ operationId: 'getCustomer', latencyMs: 4000, times: 1 });
    await page.goto('/bli-kunde');
    await signInFrom(page, 'active@kunde.test');
    await expect.poll(async () => (await getApiCalls(platform, 'getCustomer')).length).toBeGreaterThan(0);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Min konto, \S+/ })).toBeVisible();
    expect((await platform.state()).requests.map(({ path }) => path)).not.toContain('/api/logout');
  });

  test('AUTH-06 AUTH-07 AUTH-10 a cancelled sign-in shows a message and is reported', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[auth\.signIn\]/);
    await page.goto('/');
    await page.getByRole('button', { name: 'Logg inn' }).click();
    await page.getByRole('link', { name: 'Avbryt' }).click();
    await expect(page.getByText('Innlogging avbrutt.')).toBeVisible();
    await page.getByRole('link', { name: 'Til forsiden' }).click();
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });

  test('AUTH-09 an account without a customer number is refused', async ({ page }) => {
    await page.goto('/');
    await signInFrom(page, 'no-customer@kunde.test');
    await page.getByRole('button', { name: 'Fortsett uten abonnement' }).click();
    await expect(page.getByText('Innlogging avbrutt.')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });

  test('AUTH-33 AUTH-40 a user with an account that cannot be loaded is signed out with an explanation', async ({
    page,
    platform,
    expectConsoleError,
  }) => {
    expectConsoleError(/500 .*\/customer/);
    expectConsoleError(/\[auth\.userInfo\]/);
    expectConsoleError(/\[request GET gateway\/customer\]/);
    await platform.addFault({ operationId: 'getCustomer', status: 500 });
    await page.goto('/');
    await signInFrom(page, 'active@kunde.test');
    await expect(page.getByRole('heading', { name: 'Du er logget ut.' })).toBeVisible();
    await expect(page.getByText('Vi fikk ikke hentet kontoen din.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });

  test('AUTH-31 SOCK-03 ForcedLogout signs the user out', async ({ page, platform, signIn, brand }) => {
    await signIn('active@kunde.test');
    const messages = async () => (await platform.state()).socketMessages;
    await expect.poll(async () => (await messages()).map(({ event }) => event)).toContain('DeviceInfo');
    const socketMessages = await messages();
    expect(socketMessages.flatMap(({ faults }) => faults)).toEqual([]);
    expect(JSON.stringify(socketMessages)).toContain(`${brand.displayName.toLowerCase()}-web`);
    expect(await platform.send('ForcedLogout', undefined, 'active@kunde.test')).toBeGreaterThan(0);
    await expect(page).toHaveURL(/\/logout/);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });

  test('AUTH-52 AUTH-54 ROUTE-50 a protected page requires sign-in and is restored with query and hash', async ({
    page,
  }) => {
    await page.goto('/min-konto?fra=test#her');
    await submitSignIn(page, 'active@kunde.test');
    await expect(page).toHaveURL(/\/min-konto\?fra=test#her$/);
    await expect(page.getByRole('heading', { level: 1, name: /^Hei, \S+/ })).toBeVisible();
    await expect(page.getByText('active@kunde.test')).toBeVisible();
  });

  test('two tabs share the sign-in, and signing out in one signs out the other', async ({
    page,
    context,
    signIn,
  }) => {
    const other = await context.newPage();
    await other.goto('/bli-kunde');
    await expect(other.getByRole('button', { name: 'Logg inn' })).toBeVisible();
    await signIn('active@kunde.test');
    await expect(other.getByRole('link', { name: /^Min konto, \S+/ })).toBeVisible();

    await page.getByRole('link', { name: 'Logg ut' }).click();
    await expect(page).toHaveURL(/\/logout\/success/);
    await expect(other.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });

  test('AUTH-02 ROUTE-43 the hidden frame only posts its URL to the parent', async ({ page, platform }) => {
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'Direkte nå' }).getByRole('link').first()).toBeVisible();
    await expect.poll(async () => (await getApiCalls(platform, 'getSettings')).length).toBe(1);
    for (const path of ['?error=login_required&state=1', '?code=1&state=2', '?%E0%A4%A&&=#tull', '']) {
      const frame = await page.evaluate(async (src) => {
        const element = document.createElement('iframe');
        element.src = src;
        const posted: unknown[] = [];
        const listen = ({ data, source }: MessageEvent) => {
          if (source === element.contentWindow) posted.push(data);
        };
        window.addEventListener('message', listen);
        document.body.append(element);
        const isDone = () => posted.length > 0 && element.contentDocument?.readyState === 'complete';
        while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 50));
        const scripts = element.contentDocument?.querySelectorAll('script[src]').length;
        window.removeEventListener('message', listen);
        element.remove();
        return { posted, scripts };
      }, `/app/silent-callback${path}`);
      const url = new URL(`/app/silent-callback${path}`, page.url()).href;
      expect(frame).toEqual({ posted: [{ source: 'oidc-client', url, keepOpen: false }], scripts: 0 });
    }
    expect(await getApiCalls(platform, 'getSettings')).toHaveLength(1);
  });

  test('the silent callback opened directly redirects to the front page', async ({ page }) => {
    for (const query of ['', '?error=login_required&state=1', '?code=1&state=2', '?%E0%A4%A&&=#tull']) {
      await page.goto(`/app/silent-callback${query}`);
      await expect(page, query).toHaveURL((url) => url.pathname === '/' && url.search === '');
      await expect(page.getByRole('list', { name: 'Direkte nå' }).getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
    }
  });
});
