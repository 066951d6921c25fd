import type { Browser } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { median } from './median.ts';
import type { Row } from './table.ts';
import { withBrowser } from './withBrowser.ts';

const VIEWPORT = { width: 1280, height: 800 };
const RUNS = 9;
const PATIENCE_MS = 30_000;

/** What is typed, a key at a time; each has hits that the one before has not. */
const WORDS = ['fj', 'is', 'sk', 'nord'];

/** How long (ms) at most from the last key to the hits, beyond the pause and the call. */
const GOAL = 100;

/** How long (ms) typing rests before anything is asked. */
const PAUSE_MS = 300;

/** Notes the last key, and the first frame that has hits under a heading that names the question. */
const LOOKING = `(asked) => {
  let typedAt = 0;
  document.addEventListener('keydown', () => { typedAt = performance.now(); }, { capture: true });
  window.seen = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No hits: ' + document.body.innerText)), ${PATIENCE_MS});
    const look = () => {
      const isNamed = document.querySelector('h1')?.textContent.includes(asked);
      const hasHits = document.querySelector('[aria-busy="true"]') === null && document.querySelector('main article') !== null;
      if (isNamed && hasHits) resolve({ typedAt, seenAt: performance.now() });
      else requestAnimationFrame(look);
    };
    look();
  });
}`;

/**
 * Milliseconds from the last key to the first picture of the screen that has the hits, less the pause and the call.
 */
async function overhead(browser: Browser, origin: string, word: string): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${origin}/search`);
  await page.waitForLoadState('networkidle');
  const field = page.getByRole('combobox', { name: 'Søk' });
  await field.focus();
  await page.evaluate(`(${LOOKING})(${JSON.stringify(`«${word}»`)})`);
  await page.keyboard.type(word, { delay: 60 });
  const ms = await page.evaluate<number>(`window.seen.then(({ typedAt, seenAt }) => {
    const calls = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/search?query='));
    return seenAt - typedAt - (calls.at(-1)?.duration ?? 0);
  })`);
  await context.close();
  return ms - PAUSE_MS;
}

/** How long the hits of a search take after the last key, beyond the pause and the call for them. */
export async function measureSearch({ brands }: Addresses): Promise<readonly Row[]> {
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(brands)) {
      for (const word of WORDS) {
        const times: number[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          times.push(Math.round(await overhead(browser, origin, word)));
        }
        rows.push({ brand, page: `«${word}»`, median: median(times), goal: GOAL, runs: times.join(' ') });
      }
    }
    return rows;
  });
}
