import type { Page } from '@playwright/test';
import { percentile } from '../support/percentile.ts';

/** Event Timing ignores shorter interactions, ms. */
const MIN_EVENT_DURATION_MS = 16;

const REPORT_DELAY_MS = 500;

/** Presses keys in sequence; returns the 95th percentile in ms from key to next paint, by Event Timing. */
export async function measureSlowPresses(page: Page, keys: readonly string[]): Promise<number> {
  await page.evaluate(() => {
    const latencies = new Map<number, number>();
    Object.assign(window, { latencies });
    // A variable, since not all type definitions know `durationThreshold`.
    const options = { type: 'event', durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
        const { interactionId = 0, duration } = entry;
        if (interactionId > 0)
          latencies.set(interactionId, Math.max(latencies.get(interactionId) ?? 0, duration));
      }
    }).observe(options);
  });
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForTimeout(REPORT_DELAY_MS);
  const latencies = await page.evaluate(() => [
    ...(window as unknown as { latencies: Map<number, number> }).latencies.values(),
  ]);
  const unreported = Array<number>(Math.max(0, keys.length - latencies.length)).fill(MIN_EVENT_DURATION_MS);
  return Math.round(percentile([...latencies, ...unreported], 0.95));
}
