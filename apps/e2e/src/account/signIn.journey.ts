import { getApiCalls, expect, signInFrom, test } from '../support/fixtures.ts';

// Brand A has a same-site identity provider, brand B a cross-site one.
test.describe('sign-in', () => {
  test('AUTH-22 AUTH-23 AUTH-24 third-party cookies are tested once, in a frame of the other brand', async ({
    page,
    addresses,
    brand,
  }) => {
    await page.addInitScript(() => {
      window.addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
        if (typeof data !== 'object' || data === null || !('cookieTestResult' in data)) return;
        document.documentElement.dataset['cookieAnswer'] = `${origin} ${String(data.cookieTestResult)}`;
      });
    });
    const framed: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() !== page.mainFrame())
        framed.push(new URL(request.url()).origin);
    });
    const result = () => page.evaluate(() => sessionStorage.getItem('third-party-cookies'));
    await page.goto('/');
    await expect.poll(result).toMatch(/^[01]$/);
    const others = Object.entries(addresses.brands).filter(([id]) => id !== brand.id);
    expect(framed).toEqual(others.map(([, origin]) => origin));
    // From the response, not a timeout.
    const answer = (await result()) === '1' ? 'true' : 'false';
    await expect(page.locator('html')).toHaveAttribute('data-cookie-answer', `${framed[0] ?? ''} ${answer}`);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(framed).toHaveLength(1);
  });

  test('API-02 AUTH-01 AUTH-04 AUTH-05 AUTH-07 AUTH-12 AUTH-15 AUTH-32 PKG-02 a user signs in by code flow, sees a confirmation and their name', async ({
    page,
    platform,
    brand,
  }) => {
    const authorize = page.waitForRequest((request) => request.url().includes('response_type=code'));
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
    await expect
      .poll(async () => (await platform.state()).requests.map(({ path }) => path))
      .toContain('/context/check');
    const countSettingsCalls = async () => (await getApiCalls(platform, 'getSettings')).length;
    await expect.poll(countSettingsCalls).toBe(1);
    // Both are shown briefly, so every frame is checked.
    const confirmationWithLink = page.waitForFunction(
      () =>
        window.location.pathname === '/app/callback' &&
        document.querySelector('[role="status"] h1')?.textContent === 'Du er logget inn.' &&
        document.querySelector('[role="status"] a[href="/"]')?.textContent === 'Til forsiden',
      undefined,
      { polling: 'raf' },
    );
    await signInFrom(page, 'active@kunde.test');
    expect(new URL((await authorize).url()).searchParams.get('code_challenge_method')).toBe('S256');

    await confirmationWithLink;
    // At the start, and again when the user is known.
    await expect.poll(countSettingsCalls).toBe(3);
    const [customerCall] = await getApiCalls(platform, 'getCustomer');
    expect(customerCall?.headers).toHaveProperty(`x-${brand.headerPrefix.toLowerCase()}-application`);
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('link', { name: /^Min konto, \S+/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bli kunde' })).toHaveCount(0);
  });

  test('AUTH-03 AUTH-39 AUTH-40 AUTH-56 a user signs out with an ID token hint', async ({
    page,
    platform,
    signIn,
  }) => {
    await signIn('active@kunde.test');
    const endSession = page.waitForRequest((request) => request.url().includes('/session/end'));
    await page.getByRole('link', { name: 'Logg ut' }).click();
    expect(new URL((await endSession).url()).searchParams.get('id_token_hint')).toBeTruthy();
    await expect(page).toHaveURL(/\/logout\/success/);
    await expect(page.getByRole('heading', { name: 'Du er logget ut.' })).toBeVisible();
    const { requests, users } = await platform.state();
    expect(requests.filter(({ method }) => method === 'POST').map(({ path }) => path)).toContain(
      '/api/logout',
    );
    expect(users).toEqual([]);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });

  test('AUTH-02 AUTH-13 AUTH-15 an existing session is found by a hidden frame that does not start the app', async ({
    page,
    platform,
    brand,
    addresses,
    signIn,
  }) => {
    await signIn('active@kunde.test');
    // A deferred script fetches them.
    await page.waitForLoadState('networkidle');
    const initialSettingsCalls = (await getApiCalls(platform, 'getSettings')).length;
    await page.evaluate(() => localStorage.clear());
    const inFrames: URL[] = [];
    const opened: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (request.frame() !== page.mainFrame()) inFrames.push(url);
      else if (request.isNavigationRequest()) opened.push(url.pathname);
    });
    await page.goto('/');
    if (brand.hasSilentRenew) await expect(page.getByRole('link', { name: /^Min konto, \S+/ })).toBeVisible();
    // Its cookie does not reach a cross-site provider.
    else await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
    expect(opened).toEqual(['/']);
    const returned = inFrames.filter(({ pathname }) => pathname === '/app/silent-callback');
    expect(returned).toHaveLength(brand.hasSilentRenew ? 1 : 0);
    expect(inFrames.filter(({ origin }) => origin === addresses.api || origin === addresses.media)).toEqual(
      [],
    );
    // Once, and again for the signed-in user.
    const expectedCalls = brand.hasSilentRenew ? 2 : 1;
    await expect
      .poll(async () => (await getApiCalls(platform, 'getSettings')).length)
      .toBe(initialSettingsCalls + expectedCalls);
  });
});
