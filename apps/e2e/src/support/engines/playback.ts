import { expect } from './fixtures.ts';
import type { Tab } from './tab.ts';

const TIMEOUT_MS = 60_000;

/** Position of the page's video, in seconds of its timeline. */
export const readPosition = (tab: Tab) =>
  tab.evaluate(() => document.querySelector('video')?.currentTime ?? 0);

/** Waits until this many more seconds have played. */
export async function expectPlaysFor(tab: Tab, seconds: number): Promise<void> {
  const position = () => readPosition(tab);
  // 0 means not started; live positions are far from it.
  await expect.poll(position, { timeout: TIMEOUT_MS }).toBeGreaterThan(0);
  const from = await position();
  await expect.poll(position, { timeout: TIMEOUT_MS }).toBeGreaterThan(from + seconds);
}
