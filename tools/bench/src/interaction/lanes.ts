import type { Browser, Page } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { mockResponses, mockFilmCard } from '../support/mockResponses.ts';
import type { Row } from '../support/table.ts';
import { withBrowser } from '../support/withBrowser.ts';
import { measureSlowPresses } from './slowPresses.ts';

const PAGE = { slug: 'filmer', entry: 'Filmer', before: '/bli-kunde' };

const LANES = 60;
const CARDS = 30;

const CPU_SLOWDOWN = 4;

/** Maximum elements in the document, and ms of the 95th percentile interaction. */
const GOALS = { elements: 2_500, interactionMs: 150 };

const VIEWPORT = { width: 1440, height: 900 };

const STEP_PX = 600;

/** A value unchanged for this long (ms) is stable. */
const STABLE_MS = 400;

async function mockLongPage(page: Page, { api, media }: Addresses): Promise<void> {
  const lanes = Array.from({ length: LANES }, (_, index) => ({
    id: `lane-${index + 1}`,
    name: `Rad ${index + 1}`,
    type: 'Standard',
    style: 'Standard',
    link: `${api}/content-layout/swimlanes/lane-${index + 1}`,
  }));
  await mockResponses(
    page,
    ({ pathname }) => pathname === `/content-layout/pages/${PAGE.slug}`,
    () => ({ id: PAGE.slug, slug: PAGE.slug, title: PAGE.entry, type: 'collection', swimlanes: lanes }),
  );
  await mockResponses(
    page,
    ({ pathname }) => pathname.startsWith('/content-layout/swimlanes/lane-'),
    ({ pathname }) =>
      Array.from({ length: CARDS }, (_, index) =>
        mockFilmCard({
          id: `${pathname.split('/').at(-1)}-${index + 1}`,
          title: `Film ${index + 1}`,
          image: `${media}/images/thumbnail/isfront.1`,
        }),
      ),
  );
}

/** Scrolls in steps to the end; returns the maximum stable element count. */
async function scrollThrough(page: Page, step: number): Promise<number> {
  return page.evaluate(
    async ({ by, restMs }) => {
      const count = () => document.getElementsByTagName('*').length;
      const rested = async () => {
        for (let known = -1; known !== count();) {
          known = count();
          await new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), restMs));
        }
        return count();
      };
      let most = await rested();
      for (let before = -1; before !== window.scrollY;) {
        before = window.scrollY;
        window.scrollBy({ top: by, behavior: 'instant' });
        most = Math.max(most, await rested());
      }
      return most;
    },
    { by: step, restMs: STABLE_MS },
  );
}

async function measureBrand(browser: Browser, origin: string, addresses: Addresses) {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(`${origin}${PAGE.before}`, { waitUntil: 'networkidle' });
  await mockLongPage(page, addresses);
  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: PAGE.entry }).click();
  await page.getByRole('heading', { name: 'Rad 2', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const atFirst = await page.locator('*').count();
  const elements = Math.max(await scrollThrough(page, STEP_PX), await scrollThrough(page, -STEP_PX));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.locator('main li a').first().focus();
  const press = (key: string, times: number) => Array<string>(times).fill(key);
  const interactionMs = await measureSlowPresses(page, [
    ...press('ArrowRight', 20),
    ...press('Tab', 20),
    ...press('PageDown', 30),
    ...press('PageUp', 30),
  ]);
  await page.close();
  return { atFirst, elements, interactionMs };
}

/** Measures a page of 60 lanes of 30 cards: element count and key press latency on a throttled CPU. */
export async function measureLanes(addresses: Addresses): Promise<readonly Row[]> {
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(addresses.brands)) {
      const { atFirst, elements, interactionMs } = await measureBrand(browser, origin, addresses);
      rows.push({
        brand,
        lanes: LANES,
        'initial elements': atFirst,
        elements,
        'at most': GOALS.elements,
        [`press p95 ms, CPU ${CPU_SLOWDOWN}x slower`]: interactionMs,
        goal: GOALS.interactionMs,
      });
    }
    return rows;
  });
}
