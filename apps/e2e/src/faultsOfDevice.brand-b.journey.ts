import { isLoadedAhead, keepsNothing, sleep } from './faults.ts';
import { callsTo, expect, test } from './journey.ts';
import { noteFirstPosition, watchingOn } from './watching.ts';

const FILM = '/watch/vod/isfront?disableScpRedirect=1';
const CHANNEL = '/watch/live/nordlys';
const PICTURES = { host: 'media', pathPrefix: '/loop/clear/video' } as const;
const HOUR_MS = 3_600_000;

test('playback continues at the same position after a decode error', async ({ page, platform, signIn }) => {
  await keepsNothing(page);
  await signIn('active@kunde.test');
  await page.goto(FILM);
  const { player, position, expectPlaysOn, pressTimeline } = watchingOn(page);
  await expectPlaysOn(1);
  await isLoadedAhead(player);
  await platform.addFault({ ...PICTURES, garble: true, times: 2 });
  await pressTimeline(0.3);
  await expect.poll(position).toBeGreaterThan(1_000);
  await expectPlaysOn(2);
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
  const { player, expectPlaysOn } = watchingOn(page);
  await expect(player.getByText('Vi får ikke kontakt')).toBeVisible();
  await platform.removeFault(refusal.id);
  await player.getByRole('button', { name: 'Prøv igjen' }).click();
  await expectPlaysOn(1);
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
  const { player, expectPlaysOn, pressTimeline } = watchingOn(page);
  const isMuted = () => player.locator('video').evaluate((video: HTMLVideoElement) => video.muted);
  await expectPlaysOn(1);
  expect(await isMuted()).toBe(true);
  await player.getByRole('button', { name: 'Slå på lyd' }).click();
  await expect.poll(isMuted).toBe(false);
  await page.keyboard.press('c');
  await expect(player.locator('[data-captions] span').first()).toBeVisible();
  await page.keyboard.press('m');
  await expect.poll(isMuted).toBe(true);
  await pressTimeline(0.4);
  await expectPlaysOn(1);
});

test('a live channel plays at the live edge when the device clock is an hour off', async ({
  page,
  signIn,
}) => {
  await signIn('active@kunde.test');
  const now = new Date().getTime();
  const { player, expectPlaysOn } = watchingOn(page);
  for (const offset of [HOUR_MS, -HOUR_MS]) {
    await page.clock.setSystemTime(now + offset);
    await page.goto(CHANNEL);
    await expectPlaysOn(1);
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
  const { position, expectPlaysOn, pressTimeline } = watchingOn(page);
  await expectPlaysOn(1);
  await page.keyboard.press('k');
  const pausedAt = await position();
  const setVisibility = (state: DocumentVisibilityState) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
      document.dispatchEvent(new Event('visibilitychange'));
    }, state);
  const countSaves = async () => (await callsTo(platform, 'saveProgress')).length;
  await setVisibility('hidden');
  await expect.poll(countSaves).toBeGreaterThan(0);
  const before = await countSaves();
  await sleep(page, platform, HOUR_MS + 60_000);
  await setVisibility('visible');
  expect(await position()).toBeCloseTo(pausedAt, 0);
  await page.keyboard.press('k');
  await expectPlaysOn(1);
  // With a new token: an expired one would cause a console error.
  await pressTimeline(0.7);
  await expect.poll(countSaves).toBeGreaterThan(before);
  await expectPlaysOn(1);
});

test('a tab closed during a seek resumes at the seek position', async ({
  page,
  context,
  platform,
  signIn,
}) => {
  await keepsNothing(page);
  await signIn('active@kunde.test');
  await page.goto(FILM);
  const { position, expectPlaysOn, pressTimeline } = watchingOn(page);
  await expectPlaysOn(1);
  const delay = await platform.addFault({ host: 'media', pathPrefix: '/loop/', latencyMs: 60_000 });
  await pressTimeline(0.5);
  await expect.poll(position).toBeGreaterThan(1000);
  const seekPosition = await position();
  await page.close({ runBeforeUnload: true });
  await expect.poll(async () => (await callsTo(platform, 'saveProgress')).length).toBeGreaterThan(0);
  await platform.removeFault(delay.id);
  const again = await context.newPage();
  const firstPosition = await noteFirstPosition(again);
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
  const { player, expectPlaysOn } = watchingOn(page);
  await expectPlaysOn(1);
  for (let change = 0; change < 50; change += 1) {
    await page.evaluate((step) => history.go(step), change % 2 === 0 ? -1 : 1);
    await expect(player).toHaveCount(change % 2);
  }
  await expect(player.locator('video')).toHaveCount(1);
  await expectPlaysOn(1);
});
