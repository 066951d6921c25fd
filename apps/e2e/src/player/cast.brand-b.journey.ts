import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../support/fixtures.ts';
import { openCastPage } from '../support/playerPage.ts';

const FILM = '/watch/vod/isfront?disableScpRedirect=1';

/** Returns the receiver's playback position in seconds. */
const positionOf = (tv: Page) => tv.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (tv: Page) => tv.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

/** Tolerance between the two clocks on a busy machine. */
const TOLERANCE_S = 20;

test.describe('casting', () => {
  test('CAST-01 CAST-02 CAST-03 CAST-24 a film is cast at its position, controlled from other pages and transferred back', async ({
    page,
    context,
    platform,
    addresses,
    signIn,
  }) => {
    const { receiver, local, startCasting } = await openCastPage({ page, context, addresses, signIn }, FILM);
    await local.clickTimeline(0.3);
    await expect.poll(local.position).toBeGreaterThan(600);
    await local.expectPlaysFor(1);
    const localPosition = await local.position();

    await startCasting();
    // The local player is gone; the receiver has its position and playback session.
    await expect(page.locator('video')).toHaveCount(0);
    const startPosition = await positionOf(receiver);
    expect(Math.abs(startPosition - localPosition)).toBeLessThan(TOLERANCE_S);
    await expect.poll(() => positionOf(receiver)).toBeGreaterThan(startPosition + 1);
    const { requests, cast } = await platform.state();
    const sessionIds = requests
      .filter(({ operationId }) => operationId === 'getPlayback')
      .map(
        ({ headers }) => Object.entries(headers).find(([name]) => name.endsWith('streamingsessionid'))?.[1],
      );
    expect(sessionIds).toHaveLength(2);
    expect(new Set(sessionIds).size).toBe(1);
    expect(cast.messages.map(({ message }) => (message as { type: string }).type)).toEqual([
      'SET_APP_DATA',
      'SET_SOURCE',
    ]);

    // On other pages the mini controller is shown, also after a reload.
    await page.getByRole('button', { name: 'Lukk' }).click();
    const mini = page.getByRole('region', { name: 'Casting' });
    await expect(mini).toContainText('Spilles på Stua');
    await expect(mini.getByRole('link', { name: 'Isfront' })).toBeVisible();
    await page.reload();
    await mini.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(() => isPaused(receiver)).toBe(true);
    const paused = await positionOf(receiver);
    await mini.getByRole('button', { name: 'Spol frem 30 sekunder' }).click();
    await expect.poll(() => positionOf(receiver)).toBeGreaterThan(paused + 20);
    await mini.getByRole('button', { name: 'Undertekster' }).click();
    await page.getByRole('menuitemradio', { name: 'Engelsk' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Engelsk' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expectAccessible(page);

    // Back to the full view and to the local player: at the receiver's position, paused.
    await mini.getByRole('link', { name: 'Isfront' }).click();
    await expect(page.getByRole('heading', { name: 'Isfront', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Avslutt casting' }).click();
    await expect(local.player.getByRole('button', { name: 'Spill av' })).toBeVisible();
    await expect
      .poll(async () => Math.abs((await local.position()) - (paused + 30)))
      .toBeLessThan(TOLERANCE_S);
    await expect(receiver.getByText('Klar til å motta')).toBeVisible();
    expect((await platform.state()).cast.messages.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('a receiver that disconnects transfers the film back to the browser, with a message', async ({
    page,
    context,
    platform,
    addresses,
    signIn,
    expectConsoleError,
  }) => {
    expectConsoleError(/Chromecast error: receiver_unavailable/);
    const { local, startCasting } = await openCastPage({ page, context, addresses, signIn }, FILM);
    await startCasting();
    await platform.setCastDeviceAvailable(false);
    await expect(page.getByText('Vi mistet kontakten med Stua. Du ser videre her.')).toBeVisible();
    await local.expectPlaysFor(1);
    await expect(page.getByRole('button', { name: 'Cast til TV' })).toHaveCount(0);
  });
});
