import { waitForFullBuffer, disableHttpCache, simulateSleep } from '../support/faultInjection.ts';
import { getApiCalls, expect, test } from '../support/fixtures.ts';
import { recordFirstPosition, createPlayerPage } from '../support/playerPage.ts';

const FILM = '/watch/vod/isfront?disableScpRedirect=1';
const CHANNEL = '/watch/live/nordlys';
const PICTURES = { host: 'media', pathPrefix: '/loop/clear/video' } as const;
const HOUR_MS = 3_600_000;

test('playback continues at the same position after a decode error', async ({ page, platform, signIn }) => {
  await disableHttpCache(page);
  await signIn('active@kunde.test');
  await page.goto(FILM);
  const { player, position, expectPlaysFor, clickTimeline } = createPlayerPage(page);
  await expectPlaysFor(1);
  await waitForFullBuffer(player);
  await platform.addFault({ ...PICTURES, garble: true, times: 2 });
  await clickTimeline(0.3);
  await expect.poll(position).toBeGreaterThan(1_000);
  await expectPlaysFor(2);
});

test('a failed licence request shows an error, and playback starts on retry', async ({
  page,
  platform,
  signIn,
  expectConsoleError,
}) => {
  expectConsoleError(/503 .*\/licences\//);
  await signIn('active@kunde.test');
  const refusal = await platform.addFault({ host: 'media', pathPrefix: '/licences/', status: 503 });
  await page.goto('/watch/live/motor-nord');
  const { player, expectPlaysFor } = createPlayerPage(page);
  await expect(player.getByText('Vi får ikke kontakt')).toBeVisible();
  await platform.removeFault(refusal.id);
  await player.getByRole('button', { name: 'Prøv igjen' }).click();
  await expectPlaysFor(1);
});

test('without autoplay permission and storage space, playback starts muted and the controls work', async ({
  page,
  signIn,
}) => {
  await signIn('active@kunde.test');
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    // As browsers do, but for every page without a click.
    let isPressed = false;
    document.addEventListener('click', () => (isPressed = true), true);
    const { value: play } = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'play') as {
      value: (this: HTMLMediaElement) => Promise<void>;
    };
    HTMLMediaElement.prototype.play = function () {
      return this.muted || isPressed
        ? play.call(this)
        : Promise.reject(new DOMException('no', 'NotAllowedError'));
    };
  });
  await page.goto(FILM);
  const { player, expectPlaysFor, clickTimeline } = createPlayerPage(page);
  const isMuted = () => player.locator('video').evaluate((video: HTMLVideoElement) => video.muted);
  await expectPlaysFor(1);
  expect(await isMuted()).toBe(true);
  await player.getByRole('button', { name: 'Slå på lyd' }).click();
  await expect.poll(isMuted).toBe(false);
  await page.keyboard.press('c');
  await expect(player.locator('[data-captions] span').first()).toBeVisible();
  await page.keyboard.press('m');
  await expect.poll(isMuted).toBe(true);
  await clickTimeline(0.4);
  await expectPlaysFor(1);
});

test('a live channel plays at the live edge when the device clock is an hour off', async ({
  page,
  signIn,
}) => {
  await signIn('active@kunde.test');
  const now = new Date().getTime();
  const { player, expectPlaysFor } = createPlayerPage(page);
  for (const offset of [HOUR_MS, -HOUR_MS]) {
    await page.clock.setSystemTime(now + offset);
    await page.goto(CHANNEL);
    await expectPlaysFor(1);
    await expect(player.getByRole('button', { name: 'Direkte' })).toHaveAttribute('aria-pressed', 'true');
  }
});

test('a tab hidden for an hour, with an expired token, resumes at the same position', async ({
  page,
  platform,
  signIn,
}) => {
  await signIn('active@kunde.test');
  await page.clock.install({ time: new Date() });
  await page.goto(FILM);
  const { position, expectPlaysFor, clickTimeline } = createPlayerPage(page);
  await expectPlaysFor(1);
  await page.keyboard.press('k');
  const pausedAt = await position();
  const setVisibility = (state: DocumentVisibilityState) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const countSaves = async () => (await getApiCalls(platform, 'saveProgress')).length;
  await setVisibility('hidden');
  await expect.poll(countSaves).toBeGreaterThan(0);
  const before = await countSaves();
  await simulateSleep(page, platform, HOUR_MS + 60_000);
  await setVisibility('visible');
  expect(await position()).toBeCloseTo(pausedAt, 0);
  await page.keyboard.press('k');
  await expectPlaysFor(1);
  // With a new token: an expired one would cause a console error.
  await clickTimeline(0.7);
  await expect.poll(countSaves).toBeGreaterThan(before);
  await expectPlaysFor(1);
});

test('a tab closed during a seek resumes at the seek position', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  await disableHttpCache(page);
  await signIn('active@kunde.test');
  await page.goto(FILM);
  const { position, expectPlaysFor, clickTimeline } = createPlayerPage(page);
  await expectPlaysFor(1);
  const delay = await platform.addFault({ host: 'media', pathPrefix: '/loop/', latencyMs: 60_000 });
  await clickTimeline(0.5);
  await expect.poll(position).toBeGreaterThan(1000);
  const seekPosition = await position();
  await page.close({ runBeforeUnload: true });
  await expect.poll(async () => (await getApiCalls(platform, 'saveProgress')).length).toBeGreaterThan(0);
  await platform.removeFault(delay.id);
  const again = await context.newPage();
  const firstPosition = await recordFirstPosition(again);
  await again.goto(FILM);
  await expect.poll(firstPosition).toBeDefined();
  expect(Math.abs(((await firstPosition()) ?? 0) - seekPosition)).toBeLessThanOrEqual(1);
});

test('fifty channel changes in a row leave one video element, and it plays', async ({ page, signIn }) => {
  await signIn('active@kunde.test');
  await page.goto('/watch/live');
  const channels = page.getByRole('main').getByRole('link');
  await channels.first().click();
  await page.goBack();
  await channels.nth(1).click();
  const { player, expectPlaysFor } = createPlayerPage(page);
  await expectPlaysFor(1);
  for (let change = 0; change < 50; change += 1) {
    await page.evaluate((step) => history.go(step), change % 2 === 0 ? -1 : 1);
    await expect(player).toHaveCount(change % 2);
  }
  await expect(player.locator('video')).toHaveCount(1);
  await expectPlaysFor(1);
});
