import type { Locator, Page } from '@playwright/test';
import type { ConsoleClient } from '@tv/platform';
import { expect } from './journey.ts';

/**
 * Time passes while nobody waits: for the page, all of whose timers do what they have to, and for the services. The page must have a
 * clock of its own by then (`page.clock.install`).
 */
export async function pass(page: Page, platform: ConsoleClient, milliseconds: number): Promise<void> {
  await platform.shiftClock(milliseconds);
  await page.clock.runFor(milliseconds);
}

/** The machine sleeps: when it wakes, all that was due is due at once. Its page needs a clock of its own, too. */
export async function sleep(page: Page, platform: ConsoleClient, milliseconds: number): Promise<void> {
  await platform.shiftClock(milliseconds);
  await page.clock.fastForward(milliseconds);
}

/** Waits until all is loaded that is loaded ahead of a film's picture, so that what comes next comes because it is asked for. */
export async function isLoadedAhead(player: Locator): Promise<void> {
  const ahead = () =>
    player
      .locator('video')
      .evaluate(({ buffered, currentTime }: HTMLVideoElement) =>
        buffered.length === 0 ? 0 : buffered.end(buffered.length - 1) - currentTime,
      );
  await expect.poll(ahead).toBeGreaterThan(26);
}

/** Has the picture go to the end of what is loaded, as if that had been watched. */
export async function playOutBuffer(player: Locator): Promise<void> {
  await player.locator('video').evaluate((video: HTMLVideoElement) => {
    const { buffered } = video;
    video.currentTime = buffered.end(buffered.length - 1) - 0.1;
  });
}

/**
 * Has the browser keep nothing: the platform's pictures come round every minute, and those that it kept would come though nothing
 * else does.
 */
export async function keepsNothing(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** From now on all comes late and slowly. */
export async function slowNetwork(
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

/**
 * Nothing new of any channel comes, though its manifest goes on telling of it.
 *
 * @returns the fault, to be taken away again
 */
export async function encoderStops(platform: ConsoleClient): Promise<number> {
  const { id } = await platform.addFault({ host: 'media', pathPrefix: '/loop/', status: 404 });
  return id;
}

/** A channel that is behind says by how much, and leads back to its edge. */
export async function showsItIsBehind(player: Locator): Promise<void> {
  await player.hover({ position: { x: 100, y: 100 } });
  const live = player.getByRole('button', { name: 'Direkte' });
  await expect(live).toHaveAttribute('aria-pressed', 'false');
  await live.click();
  await expect(live).toHaveAttribute('aria-pressed', 'true');
}
