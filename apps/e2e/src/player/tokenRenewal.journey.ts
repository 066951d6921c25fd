import type { Page } from '@playwright/test';
import type { ConsoleClient } from '@tv/platform';
import { overrideConfig, expect, test } from '../support/fixtures.ts';
import { recordFirstPosition, createPlayerPage } from '../support/playerPage.ts';

/** On localhost the app renews on navigation at 30 s or less (AUTH-20). */
const TOKEN_LIFE_S = 45;

/** Below the renewal threshold from the start. */
const EXPIRING_TOKEN_LIFE_S = 28;

const FILM = '/watch/vod/isfront?disableScpRedirect=1';

const countIssuedTokens = async (platform: ConsoleClient) =>
  (await platform.state()).requests.filter(
    ({ host, method, path, status }) =>
      host === 'identity' && method === 'POST' && path.startsWith('/token') && status === 200,
  ).length;

/** A refresh token would renew in both brands. */
const disableRefreshToken = (page: Page) =>
  overrideConfig(page, { identity: { scope: 'openid profile email customer' } });

/** The return page is shown briefly. */
const waitForReturnPage = (page: Page) => page.waitForURL(/\/app\/callback/, { waitUntil: 'commit' });

test.describe('a token that expires during playback', () => {
  test('AUTH-02 AUTH-16 AUTH-18 AUTH-20 playback continues, the token is renewed as the brand allows, and resuming works afterwards', async ({
    page,
    platform,
    brand,
    signIn,
  }) => {
    await disableRefreshToken(page);
    await platform.setAccessTokenLifetime(TOKEN_LIFE_S);
    await signIn('active@kunde.test');
    const initialTokens = await countIssuedTokens(platform);
    await page.goto('/');
    await page.getByRole('list', { name: 'Nye filmer' }).getByRole('link').first().waitFor();
    await page.goto(FILM);
    const { player, position, expectPlaysFor, clickTimeline } = createPlayerPage(page);
    await expectPlaysFor(1);
    await clickTimeline(0.4);
    await expect.poll(position).toBeGreaterThan(600);

    const navigations: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        navigations.push(request.url());
    });
    // Beyond the point where 30 s of the token are left.
    await expectPlaysFor(17);
    expect(navigations).toEqual([]);
    if (brand.hasSilentRenew) expect(await countIssuedTokens(platform)).toBeGreaterThan(initialTokens);
    else expect(await countIssuedTokens(platform)).toBe(initialTokens);

    await player.hover({ position: { x: 100, y: 100 } });
    const positionBefore = await position();
    const signedIn = brand.hasSilentRenew ? undefined : waitForReturnPage(page);
    await player.getByRole('button', { name: 'Lukk' }).click();
    await expect(player).toHaveCount(0);
    if (brand.hasSilentRenew) {
      await expect(page.getByRole('link', { name: /^Min konto, \S+/ })).toBeVisible();
      expect(navigations).toEqual([]);
    } else {
      await expect.poll(() => navigations.some((url) => url.includes('response_type=code'))).toBe(true);
      await signedIn;
      await expect(page).toHaveURL((url) => url.pathname === '/');
      await expect(page.getByRole('link', { name: /^Min konto, \S+/ })).toBeVisible();
      expect(await countIssuedTokens(platform)).toBeGreaterThan(initialTokens);
    }

    const saved = (await platform.state()).progress.findLast(({ titleId }) => titleId === 'isfront');
    // The position is updated four times a second and rounded down on save: at most 1 s is lost.
    expect(saved?.seconds).toBeGreaterThanOrEqual(Math.floor(positionBefore - 1));
    const firstPosition = await recordFirstPosition(page);
    await page.goto(FILM);
    await expect.poll(firstPosition).toBeDefined();
    expect(Math.abs(((await firstPosition()) ?? 0) - (saved?.seconds ?? 0))).toBeLessThanOrEqual(1);
    await expectPlaysFor(1);
  });

  test('AUTH-18 AUTH-20 a renewal on opening a film keeps the previous page for closing it', async ({
    page,
    platform,
    brand,
    signIn,
  }) => {
    await disableRefreshToken(page);
    await platform.setAccessTokenLifetime(EXPIRING_TOKEN_LIFE_S);
    await signIn('active@kunde.test');
    await page.goto('/film/isfront');
    const play = page.getByRole('link', { name: 'Se nå: SkyShowtime' });
    await expect(play).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('third-party-cookies')))
      .not.toBeNull();
    const signIns: string[] = [];
    page.on('request', (request) => {
      const isCode = request.url().includes('response_type=code');
      if (isCode && request.frame() === page.mainFrame()) signIns.push(request.url());
    });
    // The old page may show the film until the redirect.
    const signedIn = brand.hasSilentRenew ? undefined : waitForReturnPage(page);
    await play.click();
    await signedIn;
    await expect(page).toHaveURL(/\/watch\/vod\/isfront/);
    const { player, expectPlaysFor } = createPlayerPage(page);
    await expectPlaysFor(1);
    expect(signIns).toHaveLength(brand.hasSilentRenew ? 0 : 1);
    await player.hover({ position: { x: 100, y: 100 } });
    await player.getByRole('button', { name: 'Lukk' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/film/isfront');
    await expect(player).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Isfront' })).toBeVisible();
  });
});
