import type { Browser, Page } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { mockResponses, mockFilmCard } from '../support/mockResponses.ts';
import type { Row } from '../support/table.ts';
import { withBrowser } from '../support/withBrowser.ts';
import { measureSlowPresses } from './slowPresses.ts';

const LIST = {
  path: '/tema/start/liste/start-nye-filmer',
  call: '/content-layout/swimlanes/start-nye-filmer',
};

const ITEMS = 5_000;
const PAGE_SIZE = 30;

const CPU_SLOWDOWN = 4;

/** Maximum elements in the document, and ms of the 95th percentile interaction. */
const GOALS = { elements: 2_500, interactionMs: 150 };

const VIEWPORT = { width: 1440, height: 900 };
const TIMEOUT_MS = 30_000;

/** Mocks all pages except the first, which the server renders. */
async function mockLongList(page: Page, media: string): Promise<void> {
  await mockResponses(
    page,
    ({ pathname }) => pathname === LIST.call,
    ({ searchParams }) => {
      const first = (Number(searchParams.get('page')) - 1) * PAGE_SIZE;
      const length = Math.max(0, Math.min(PAGE_SIZE, ITEMS - first));
      return Array.from({ length }, (_, index) => {
        const position = `${first + index + 1}`;
        return mockFilmCard({
          id: `el-${position}`,
          title: position,
          image: `${media}/images/poster/isfront.1`,
        });
      });
    },
  );
}

const countElements = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length);

const lastIndex = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Number(document.querySelector('main ul')?.lastElementChild?.getAttribute('aria-posinset') ?? 0),
  );

async function scrollThrough(page: Page): Promise<number> {
  let most = await countElements(page);
  const givenUpAt = Date.now() + 10 * TIMEOUT_MS;
  while ((await lastIndex(page)) < ITEMS) {
    if (Date.now() > givenUpAt) throw new Error(`The list stopped at item ${await lastIndex(page)}`);
    await page.evaluate(async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
    most = Math.max(most, await countElements(page));
  }
  return most;
}

/** Moves through the list by keyboard; returns the 95th percentile latency in ms. */
async function walkByKeyboard(page: Page): Promise<number> {
  await page.evaluate(() =>
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' }),
  );
  await page.locator('main li a').first().focus();
  return measureSlowPresses(page, [
    ...Array<string>(60).fill('Tab'),
    ...Array<string>(20).fill('PageDown'),
    ...Array<string>(20).fill('PageUp'),
  ]);
}

async function measureBrand(browser: Browser, origin: string, media: string) {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(`${origin}${LIST.path}`, { waitUntil: 'networkidle' });
  await mockLongList(page, media);
  const elements = await scrollThrough(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const interactionMs = await walkByKeyboard(page);
  await page.close();
  return { elements, interactionMs };
}

/** Measures a list of 5,000 items: element count and key press latency on a throttled CPU. */
export async function measurePagedList({ brands, media }: Addresses): Promise<readonly Row[]> {
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(brands)) {
      const { elements, interactionMs } = await measureBrand(browser, origin, media);
      rows.push({
        brand,
        items: ITEMS,
        elements,
        'at most': GOALS.elements,
        [`press p95 ms, CPU ${CPU_SLOWDOWN}x slower`]: interactionMs,
        goal: GOALS.interactionMs,
      });
    }
    return rows;
  });
}
