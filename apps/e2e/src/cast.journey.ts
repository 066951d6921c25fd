import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
import { watchBesideTelevision } from './watching.ts';

const FILM = '/watch/vod/isfront?disableScpRedirect=1';

/** Where the picture of the television is, in seconds; how far it is from there is the machine's doing. */
const positionOf = (tv: Page) => tv.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
const isPaused = (tv: Page) => tv.locator('video').evaluate((video: HTMLVideoElement) => video.paused);

/** Longer than a second of either clock is off: a busy machine draws late. */
const NEAR_S = 20;

test.describe('casting', () => {
  test('CAST-01 CAST-02 CAST-03 CAST-24 a film goes to the television where it was, is worked from other pages, and comes back', async ({
    page,
    context,
    platform,
    addresses,
    signIn,
  }) => {
    const { tv, here, toTelevision } = await watchBesideTelevision(
      { page, context, addresses, signIn },
      FILM,
    );
    await here.pressTimeline(0.3);
    await expect.poll(here.position).toBeGreaterThan(600);
    await here.expectPlaysOn(1);
    const left = await here.position();

    await toTelevision();
    // The player here is gone, and the television has its place and its viewing.
    await expect(page.locator('video')).toHaveCount(0);
    const begun = await positionOf(tv);
    expect(Math.abs(begun - left)).toBeLessThan(NEAR_S);
    await expect.poll(() => positionOf(tv)).toBeGreaterThan(begun + 1);
    const { requests, cast } = await platform.state();
    const viewings = requests
      .filter(({ operationId }) => operationId === 'getPlayback')
      .map(
        ({ headers }) => Object.entries(headers).find(([name]) => name.endsWith('streamingsessionid'))?.[1],
      );
    expect(viewings).toHaveLength(2);
    expect(new Set(viewings).size).toBe(1);
    expect(cast.messages.map(({ message }) => (message as { type: string }).type)).toEqual([
      'SET_APP_DATA',
      'SET_SOURCE',
    ]);

    // Everywhere else it stands at the foot of the page, also after a reload.
    await page.getByRole('button', { name: 'Lukk' }).click();
    const mini = page.getByRole('region', { name: 'Casting' });
    await expect(mini).toContainText('Spilles på Stua');
    await expect(mini.getByRole('link', { name: 'Isfront' })).toBeVisible();
    await page.reload();
    await mini.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(() => isPaused(tv)).toBe(true);
    const paused = await positionOf(tv);
    await mini.getByRole('button', { name: 'Spol frem 30 sekunder' }).click();
    await expect.poll(() => positionOf(tv)).toBeGreaterThan(paused + 20);
    await mini.getByRole('button', { name: 'Undertekster' }).click();
    await page.getByRole('menuitemradio', { name: 'Engelsk' }).click();
    await expect(page.getByRole('menuitemradio', { name: 'Engelsk' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expectAccessible(page);

    // Back to the large one, and from there to the player: where the television was, paused as it was.
    await mini.getByRole('link', { name: 'Isfront' }).click();
    await expect(page.getByRole('heading', { name: 'Isfront', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Avslutt casting' }).click();
    await expect(here.player.getByRole('button', { name: 'Spill av' })).toBeVisible();
    await expect.poll(async () => Math.abs((await here.position()) - (paused + 30))).toBeLessThan(NEAR_S);
    await expect(tv.getByText('Klar til å motta')).toBeVisible();
    expect((await platform.state()).cast.messages.flatMap(({ faults }) => faults)).toEqual([]);
  });

  test('a television that goes in the middle leaves the film to the browser, and says so', async ({
    page,
    context,
    platform,
    addresses,
    signIn,
    expectConsoleError,
  }) => {
    expectConsoleError(/Chromecast error: receiver_unavailable/);
    const { here, toTelevision } = await watchBesideTelevision({ page, context, addresses, signIn }, FILM);
    await toTelevision();
    await platform.setTelevision(false);
    await expect(page.getByText('Vi mistet kontakten med Stua. Du ser videre her.')).toBeVisible();
    await here.expectPlaysOn(1);
    await expect(page.getByRole('button', { name: 'Cast til TV' })).toHaveCount(0);
  });
});
