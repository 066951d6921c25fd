import { callsTo, expect, fillSignIn, signInFrom, test } from './journey.ts';

test.describe('signing in', () => {
  test('AUTH-01 AUTH-04 AUTH-05 AUTH-07 AUTH-12 AUTH-15 AUTH-32 a viewer signs in by code, is told so, and sees his name', async ({
    page,
    platform,
  }) => {
    const authorize = page.waitForRequest((request) => request.url().includes('response_type=code'));
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
    await expect
      .poll(async () => (await platform.state()).requests.map(({ path }) => path))
      .toContain('/context/check');
    await signInFrom(page, 'active@kunde.test');
    expect(new URL((await authorize).url()).searchParams.get('code_challenge_method')).toBe('S256');

    await expect(page).toHaveURL(/\/app\/callback/);
    await expect(page.getByText('Du er logget inn.')).toBeVisible();
    expect((await callsTo(platform, 'getCustomer')).length).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'Til forsiden' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('link', { name: /^Min konto, \S+/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bli kunde' })).toHaveCount(0);
  });

  test('AUTH-06 AUTH-07 AUTH-10 a cancelled sign-in is said to be, and reported', async ({
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

  test('AUTH-09 CONF-03 an account without a customer number is refused', async ({ page }) => {
    await page.goto('/');
    await signInFrom(page, 'no-customer@kunde.test');
    await expect(page.getByText('Innlogging avbrutt.')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });

  test('AUTH-33 AUTH-40 a viewer whose account cannot be read is signed out and told why', async ({
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

  test('AUTH-03 AUTH-39 AUTH-40 AUTH-56 a viewer signs out, with a hint of who he was', async ({
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

  test('AUTH-31 SOCK-03 ForcedLogout signs the viewer out', async ({ page, platform, signIn, brand }) => {
    await signIn('active@kunde.test');
    await expect.poll(async () => (await platform.state()).sockets.length).toBeGreaterThan(0);
    const { socketMessages } = await platform.state();
    expect(socketMessages.map(({ event }) => event)).toContain('DeviceInfo');
    expect(socketMessages.flatMap(({ faults }) => faults)).toEqual([]);
    expect(JSON.stringify(socketMessages)).toContain(`${brand.displayName.toLowerCase()}-web`);
    expect(await platform.send('ForcedLogout', undefined, 'active@kunde.test')).toBeGreaterThan(0);
    await expect(page).toHaveURL(/\/logout/);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });

  test('AUTH-52 AUTH-54 ROUTE-50 a protected page asks for login and comes back to itself', async ({
    page,
  }) => {
    await page.goto('/min-konto?fra=test#her');
    await fillSignIn(page, 'active@kunde.test');
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
});
