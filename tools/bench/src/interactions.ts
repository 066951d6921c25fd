import type { Page } from '@playwright/test';
import { percentile } from './percentile.ts';

/** Interactions shorter than this (ms) a browser does not tell of. */
const LEAST_TOLD_MS = 16;

/** How long the last interactions may take to be told of. */
const TELLING_MS = 500;

/**
 * Presses these keys one after the other, and tells how long (ms) all but one in twenty of the presses take to be seen: from the
 * key to the next picture, as the browser's Event Timing has it.
 */
export async function slowPresses(page: Page, keys: readonly string[]): Promise<number> {
  await page.evaluate(() => {
    const told = new Map<number, number>();
    Object.assign(window, { told });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        const { interactionId = 0, duration } = entry;
        if (interactionId > 0) told.set(interactionId, Math.max(told.get(interactionId) ?? 0, duration));
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForTimeout(TELLING_MS);
  const told = await page.evaluate(() => [
    ...(window as unknown as { told: Map<number, number> }).told.values(),
  ]);
  const unheard = Array<number>(Math.max(0, keys.length - told.length)).fill(LEAST_TOLD_MS);
  return Math.round(percentile([...told, ...unheard], 0.95));
}
