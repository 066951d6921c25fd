import type { Browser, Page } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { median } from './median.ts';
import { signIn } from './signedIn.ts';
import type { Row } from './table.ts';
import { openWatching, PATIENCE_MS, until } from './watching.ts';
import { withBrowser } from './withBrowser.ts';

const FILM = '/watch/vod/isfront?disableScpRedirect=1';
const RUNS = 11;

/** Two pictures of a film of 25 a second, in ms. */
const GOAL = 80;

/** Resolves to the milliseconds from `began` to the first picture from somewhere else. */
const MOVED_FRAME = `(began) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No frame')), ${PATIENCE_MS});
    const video = document.querySelector('video');
    const from = video.currentTime;
    const look = async (now, { mediaTime }) => {
      if (Math.abs(mediaTime - from) < 2) video.requestVideoFrameCallback(look);
      else resolve(now - (await began));
    };
    video.requestVideoFrameCallback(look);
  })`;

/** Goes on to the end of what is loaded, so that all that lies behind is loaded, too. */
async function aheadInBuffer(page: Page): Promise<void> {
  await until(
    page,
    '(({ buffered, currentTime }) => buffered.end(buffered.length - 1) - currentTime > 24)(document.querySelector("video"))',
  );
  await page.evaluate('void (document.querySelector("video").currentTime += 22)');
  await until(page, '!document.querySelector("video").seeking');
}

/** From the press of the key that goes ten seconds back to the picture from there, all of it loaded; beside it, what the browser alone takes. */
export async function measureSeeking({ brands }: Addresses): Promise<readonly Row[]> {
  const measure = async (browser: Browser): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(brands)) {
      const signedIn = await signIn(browser, origin);
      const { context, page } = await openWatching(browser, signedIn, `${origin}${FILM}`);
      const [ours, bare]: [number[], number[]] = [[], []];
      for (let run = 0; run < RUNS; run += 1) {
        await aheadInBuffer(page);
        await page.evaluate(`(() => {
          const pressed = new Promise((resolve) =>
            document.addEventListener('keydown', () => resolve(performance.now()), { capture: true, once: true }));
          window.seen = (${MOVED_FRAME})(pressed);
        })()`);
        await page.keyboard.press('ArrowLeft');
        ours.push(Math.round(await page.evaluate<number>('window.seen')));
        bare.push(
          Math.round(
            await page.evaluate<number>(`(() => {
              const seen = (${MOVED_FRAME})(performance.now());
              document.querySelector('video').currentTime -= 10;
              return seen;
            })()`),
          ),
        );
      }
      await context.close();
      rows.push({ brand, by: 'the key', median: median(ours), 'at most': GOAL, runs: ours.join(' ') });
      rows.push({ brand, by: 'the element alone', median: median(bare), runs: bare.join(' ') });
    }
    return rows;
  };
  return withBrowser(measure);
}
