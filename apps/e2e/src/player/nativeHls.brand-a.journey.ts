import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { createPlayerPage } from '../support/playerPage.ts';

/** Simulates an iPhone before iOS 17.1: FairPlay, but no Media Source Extensions. Chromium supports native HLS, too. */
async function simulateIPhone(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['MediaSource', 'ManagedMediaSource', 'SourceBuffer'])
      Reflect.deleteProperty(window, name);
    const request = navigator.requestMediaKeySystemAccess.bind(navigator);
    navigator.requestMediaKeySystemAccess = (keySystem, configurations) =>
      keySystem === 'com.apple.fps'
        ? request('org.w3.clearkey', [
            { videoCapabilities: [{ contentType: 'video/mp4; codecs="avc1.64001f"' }] },
          ])
        : request(keySystem, configurations);
  });
}

// Chromium's native HLS has no live window, so channels are not covered.
test('PLAY-01 a browser without Media Source Extensions plays a film as HLS, seeks and resumes it', async ({
  page,
  signIn,
}) => {
  await simulateIPhone(page);
  await signIn('active@kunde.test');
  await page.goto('/watch/vod/isfront?disableScpRedirect=1');
  const { player, timeline, position, expectPlaysFor, clickTimeline } = createPlayerPage(page);
  await expectPlaysFor(1);
  const source = await player.locator('video').evaluate((video: HTMLVideoElement) => video.currentSrc);
  expect(source).toMatch(/\.m3u8$/);
  await clickTimeline(0.5);
  await expect.poll(position).toBeGreaterThan(2000);
  await expectPlaysFor(1);
  await expect(timeline).toHaveAttribute('aria-valuemax', '5640');
  await expect(timeline).toHaveAttribute('aria-valuetext', /^47 minutter/);
  await page.reload();
  await expectPlaysFor(0.5);
  expect(await position()).toBeGreaterThan(2000);
});
