import type { Browser, Page } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { median } from '../support/median.ts';
import { signIn } from '../support/signIn.ts';
import type { Row } from '../support/table.ts';
import { withBrowser } from '../support/withBrowser.ts';
import { openPlayingPage, TIMEOUT_MS, waitForExpression } from './playerPages.ts';

const FILM = '/watch/vod/isfront?disableScpRedirect=1';
const RUNS = 11;

/** Two frames at 25 fps. */
const GOAL_MS = 80;

/** Resolves to the ms from `began` to the first frame elsewhere. */
const FRAME_AFTER_SEEK = `(began) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No frame')), ${TIMEOUT_MS});
    const video = document.querySelector('video');
    const from = video.currentTime;
    const look = async (now, { mediaTime }) => {
      if (Math.abs(mediaTime - from) < 2) video.requestVideoFrameCallback(look);
      else resolve(now - (await began));
    };
    video.requestVideoFrameCallback(look);
  })`;

/** Seeks to the end of the buffer, so that everything behind is loaded. */
async function seekToBufferEnd(page: Page): Promise<void> {
  await waitForExpression(
    page,
    '(({ buffered, currentTime }) => buffered.end(buffered.length - 1) - currentTime > 24)(document.querySelector("video"))',
  );
  await page.evaluate('void (document.querySelector("video").currentTime += 22)');
  await waitForExpression(page, '!document.querySelector("video").seeking');
}

/** Measures the time of a ten-second seek back within the buffer, compared with the media element alone. */
export async function measureSeeking({ brands }: Addresses): Promise<readonly Row[]> {
  const measure = async (browser: Browser): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(brands)) {
      const signedIn = await signIn(browser, origin);
      const { context, page } = await openPlayingPage(browser, signedIn, `${origin}${FILM}`);
      const [ours, bare]: [number[], number[]] = [[], []];
      for (let run = 0; run < RUNS; run += 1) {
        await seekToBufferEnd(page);
        await page.evaluate(`(() => {
          const pressed = new Promise((resolve) =>
            document.addEventListener('keydown', () => resolve(performance.now()), { capture: true, once: true }));
          window.seen = (${FRAME_AFTER_SEEK})(pressed);
        })()`);
        await page.keyboard.press('ArrowLeft');
        ours.push(Math.round(await page.evaluate<number>('window.seen')));
        bare.push(
          Math.round(
            await page.evaluate<number>(`(() => {
              const seen = (${FRAME_AFTER_SEEK})(performance.now());
              document.querySelector('video').currentTime -= 10;
              return seen;
            })()`),
          ),
        );
      }
      await context.close();
      rows.push({ brand, by: 'the key', median: median(ours), 'at most': GOAL_MS, runs: ours.join(' ') });
      rows.push({ brand, by: 'the element alone', median: median(bare), runs: bare.join(' ') });
    }
    return rows;
  };
  return withBrowser(measure);
}
