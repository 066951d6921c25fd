import type { Browser } from '@playwright/test';
import { createConsoleClient } from '@tv/platform';
import type { Addresses } from '@tv/run';
import { browserArguments } from '../support/browserArguments.ts';
import { measurePageMemory, NO_JIT_FLAG } from '../support/pageMemory.ts';
import { signIn } from '../support/signIn.ts';
import type { Row } from '../support/table.ts';
import { withBrowser } from '../support/withBrowser.ts';
import { openPlayingPage, waitForExpression } from './playerPages.ts';

const CHANNEL = '/watch/live/nordlys';

const STEP_S = 30;

/**
 * After ten minutes, two hours and four. Shaka keeps references of played segments for two hours, so growth
 * after that is a leak.
 */
const FEW_STEPS = 20;
const MANY_STEPS = 240;
const MAX_STEPS = 480;

/** Maximum ms per brand; a busy machine stops earlier and reports how far it came. */
const MAX_DURATION_MS = 360_000;

const MAX_GROWTH = 1.1;

/**
 * Measures four hours of a channel in steps of half a minute, with the clocks of page, services and stream.
 */
export async function measureLongPlayback(addresses: Addresses): Promise<readonly Row[]> {
  const platform = createConsoleClient(addresses);
  const measure = async (browser: Browser): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(addresses.brands)) {
      const signedIn = await signIn(browser, origin);
      const { context, page } = await openPlayingPage(browser, signedIn, `${origin}${CHANNEL}`, (fresh) =>
        fresh.clock.install({ time: new Date() }),
      );
      const session = await context.newCDPSession(page);
      const end = performance.now() + MAX_DURATION_MS;
      let step = 0;
      let stepsWithoutFrame = 0;
      const watchUntil = async (steps: number) => {
        for (; step < steps && performance.now() < end; step += 1) {
          await platform.shiftClock(STEP_S * 1000);
          await page.clock.runFor(STEP_S * 1000);
          await page.evaluate(`void (document.querySelector('video').currentTime += ${STEP_S})`);
          await waitForExpression(page, 'document.querySelector("video")?.readyState > 2').catch(
            () => (stepsWithoutFrame += 1),
          );
        }
      };
      await watchUntil(FEW_STEPS);
      const few = await measurePageMemory(page, session);
      await watchUntil(MANY_STEPS);
      const many = await measurePageMemory(page, session);
      await watchUntil(MAX_STEPS);
      const most = await measurePageMemory(page, session);
      const failures = await page.getByRole('alert').count();
      await context.close();
      await platform.resetClock();
      rows.push({
        brand,
        'MB after 10 minutes': few.megabytes,
        'after two hours': many.megabytes,
        'minutes watched': (step * STEP_S) / 60,
        final: most.megabytes,
        'growth since ten minutes': growthOf(many, few),
        'growth since two hours': growthOf(most, many),
        'at most': MAX_GROWTH,
        'nodes after 10 minutes': few.nodes,
        'final nodes': most.nodes,
        failures,
        'steps without a frame': stepsWithoutFrame,
      });
    }
    return rows;
  };
  return withBrowser(measure, [...browserArguments(), NO_JIT_FLAG]);
}

function growthOf(later: { readonly megabytes: number }, earlier: { readonly megabytes: number }): number {
  return Math.round((later.megabytes / earlier.megabytes) * 100) / 100;
}
