import { disableHttpCache } from '../support/faultInjection.ts';
import { getApiCalls, overrideConfig, expect, test } from '../support/fixtures.ts';
import { createPlayerPage } from '../support/playerPage.ts';

const HOUR_S = 3600;

test.describe('a live channel', () => {
  test('PLAY-01 a live channel stays at the live edge, seeks back an hour and returns to the edge', async ({
    page,
    signIn,
  }) => {
    await signIn('active@kunde.test');
    await page.goto('/');
    await page.getByRole('list', { name: 'Direkte nå' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/watch\/live\/[^/]+/);

    const { player, position, expectPlaysFor, clickTimeline } = createPlayerPage(page);
    const live = player.getByRole('button', { name: 'Direkte' });
    await expect(live).toHaveAttribute('aria-pressed', 'true', { timeout: 60_000 });
    await expectPlaysFor(8);
    await expect(live).toHaveAttribute('aria-pressed', 'true');

    // The time-shift buffer is two hours long: its middle is an hour ago.
    const before = await position();
    await clickTimeline(0.5);
    await expect(live).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(async () => Math.abs(before - (await position()) - HOUR_S)).toBeLessThan(120);
    await expectPlaysFor(3);
    await expect(live).toHaveAttribute('aria-pressed', 'false');

    await player.hover({ position: { x: 100, y: 100 } });
    await live.click();
    await expect(live).toHaveAttribute('aria-pressed', 'true');
    expect(await position()).toBeGreaterThan(before);
    await expectPlaysFor(3);
    await expect(live).toHaveAttribute('aria-pressed', 'true');
  });

  test('ROUTE-18 closing a channel opened by an old URL in a new tab leads to the front page', async ({
    context,
    signIn,
  }) => {
    await signIn('active@kunde.test');
    const page = await context.newPage();
    await page.goto('/se/kanal/nordlys');
    await expect(page).toHaveURL(/\/watch\/live\/nordlys/);
    const { player, expectPlaysFor } = createPlayerPage(page);
    await expectPlaysFor(1);
    await player.hover({ position: { x: 100, y: 100 } });
    await player.getByRole('button', { name: 'Lukk' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('region', { name: 'Utvalgt' })).toBeVisible();
  });

  test('PLAY-01 a lost stream an hour behind the edge resumes at the same position', async ({
    page,
    platform,
    signIn,
    expectConsoleError,
  }) => {
    await signIn('active@kunde.test');
    await page.goto('/watch/live/nordlys');
    const { player, position, expectPlaysFor, clickTimeline } = createPlayerPage(page);
    await expectPlaysFor(1);
    await clickTimeline(0.5);
    await expect(player.getByRole('button', { name: 'Direkte' })).toHaveAttribute('aria-pressed', 'false');
    await expectPlaysFor(2);

    // The stream is refused for ten minutes, while the time-shift window moves on.
    expectConsoleError(/403 .*\/(loop|live\/nordlys)\//);
    const positionBefore = await position();
    const refusals = await Promise.all(
      ['/loop/', '/live/nordlys/'].map((pathPrefix) =>
        platform.addFault({ host: 'media', pathPrefix, status: 403 }),
      ),
    );
    await expect(player.getByRole('alert')).toBeVisible({ timeout: 120_000 });
    await platform.shiftClock(600_000);
    for (const { id } of refusals) await platform.removeFault(id);
    await player.getByRole('button', { name: 'Prøv igjen' }).click();
    await expectPlaysFor(2);
    expect(Math.abs((await position()) - positionBefore)).toBeLessThan(60);
  });

  test('a channel refused by the CDN refetches playback once, then shows a technical error without mentioning the subscription', async ({
    page,
    platform,
    signIn,
    expectConsoleError,
  }) => {
    expectConsoleError(/403 .*\/(loop|live\/nordlys)\//);
    await disableHttpCache(page);
    await signIn('active@kunde.test');
    await page.goto('/watch/live/nordlys');
    const { player, expectPlaysFor } = createPlayerPage(page);
    await expectPlaysFor(1);
    const countPlaybackCalls = async () => (await getApiCalls(platform, 'getPlayback')).length;
    const before = await countPlaybackCalls();

    // Expired URLs: new ones play.
    const segments = await platform.addFault({ host: 'media', pathPrefix: '/loop/', status: 403 });
    await expect.poll(countPlaybackCalls, { timeout: 60_000 }).toBeGreaterThan(before);
    await platform.removeFault(segments.id);
    await expectPlaysFor(2);

    // New URLs are refused as well.
    const manifest = await platform.addFault({ host: 'media', pathPrefix: '/live/nordlys/', status: 403 });
    await page.reload();
    const alert = player.getByRole('alert');
    await expect(alert).toContainText('Noe er galt med sendingen', { timeout: 60_000 });
    await expect(alert).not.toContainText('abonnement');
    await expect(alert.getByRole('link')).toHaveCount(0);
    await platform.removeFault(manifest.id);
    await alert.getByRole('button', { name: 'Prøv igjen' }).click();
    await expectPlaysFor(2);
  });

  test('PLAY-26 the live tolerance and the skip lengths come from the configuration', async ({
    page,
    signIn,
  }) => {
    await signIn('active@kunde.test');
    await overrideConfig(page, {
      player: { liveBufferSeconds: 300, seekBackSeconds: 200, seekForwardSeconds: 45 },
    });
    await page.goto('/watch/live/nordlys');
    const { player, position, expectPlaysFor } = createPlayerPage(page);
    await expectPlaysFor(1);
    const live = player.getByRole('button', { name: 'Direkte' });
    const back = player.getByRole('button', { name: 'Spol tilbake 200 sekunder' });
    await player.hover({ position: { x: 100, y: 100 } });
    await expect(player.getByRole('button', { name: 'Spol frem 45 sekunder' })).toBeVisible();
    const before = await position();
    await back.click();
    await expect.poll(async () => before - (await position())).toBeGreaterThan(150);
    await expectPlaysFor(1);
    await expect(live).toHaveAttribute('aria-pressed', 'true');
    await player.hover({ position: { x: 120, y: 100 } });
    await back.click();
    await expect(live).toHaveAttribute('aria-pressed', 'false');
  });

  test('ROUTE-05 /watch/live/ lists the channels, with or without the trailing slash', async ({ page }) => {
    for (const path of ['/watch/live', '/watch/live/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: 'Direkte' })).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByRole('link', { name: /Nordlys/ })
          .first(),
      ).toBeVisible();
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: /Nordlys/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/watch\/live\/nordlys/);
  });
});
