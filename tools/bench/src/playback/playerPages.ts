import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { StorageState } from '../support/signIn.ts';

export const TIMEOUT_MS = 30_000;

const VIEWPORT = { width: 1280, height: 800 };

const LIBRARY = fileURLToPath(import.meta.resolve('shaka-player/dist/shaka-player.dash-es2021.js'));

/** Waits until an expression is true in the page. Evaluated over CDP, since the page's CSP forbids `eval`. */
export async function waitForExpression(page: Page, expression: string): Promise<void> {
  const end = performance.now() + TIMEOUT_MS;
  while (!(await page.evaluate<boolean>(expression))) {
    if (performance.now() > end) throw new Error(`Timed out waiting for: ${expression}`);
    await page.waitForTimeout(50);
  }
}

export async function openPlayingPage(
  browser: Browser,
  storageState: StorageState,
  address: string,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ readonly context: BrowserContext; readonly page: Page }> {
  const context = await browser.newContext({ storageState, viewport: VIEWPORT });
  const page = await context.newPage();
  await prepare(page);
  await page.goto(address);
  await waitForExpression(page, 'document.querySelector("video")?.currentTime > 1');
  return { context, page };
}

/** A page with only a video and a Shaka `player`. */
export async function openBarePlayer(
  browser: Browser,
  origin: string,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const library = readFileSync(LIBRARY, 'utf8');
  await context.route(`${origin}/bench/shaka.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: library }),
  );
  await context.route(`${origin}/bench/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Bare</title><video width="1280" height="720"></video><script src="/bench/shaka.js"></script>',
    }),
  );
  const page = await context.newPage();
  await page.goto(`${origin}/bench/`);
  await page.evaluate(`(async () => {
    shaka.polyfill.installAll();
    window.player = new shaka.Player();
    await player.attach(document.querySelector('video'));
    player.configure({ abr: { droppedFrames: false } });
  })()`);
  return { context, page };
}
