import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { median } from '../support/median.ts';
import { CUSTOMER } from '../support/signIn.ts';
import type { Row } from '../support/table.ts';
import { withBrowser } from '../support/withBrowser.ts';

/** Lighthouse's phone and network: slow 4G, CPU four times slower. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638_400 / 8) * 0.9,
  uploadThroughput: (750_000 / 8) * 0.9,
};
const CPU_SLOWDOWN = 4;

const RUNS = 5;
const TIMEOUT_MS = 60_000;

/** Maximum ms to the painted header, from the token or from opening a signed-in page. */
const GOAL_MS = 1000;

const WATCH_HEAD = `(() => {
  const look = () => {
    const head = document.querySelector('main h1');
    if (window.headAt === undefined && head && /^Hei, /.test(head.textContent))
      requestAnimationFrame(() => (window.headAt ??= performance.now()));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
})()`;

async function throttle(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** Returns the paint time of the header and, after a sign-in, token time: ms since the page's start. */
async function readHeadTimes(page: Page): Promise<{ readonly head: number; readonly token: number }> {
  await page.getByRole('heading', { level: 1, name: /^Hei, / }).waitFor({ timeout: TIMEOUT_MS });
  const [head, token] = await page.evaluate<[number, number]>(
    `[window.headAt ?? performance.now(),
      performance.getEntriesByType('resource').findLast(({ name }) => name.endsWith('/token'))?.responseEnd ?? 0]`,
  );
  return { head: Math.round(head), token: Math.round(token) };
}

async function measureOnce(browser: Browser, origin: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(WATCH_HEAD);
  await throttle(await context.newCDPSession(page));
  await page.goto(`${origin}/min-konto`);
  await page.getByLabel('E-post').fill(CUSTOMER.email, { timeout: TIMEOUT_MS });
  await page.getByLabel('Passord').fill(CUSTOMER.password);
  await page.getByRole('button', { name: 'Logg inn' }).click();
  const { head: returned, token } = await readHeadTimes(page);
  await page.goto(`${origin}/min-konto`);
  const { head: openedAgain } = await readHeadTimes(page);
  await context.close();
  return { returned, signedIn: returned - token, openedAgain };
}

/**
 * Measures how long the account header takes on a slow phone: after the sign-in redirect, after the token,
 * and after a reload.
 */
export async function measureAccountPage({ brands }: Addresses): Promise<readonly Row[]> {
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(brands)) {
      const runs: Awaited<ReturnType<typeof measureOnce>>[] = [];
      while (runs.length < RUNS) runs.push(await measureOnce(browser, origin));
      const times = {
        'after redirect': runs.map(({ returned }) => returned),
        'after token': runs.map(({ signedIn }) => signedIn),
        'after reload': runs.map(({ openedAgain }) => openedAgain),
      };
      for (const [how, all] of Object.entries(times))
        rows.push({
          brand,
          how,
          head: median(all),
          ...(how === 'after redirect' ? {} : { goal: GOAL_MS }),
          runs: all.join(' '),
        });
    }
    return rows;
  });
}
