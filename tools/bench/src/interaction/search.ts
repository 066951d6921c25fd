import type { Browser } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { median } from '../support/median.ts';
import type { Row } from '../support/table.ts';
import { withBrowser } from '../support/withBrowser.ts';

const VIEWPORT = { width: 1280, height: 800 };
const RUNS = 9;
const TIMEOUT_MS = 30_000;

const QUERIES = ['fj', 'is', 'sk', 'nord'];

/** Maximum ms from the last key to the results, without debounce and call. */
const GOAL_MS = 100;

const DEBOUNCE_MS = 300;

/** Records the last key, and the first frame with results for the query. */
const WATCH_RESULTS = `(query) => {
  let typedAt = 0;
  document.addEventListener('keydown', () => { typedAt = performance.now(); }, { capture: true });
  window.seen = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No hits: ' + document.body.innerText)), ${TIMEOUT_MS});
    const look = () => {
      const isNamed = document.querySelector('h1')?.textContent.includes(query);
      const hasHits = document.querySelector('[aria-busy="true"]') === null && document.querySelector('main article') !== null;
      if (isNamed && hasHits) resolve({ typedAt, seenAt: performance.now() });
      else requestAnimationFrame(look);
    };
    look();
  });
}`;

/** Measures the milliseconds from the last key to the first frame with results, without debounce and call. */
async function measureOverhead(browser: Browser, origin: string, word: string): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${origin}/search`);
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('combobox', { name: 'Søk' });
  await field.focus();
  await page.evaluate(`(${WATCH_RESULTS})(${JSON.stringify(`«${word}»`)})`);
  await page.keyboard.type(word, { delay: 60 });
  const ms = await page.evaluate<number>(`window.seen.then(({ typedAt, seenAt }) => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/search?query='));
    return seenAt - typedAt - (calls.at(-1)?.duration ?? 0);
  })`);
  await context.close();
  return ms - DEBOUNCE_MS;
}

/** Measures the latency of search results after the last key, without debounce and call. */
export async function measureSearch({ brands }: Addresses): Promise<readonly Row[]> {
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(brands)) {
      for (const word of QUERIES) {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          times.push(Math.round(await measureOverhead(browser, origin, word)));
        }
        rows.push({ brand, page: `«${word}»`, median: median(times), goal: GOAL_MS, runs: times.join(' ') });
      }
    }
    return rows;
  });
}
