import { expect, fillSignIn, signInFrom, test } from './journey.ts';

test.describe('signing in', () => {
  test('AUTH-01 AUTH-04 AUTH-05 AUTH-07 a viewer signs in by code, is told so, and sees his name', async ({
    page,
    platform,
  }) => {
    expect(await platform.state()).toMatchObject({ driftCount: 0 });
    const authorize = page.waitForRequest((request) => request.url().includes('response_type=code'));
    await page.goto('/');
    await signInFrom(page, 'active@kunde.test');
    expect(new URL((await authorize).url()).searchParams.get('code_challenge_method')).toBe('S256');

    await expect(page).toHaveURL(/\/app\/callback/);
    await expect(page.getByText('Du er logget inn.')).toBeVisible();
    await page.getByRole('link', { name: 'Til forsiden' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('link', { name: /^Min konto, \S+/ })).toBeVisible();
  });

  test('AUTH-06 AUTH-10 a cancelled sign-in is said to be', async ({ page, platform }) => {
    await platform.clearFaults();
    await page.goto('/');
    await page.getByRole('button', { name: 'Logg inn' }).click();
    await page.getByRole('link', { name: 'Avbryt' }).click();
    await expect(page.getByText('Innlogging avbrutt.')).toBeVisible();
    await page.getByRole('link', { name: 'Til forsiden' }).click();
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });

  test('AUTH-09 CONF-03 an account without a customer number is refused', async ({ page, platform }) => {
    await platform.clearFaults();
    await page.goto('/');
    await signInFrom(page, 'no-customer@kunde.test');
    await expect(page.getByText('Innlogging avbrutt.')).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });

  test('AUTH-03 AUTH-39 AUTH-40 a viewer signs out, with a hint of who he was', async ({ page, signIn }) => {
    await signIn('active@kunde.test');
    const endSession = page.waitForRequest((request) => request.url().includes('/session/end'));
    await page.getByRole('link', { name: 'Til forsiden' }).click();
    await page.getByRole('link', { name: 'Logg ut' }).click();
    expect(new URL((await endSession).url()).searchParams.get('id_token_hint')).toBeTruthy();
    await expect(page).toHaveURL(/\/logout\/success/);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });

  test('AUTH-31 ForcedLogout signs the viewer out', async ({ page, platform, signIn }) => {
    await signIn('active@kunde.test');
    await page.getByRole('link', { name: 'Til forsiden' }).click();
    await expect.poll(async () => (await platform.state()).sockets.length).toBeGreaterThan(0);
    expect(await platform.send('ForcedLogout', undefined, 'active@kunde.test')).toBeGreaterThan(0);
    await expect(page).toHaveURL(/\/logout/);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
  });

  test('AUTH-52 AUTH-54 a protected page asks for login and comes back to itself', async ({ page, platform }) => {
    await platform.clearFaults();
    await page.goto('/min-konto?fra=test');
    await fillSignIn(page, 'active@kunde.test');
    await expect(page).toHaveURL(/\/min-konto\?fra=test/);
  });
});
