import type { Browser, Page } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { browserArguments } from '../support/browserArguments.ts';
import { median } from '../support/median.ts';
import { measurePageMemory, NO_JIT_FLAG } from '../support/pageMemory.ts';
import { signIn } from '../support/signIn.ts';
import type { StorageState } from '../support/signIn.ts';
import type { Row } from '../support/table.ts';
import { withBrowser } from '../support/withBrowser.ts';
import { openBarePlayer, openPlayingPage, TIMEOUT_MS } from './playerPages.ts';

const CHANNEL = '/watch/live/nordlys';
const RUNS = 11;

const WATCH_MS = 1000;

/** By then all caches are full; later growth is a leak. */
const FEW_CHANGES = 10;
const MANY_CHANGES = 100;

/** Maximum ms per brand; a busy machine reports fewer changes. */
const MAX_DURATION_MS = 240_000;

const CHANGE_GOAL = 1;
const HEAP_GOAL = 1.1;

/** Resolves to the ms until the first frame of the next stream. */
const NEXT_FRAME = `(began) => new Promise((resolve, reject) => {
    // It would keep the element until it is over.
    const patience = setTimeout(() => reject(new Error('No frame: ' + document.body.innerText)), ${TIMEOUT_MS});
    const before = document.querySelector('video');
    let isEmptied = false;
    before.addEventListener('emptied', () => { isEmptied = true; }, { once: true });
    const look = () => {
      const video = document.querySelector('video');
      if (video === null || (video === before && !isEmptied)) requestAnimationFrame(look);
      else video.requestVideoFrameCallback(async (now) => {
        clearTimeout(patience);
        resolve(now - (await began));
      });
    };
    look();
  })`;

async function changeChannel(page: Page): Promise<number> {
  await page.evaluate(`(() => {
    const pressed = new Promise((resolve) =>
      document.addEventListener('keydown', () => resolve(performance.now()), { capture: true, once: true }));
    window.seen = (${NEXT_FRAME})(pressed);
  })()`);
  await page.keyboard.press('PageUp');
  return page.evaluate<number>('window.seen');
}

async function changeBareChannel(page: Page, manifest: string): Promise<number> {
  return page.evaluate<number>(`(() => {
    const seen = (${NEXT_FRAME})(performance.now());
    return Promise.race([seen, player.load(${JSON.stringify(manifest)}).then(() => document.querySelector('video').play()).then(() => seen)]);
  })()`);
}

async function measureChanges(browser: Browser, origin: string, signedIn: StorageState) {
  const { context, page } = await openPlayingPage(browser, signedIn, `${origin}${CHANNEL}`);
  const manifests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('.mpd')) manifests.push(request.url());
  });
  const bare = await openBarePlayer(browser, origin);
  const times: { ours: number[]; bare: number[] } = { ours: [], bare: [] };
  for (let run = 0; run <= RUNS; run += 1) {
    await page.waitForTimeout(WATCH_MS);
    const ours = await changeChannel(page);
    const manifest = manifests.at(-1) ?? '';
    if (run === 0) {
      await bare.page.evaluate(
        `player.load(${JSON.stringify(manifest)}).then(() => document.querySelector('video').play())`,
      );
      continue;
    }
    times.ours.push(Math.round(ours));
    // Background preloading must not disturb the other page.
    await page.waitForTimeout(WATCH_MS);
    times.bare.push(Math.round(await changeBareChannel(bare.page, manifest)));
  }
  await context.close();
  await bare.context.close();
  return times;
}

/** Measures the time from the next-channel key to its first frame, compared with a bare player. */
export async function measureChannels({ brands }: Addresses): Promise<readonly Row[]> {
  const measure = async (browser: Browser): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(brands)) {
      const { ours, bare } = await measureChanges(browser, origin, await signIn(browser, origin));
      const ratio = Math.round((median(ours) / median(bare)) * 100) / 100;
      rows.push({
        brand,
        page: 'the product',
        median: median(ours),
        ratio,
        goal: CHANGE_GOAL,
        runs: ours.join(' '),
      });
      rows.push({ brand, page: 'bare player', median: median(bare), runs: bare.join(' ') });
    }
    return rows;
  };
  return withBrowser(measure, browserArguments(['LocalNetworkAccessChecks']));
}

/** Measures the player memory after 10 and 100 channel changes. */
export async function measureChannelHeap({ brands }: Addresses): Promise<readonly Row[]> {
  const measure = async (browser: Browser): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(brands)) {
      const signedIn = await signIn(browser, origin);
      const { context, page } = await openPlayingPage(browser, signedIn, `${origin}${CHANNEL}`);
      const session = await context.newCDPSession(page);
      let unanswered = 0;
      let changes = 0;
      const end = performance.now() + MAX_DURATION_MS;
      const changeUntil = async (times: number) => {
        for (; changes < times && performance.now() < end; changes += 1) {
          await changeChannel(page).catch(() => (unanswered += 1));
        }
      };
      await changeUntil(FEW_CHANGES);
      const few = await measurePageMemory(page, session);
      await changeUntil(MANY_CHANGES);
      const many = await measurePageMemory(page, session);
      await context.close();
      rows.push({
        brand,
        [`MB after ${FEW_CHANGES}`]: few.megabytes,
        changes,
        'MB after all': many.megabytes,
        times: Math.round((many.megabytes / few.megabytes) * 100) / 100,
        'at most': HEAP_GOAL,
        [`nodes after ${FEW_CHANGES}`]: few.nodes,
        'final nodes': many.nodes,
        'unanswered presses': unanswered,
      });
    }
    return rows;
  };
  return withBrowser(measure, [...browserArguments(), NO_JIT_FLAG]);
}
