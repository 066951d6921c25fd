import type { Browser, Page } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { browserArguments } from '../support/browserArguments.ts';
import { signIn } from '../support/signIn.ts';
import type { Row } from '../support/table.ts';
import { withBrowser } from '../support/withBrowser.ts';
import { openPlayingPage } from './playerPages.ts';

const FILM = '/watch/vod/isfront?disableScpRedirect=1';

const OBSERVED_MS = 10_000;

const SETTLE_MS = 5_000;

/** Counts timers under a second, animation frames and DOM mutations in `window.counted`. */
const COUNT_ACTIVITY = `(() => {
  window.counted = { timers: 0, frames: 0, changes: 0, byDelay: {} };
  for (const name of ['setTimeout', 'setInterval']) {
    const real = window[name];
    window[name] = (callback, delay = 0, ...rest) => real((...args) => {
      if (delay < 1000) {
        counted.timers += 1;
        counted.byDelay[delay] = (counted.byDelay[delay] ?? 0) + 1;
      }
      if (typeof callback === 'function') callback(...args);
    }, delay, ...rest);
  }
  const frame = window.requestAnimationFrame;
  window.requestAnimationFrame = (callback) => frame((now) => { counted.frames += 1; callback(now); });
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver((changes) => {
      const isOurs = ({ target }) => !(target instanceof Element ? target : target.parentElement)?.closest('[data-captions]');
      counted.changes += changes.filter(isOurs).length;
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true }));
})()`;

interface ActivityCounts {
  readonly timers: number;
  readonly frames: number;
  readonly changes: number;
  readonly byDelay: Readonly<Record<string, number>>;
}

async function countActivity(page: Page): Promise<ActivityCounts> {
  await page.waitForTimeout(SETTLE_MS);
  await page.evaluate('void Object.assign(counted, { timers: 0, frames: 0, changes: 0, byDelay: {} })');
  await page.waitForTimeout(OBSERVED_MS);
  return page.evaluate<ActivityCounts>('counted');
}

/**
 * Measures background activity in ten seconds: playing with hidden controls, paused, and paused in a hidden
 * tab.
 */
export async function measureIdleActivity({ brands }: Addresses): Promise<readonly Row[]> {
  const measure = async (browser: Browser): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(brands)) {
      const signedIn = await signIn(browser, origin);
      const { context, page } = await openPlayingPage(browser, signedIn, `${origin}${FILM}`, (fresh) =>
        fresh.addInitScript(COUNT_ACTIVITY),
      );
      const report = async (state: string, goal: Row) => {
        const { timers, frames, changes, byDelay } = await countActivity(page);
        const delays = Object.entries(byDelay).map(([delay, times]) => `${delay} ms: ${times}`);
        rows.push({ brand, state, timers, frames, changes, ...goal, 'by delay': delays.join(', ') });
      };
      await report('playing, controls faded', { goal: 'changes 0' });
      await page.keyboard.press('k');
      await report('paused', { goal: 'timers 0' });
      await page.evaluate(`(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
        Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
        document.dispatchEvent(new Event('visibilitychange'));
      })()`);
      await report('paused and hidden', { goal: 'timers 0' });
      await context.close();
    }
    return rows;
  };
  return withBrowser(measure, browserArguments());
}
