import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { browserArguments } from './browserArguments.ts';
import { median } from './median.ts';
import { signIn } from './signedIn.ts';
import type { SignedIn } from './signedIn.ts';
import type { Row } from './table.ts';
import { withBrowser } from './withBrowser.ts';

/** A film in the clear that every customer may watch: its cover page, and the link there that plays it. */
const FILM = { cover: '/film/isfront', play: 'a[href^="/watch/vod/isfront/"]' };

const VIEWPORT = { width: 1280, height: 800 };
const RUNS = 11;
const PATIENCE_MS = 30_000;

/** How many times as long as a bare player the watch page may take. */
const GOAL = 1.1;

const LIBRARY = fileURLToPath(import.meta.resolve('shaka-player/dist/shaka-player.dash-es2021.js'));

/** A page with nothing but a video: what playing this stream costs whoever does it. */
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

/** How the viewer presses: how long (ms) he rests on the button before, and how long he holds it down. */
const approaches = {
  'in an instant, as no hand does': { restMs: 0, holdMs: 0 },
  'by a finger, down for 80 ms': { restMs: 0, holdMs: 80 },
  'by a mouse, after resting 150 ms': { restMs: 150, holdMs: 80 },
} as const;

type Approach = (typeof approaches)[keyof typeof approaches];

/** Resolves to the milliseconds from `began` to the first frame of the first video on the screen. */
const FRAME_SEEN = `(began) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No frame: ' + document.body.innerText)), ${PATIENCE_MS});
    const look = () => {
      const video = document.querySelector('video');
      if (video === null) requestAnimationFrame(look);
      else video.requestVideoFrameCallback(async (now) => resolve(now - (await began)));
    };
    look();
  })`;

/** From the press on the play button of a film's page to the first frame; also the stream that was played. */
async function watchPage(
  browser: Browser,
  origin: string,
  storageState: SignedIn,
  { restMs, holdMs }: Approach,
) {
  const context = await browser.newContext({ storageState, viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(`${origin}${FILM.cover}`);
  await page.getByRole('link', { name: /Min konto/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const manifest = page.waitForRequest((request) => request.url().includes('.mpd'), { timeout: PATIENCE_MS });
  await page.evaluate(`(() => {
    const pressed = new Promise((resolve) =>
      document.addEventListener('click', () => resolve(performance.now()), { capture: true, once: true }));
    window.seen = (${FRAME_SEEN})(pressed);
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

async function barePage(browser: Browser, origin: string, stream: string): Promise<number> {
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
    const seen = (${FRAME_SEEN})(performance.now());
    const pressed = press(${JSON.stringify(stream)}).catch((error) => {
      throw new Error('Shaka ' + error.code + ' ' + JSON.stringify(error.data));
    });
    return Promise.race([seen, pressed.then(() => seen)]);
  })()`);
  await context.close();
  return ms;
}

/**
 * How long it takes from pressing play to the first frame: in the app, from the page of a film, and in a page with
 * nothing but the player on the same stream. They take turns, each time in a browser profile that has cached nothing.
 * In the bare page the player's library comes after the press; in the app it came while the page before was idle.
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
          const { ms, stream } = await watchPage(browser, origin, signedIn, approach);
          ours.set(name, [...(ours.get(name) ?? []), Math.round(ms)]);
          played = stream;
        }
        bare.push(Math.round(await barePage(browser, origin, played)));
      }
      for (const [name, times] of ours) {
        const ratio = Math.round((median(times) / median(bare)) * 100) / 100;
        rows.push({ brand, page: name, median: median(times), ratio, goal: GOAL, runs: times.join(' ') });
      }
      rows.push({ brand, page: 'bare player', median: median(bare), runs: bare.join(' ') });
    }
    return rows;
  };
  // A page that a test fulfils has no address, and may then not call this machine.
  return withBrowser(measure, browserArguments(['LocalNetworkAccessChecks']));
}
