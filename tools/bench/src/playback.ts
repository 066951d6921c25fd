import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { browserArguments } from './browserArguments.ts';
import { median } from './median.ts';
import type { Row } from './table.ts';

/** A film in the clear that every customer may watch. */
const FILM = '/watch/vod/isfront';

/** A customer for whom everything is in order. */
const CUSTOMER = { email: 'active@kunde.test', password: 'demo1234' };

const RUNS = 7;
const PATIENCE_MS = 30_000;

/** How many times as long as a bare player the watch page may take. */
const GOAL = 1.15;

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

type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>;

async function signIn(browser: Browser, origin: string): Promise<SignedIn> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await page.getByLabel('E-post').fill(CUSTOMER.email);
  await page.getByLabel('Passord').fill(CUSTOMER.password);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await page.getByText('Du er logget inn.').waitFor({ timeout: PATIENCE_MS });
  const state = await context.storageState();
  await context.close();
  return state;
}

/**
 * Does in the page what begins playing, and waits for the first frame of the first video.
 *
 * @param begin  JavaScript; a value that is a promise is not waited for
 * @returns milliseconds from `begin` to the frame on the screen
 */
function firstFrameAfter(begin: string): string {
  return `new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No frame: ' + document.body.innerText)), ${PATIENCE_MS});
    const start = performance.now();
    const look = () => {
      const video = document.querySelector('video');
      if (video === null) requestAnimationFrame(look);
      else video.requestVideoFrameCallback((now) => resolve(now - start));
    };
    ${begin};
    look();
  })`;
}

/** From the press on a link of the front page to the first frame; also the stream that was played. */
async function watchPage(browser: Browser, origin: string, storageState: SignedIn) {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  await page.goto(origin);
  await page.getByRole('link', { name: /Min konto/ }).waitFor();
  await page.waitForLoadState('networkidle');
  const manifest = page.waitForRequest((request) => request.url().includes('.mpd'), { timeout: PATIENCE_MS });
  // As a link of the app does it: the address changes, and the router is told.
  const press = `history.pushState({}, '', '${FILM}'); dispatchEvent(new PopStateEvent('popstate', { state: {} }))`;
  const ms = await page.evaluate<number>(firstFrameAfter(press));
  const stream = (await manifest).url();
  await context.close();
  return { ms, stream };
}

async function barePage(browser: Browser, origin: string, stream: string): Promise<number> {
  const context = await browser.newContext();
  const library = readFileSync(LIBRARY, 'utf8');
  await context.route(`${origin}/bench/shaka.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: library }),
  );
  await context.route(`${origin}/bench/`, (route) =>
    route.fulfill({ contentType: 'text/html', body: BARE_PAGE }),
  );
  const page = await context.newPage();
  await page.goto(`${origin}/bench/`);
  const ms = await page.evaluate<number>(
    firstFrameAfter(
      `press(${JSON.stringify(stream)}).catch((error) => reject(new Error('Shaka ' + error.code + ' ' + JSON.stringify(error.data))))`,
    ),
  );
  await context.close();
  return ms;
}

/**
 * How long it takes from pressing play to the first frame: on the watch page, and in a page with nothing but the
 * player on the same stream. They take turns, each time in a browser profile that has cached nothing; in both the
 * player's library comes after the press.
 */
export async function measurePlayback({ brands }: Addresses): Promise<readonly Row[]> {
  const executablePath = process.env['BROWSER_PATH'];
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    // A page that a test fulfils has no address, and may then not call this machine.
    args: [...browserArguments, '--disable-features=LocalNetworkAccessChecks'],
  });
  const rows: Row[] = [];
  try {
    for (const [brand, origin] of Object.entries(brands)) {
      const signedIn = await signIn(browser, origin);
      const ours: number[] = [];
      const bare: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const { ms, stream } = await watchPage(browser, origin, signedIn);
        ours.push(Math.round(ms));
        bare.push(Math.round(await barePage(browser, origin, stream)));
      }
      const ratio = Math.round((median(ours) / median(bare)) * 100) / 100;
      rows.push(
        { brand, page: 'watch page', median: median(ours), ratio, goal: GOAL, runs: ours.join(' ') },
        { brand, page: 'bare player', median: median(bare), runs: bare.join(' ') },
      );
    }
  } finally {
    await browser.close();
  }
  return rows;
}
