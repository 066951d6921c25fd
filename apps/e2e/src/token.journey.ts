import type { Page } from '@playwright/test';
import type { ConsoleClient } from '@tv/platform';
import { configure, expect, test } from './journey.ts';
import { noteFirstPosition, watchingOn } from './watching.ts';

/** Seconds. An app on a developer's machine renews at a change of route when 30 or fewer are left (AUTH-20). */
const TOKEN_LIFE = 45;

/** Seconds. Less than that from the beginning. */
const RENEWED_AT_ONCE = 28;

const FILM = '/watch/vod/isfront?disableScpRedirect=1';

const tokensIssued = async (platform: ConsoleClient) =>
  (await platform.state()).requests.filter(
    ({ host, method, path, status }) =>
      host === 'identity' && method === 'POST' && path.startsWith('/token') && status === 200,
  ).length;

/** From its next start on the app of this page asks for no refresh token, which would renew in either brand. */
const withoutRefreshToken = (page: Page) =>
  configure(page, { identity: { scope: 'openid profile email customer' } });

/** Waits for the return page, which stands for a moment only. */
const returnFromSignIn = (page: Page) => page.waitForURL(/\/app\/callback/, { waitUntil: 'commit' });

test.describe('a token near its end during play', () => {
  test('AUTH-02 AUTH-16 AUTH-18 AUTH-20 playing goes on, the sign-in is renewed as the brand can, and resuming works after', async ({
    page,
    platform,
    brand,
    signIn,
  }) => {
    await withoutRefreshToken(page);
    await platform.setTokenLife(TOKEN_LIFE);
    await signIn('active@kunde.test');
    const atFirst = await tokensIssued(platform);
    await page.goto('/');
    await page.getByRole('list', { name: 'Nye filmer' }).getByRole('link').first().waitFor();
    await page.goto(FILM);
    const { player, position, expectPlaysOn, pressTimeline } = watchingOn(page);
    await expectPlaysOn(1);
    await pressTimeline(0.4);
    await expect.poll(position).toBeGreaterThan(600);

    const navigations: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        navigations.push(request.url());
    });
    // Longer than what the token had beyond the last 30 seconds.
    await expectPlaysOn(17);
    expect(navigations).toEqual([]);
    if (brand.renewsSilently) expect(await tokensIssued(platform)).toBeGreaterThan(atFirst);
    else expect(await tokensIssued(platform)).toBe(atFirst);

    await player.hover({ position: { x: 100, y: 100 } });
    const left = await position();
    const signedIn = brand.renewsSilently ? undefined : returnFromSignIn(page);
    await player.getByRole('button', { name: 'Lukk' }).click();
    await expect(player).toHaveCount(0);
    if (brand.renewsSilently) {
      await expect(page.getByRole('link', { name: /^Min konto, \S+/ })).toBeVisible();
      expect(navigations).toEqual([]);
    } else {
      await expect.poll(() => navigations.some((url) => url.includes('response_type=code'))).toBe(true);
      await signedIn;
      await expect(page).toHaveURL((url) => url.pathname === '/');
      await expect(page.getByRole('link', { name: /^Min konto, \S+/ })).toBeVisible();
      expect(await tokensIssued(platform)).toBeGreaterThan(atFirst);
    }

    const saved = (await platform.state()).progress.findLast(({ titleId }) => titleId === 'isfront');
    // The position is told four times a second and rounded down when it is saved: a second at the most is lost.
    expect(saved?.seconds).toBeGreaterThanOrEqual(Math.floor(left - 1));
    const firstPosition = await noteFirstPosition(page);
    await page.goto(FILM);
    await expect.poll(firstPosition).toBeDefined();
    expect(Math.abs(((await firstPosition()) ?? 0) - (saved?.seconds ?? 0))).toBeLessThanOrEqual(1);
    await expectPlaysOn(1);
  });

  test('AUTH-18 AUTH-20 that opening a film renews leaves the way back as it was', async ({
    page,
    platform,
    brand,
    signIn,
  }) => {
    await withoutRefreshToken(page);
    await platform.setTokenLife(RENEWED_AT_ONCE);
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
    // Until he is back from there, the page that he leaves may show the film as well.
    const signedIn = brand.renewsSilently ? undefined : returnFromSignIn(page);
    await play.click();
    await signedIn;
    await expect(page).toHaveURL(/\/watch\/vod\/isfront/);
    const { player, expectPlaysOn } = watchingOn(page);
    await expectPlaysOn(1);
    expect(signIns).toHaveLength(brand.renewsSilently ? 0 : 1);
    await player.hover({ position: { x: 100, y: 100 } });
    await player.getByRole('button', { name: 'Lukk' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/film/isfront');
    await expect(player).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Isfront' })).toBeVisible();
  });
});
