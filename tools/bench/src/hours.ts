import type { Browser } from '@playwright/test';
import { createConsoleClient } from '@tv/platform';
import type { Addresses } from '@tv/run';
import { browserArguments } from './browserArguments.ts';
import { liveHeap, NO_COMPILERS } from './liveHeap.ts';
import { signIn } from './signedIn.ts';
import type { Row } from './table.ts';
import { openWatching, until } from './watching.ts';
import { withBrowser } from './withBrowser.ts';

const CHANNEL = '/watch/live/nordlys';

/** Time is let pass by so many seconds at once, at the edge. */
const STEP_S = 30;

/**
 * After ten minutes, after two hours, by when the library holds what it keeps of each segment that was played for as long as that is
 * in the window of a channel, and after four: what still grows then is never given back.
 */
const FEW_STEPS = 20;
const MANY_STEPS = 240;
const MOST_STEPS = 480;

/** So long (ms) each brand is watched at most: on a busy machine it ends earlier, and says after how much. */
const LONGEST_MS = 360_000;

const GOAL = 1.1;

/** Four hours of a channel, half a minute at a time: for the page, whose timers all run, for the services, and for the picture. */
export async function measureHours(addresses: Addresses): Promise<readonly Row[]> {
  const platform = createConsoleClient(addresses);
  const measure = async (browser: Browser): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(addresses.brands)) {
      const signedIn = await signIn(browser, origin);
      const { context, page } = await openWatching(browser, signedIn, `${origin}${CHANNEL}`, (fresh) =>
        fresh.clock.install({ time: new Date() }),
      );
      const session = await context.newCDPSession(page);
      const end = performance.now() + LONGEST_MS;
      let step = 0;
      let unseen = 0;
      const watchUntil = async (steps: number) => {
        for (; step < steps && performance.now() < end; step += 1) {
          await platform.shiftClock(STEP_S * 1000);
          await page.clock.runFor(STEP_S * 1000);
          await page.evaluate(`void (document.querySelector('video').currentTime += ${STEP_S})`);
          // A step without a picture is told, and the next one counts.
          await until(page, 'document.querySelector("video")?.readyState > 2').catch(() => (unseen += 1));
        }
      };
      await watchUntil(FEW_STEPS);
      const few = await liveHeap(page, session);
      await watchUntil(MANY_STEPS);
      const many = await liveHeap(page, session);
      await watchUntil(MOST_STEPS);
      const most = await liveHeap(page, session);
      const failures = await page.getByRole('alert').count();
      await context.close();
      await platform.resetClock();
      rows.push({
        brand,
        'MB after 10 minutes': few.megabytes,
        'after two hours': many.megabytes,
        'minutes watched': (step * STEP_S) / 60,
        'at the end': most.megabytes,
        'times ten minutes': timesOf(many, few),
        'times two hours': timesOf(most, many),
        'at most': GOAL,
        'nodes after 10 minutes': few.nodes,
        'nodes at the end': most.nodes,
        failures,
        'steps without a picture': unseen,
      });
    }
    return rows;
  };
  return withBrowser(measure, [...browserArguments(), NO_COMPILERS]);
}

function timesOf(later: { readonly megabytes: number }, earlier: { readonly megabytes: number }): number {
  return Math.round((later.megabytes / earlier.megabytes) * 100) / 100;
}
