import type { Locator, Page } from '@playwright/test';
import type { ConsoleClient } from '@tv/platform';
import { expect } from './fixtures.ts';

/** Advances page and services, running all timers. Requires `page.clock.install`. */
export async function advanceTime(page: Page, platform: ConsoleClient, milliseconds: number): Promise<void> {
  await platform.shiftClock(milliseconds);
  await page.clock.runFor(milliseconds);
}

/** As `advanceTime`, but due timers fire once, as after sleep. */
export async function simulateSleep(
  page: Page,
  platform: ConsoleClient,
  milliseconds: number,
): Promise<void> {
  await platform.shiftClock(milliseconds);
  await page.clock.fastForward(milliseconds);
}

/** Waits until the buffer is full, so that later requests come from a seek. */
export async function waitForFullBuffer(player: Locator): Promise<void> {
  const bufferedSeconds = () =>
    player
      .locator('video')
      .evaluate(({ buffered, currentTime }: HTMLVideoElement) =>
        buffered.length === 0 ? 0 : buffered.end(buffered.length - 1) - currentTime,
      );
  await expect.poll(bufferedSeconds).toBeGreaterThan(26);
}

/** Seeks to the end of the buffer. */
export async function seekToBufferEnd(player: Locator): Promise<void> {
  await player.locator('video').evaluate((video: HTMLVideoElement) => {
    const { buffered } = video;
    video.currentTime = buffered.end(buffered.length - 1) - 0.1;
  });
}

/** Disables the HTTP cache: media repeats every minute, and cached segments would hide a failure. */
export async function disableHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Limits bandwidth and latency from now on. */
export async function throttleNetwork(
  page: Page,
  { bitsPerSecond, latencyMs }: { readonly bitsPerSecond: number; readonly latencyMs: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bitsPerSecond / 8,
    uploadThroughput: bitsPerSecond / 8,
  });
}

/** Stops new segments of all channels. @returns the fault's id */
export async function stopEncoder(platform: ConsoleClient): Promise<number> {
  const { id } = await platform.addFault({ host: 'media', pathPrefix: '/loop/', status: 404 });
  return id;
}

/** Expects the player to be behind the live edge, and returns to the edge. */
export async function expectBehindLiveEdge(player: Locator): Promise<void> {
  await player.hover({ position: { x: 100, y: 100 } });
  const live = player.getByRole('button', { name: 'Direkte' });
  await expect(live).toHaveAttribute('aria-pressed', 'false');
  await live.click();
  await expect(live).toHaveAttribute('aria-pressed', 'true');
}
