import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { browserArguments } from '../support/browserArguments.ts';
import { median } from '../support/median.ts';
import { signIn } from '../support/signIn.ts';
import type { StorageState } from '../support/signIn.ts';
import type { Row } from '../support/table.ts';
import { withBrowser } from '../support/withBrowser.ts';

/** A clear film that every customer can watch: its cover page and play link. */
const FILM = { cover: '/film/isfront', play: 'a[href^="/watch/vod/isfront/"]' };

const VIEWPORT = { width: 1280, height: 800 };
const RUNS = 11;
const TIMEOUT_MS = 30_000;

const MAX_RATIO = 1.1;

const LIBRARY = fileURLToPath(import.meta.resolve('shaka-player/dist/shaka-player.dash-es2021.js'));

/** Only a video: the cost of this stream without an app. */
const BARE_PAGE = `<!doctype html><title>Bare</title><video width="1280" height="720"></video><script>
  window.press = async (manifest) => {
    await new Promise((resolve, reject) => {
      const script = document.createElement('script');
      Object.assign(script, { src: '/bench/shaka.js', onload: resolve, onerror: reject });
      document.head.append(script);
    });
    shaka.polyfill.installAll();
    const player = new shaka.Player();
    const video = document.querySelector('video');
    await player.attach(video);
    player.configure({ abr: { droppedFrames: false } });
    await player.load(manifest);
    await video.play();
  };
</script>`;

/** Input styles: ms of hovering before the press, and ms of holding. */
const approaches = {
  'instant press': { restMs: 0, holdMs: 0 },
  'touch, held for 80 ms': { restMs: 0, holdMs: 80 },
  'mouse, after 150 ms of hover': { restMs: 150, holdMs: 80 },
} as const;

type Approach = (typeof approaches)[keyof typeof approaches];

/** Resolves to the ms from `began` to the first video frame on screen. */
const FIRST_FRAME = `(began) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No frame: ' + document.body.innerText)), ${TIMEOUT_MS});
    const look = () => {
      const video = document.querySelector('video');
      if (video === null) requestAnimationFrame(look);
      else video.requestVideoFrameCallback(async (now) => resolve(now - (await began)));
    };
    look();
  })`;

/** Measures the time from the play button to the first frame, and the played stream. */
async function measureWatchPage(
  browser: Browser,
  origin: string,
  storageState: StorageState,
  { restMs, holdMs }: Approach,
) {
  const context = await browser.newContext({ storageState, viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(`${origin}${FILM.cover}`);
  await page.getByRole('link', { name: /Min konto/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const manifest = page.waitForRequest((request) => request.url().includes('.mpd'), { timeout: TIMEOUT_MS });
  await page.evaluate(`(() => {
    const pressed = new Promise((resolve) =>
      document.addEventListener('click', () => resolve(performance.now()), { capture: true, once: true }));
    window.seen = (${FIRST_FRAME})(pressed);
  })()`);
  const play = page.locator(FILM.play).first();
  await play.hover();
  await page.waitForTimeout(restMs);
  await play.click({ delay: holdMs });
  const ms = await page.evaluate<number>('window.seen');
  const stream = (await manifest).url();
  await context.close();
  return { ms, stream };
}

async function measureBarePage(browser: Browser, origin: string, stream: string): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const library = readFileSync(LIBRARY, 'utf8');
  await context.route(`${origin}/bench/shaka.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: library }),
  );
  await context.route(`${origin}/bench/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: BARE_PAGE }),
  );
  const page = await context.newPage();
  await page.goto(`${origin}/bench/`);
  const ms = await page.evaluate<number>(`(() => {
    const seen = (${FIRST_FRAME})(performance.now());
    const pressed = press(${JSON.stringify(stream)}).catch((error) => {
      throw new Error('Shaka ' + error.code + ' ' + JSON.stringify(error.data));
    });
    return Promise.race([seen, pressed.then(() => seen)]);
  })()`);
  await context.close();
  return ms;
}

/**
 * Measures the time from pressing play to the first frame, in the app and in a bare player. They
 * alternate, each with a fresh profile. The bare page loads Shaka after the press; the app preloads it
 * while idle.
 */
export async function measurePlayback({ brands }: Addresses): Promise<readonly Row[]> {
  const measure = async (browser: Browser): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(brands)) {
      const signedIn = await signIn(browser, origin);
      const ours = new Map<string, number[]>();
      const bare: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        let played = '';
        for (const [name, approach] of Object.entries(approaches)) {
          const { ms, stream } = await measureWatchPage(browser, origin, signedIn, approach);
          ours.set(name, [...(ours.get(name) ?? []), Math.round(ms)]);
          played = stream;
        }
        bare.push(Math.round(await measureBarePage(browser, origin, played)));
      }
      for (const [name, times] of ours) {
        const ratio = Math.round((median(times) / median(bare)) * 100) / 100;
        rows.push({
          brand,
          page: name,
          median: median(times),
          ratio,
          goal: MAX_RATIO,
          runs: times.join(' '),
        });
      }
      rows.push({ brand, page: 'bare player', median: median(bare), runs: bare.join(' ') });
    }
    return rows;
  };
  // A mocked page has no IP address, so Chromium would block its local requests.
  return withBrowser(measure, browserArguments(['LocalNetworkAccessChecks']));
}
