import type { Browser, Page } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { slowPresses } from './interactions.ts';
import { answerCalls, filmCard } from './madeUpAnswers.ts';
import type { Row } from './table.ts';
import { withBrowser } from './withBrowser.ts';

const PAGE = { slug: 'filmer', entry: 'Filmer', before: '/bli-kunde' };

const LANES = 60;
const CARDS = 30;

const SLOWER = 4;

/** Maximum elements in the document, and ms of the 95th percentile interaction. */
const GOALS = { elements: 2_500, interactionMs: 150 };

const VIEWPORT = { width: 1440, height: 900 };

const STEP = 600;

/** A value unchanged for this long (ms) is stable. */
const REST_MS = 400;

async function makeLong(page: Page, { api, media }: Addresses): Promise<void> {
  const lanes = Array.from({ length: LANES }, (_, index) => ({
    id: `lane-${index + 1}`,
    name: `Rad ${index + 1}`,
    type: 'Standard',
    style: 'Standard',
    link: `${api}/content-layout/swimlanes/lane-${index + 1}`,
  }));
  await answerCalls(
    page,
    ({ pathname }) => pathname === `/content-layout/pages/${PAGE.slug}`,
    () => ({ id: PAGE.slug, slug: PAGE.slug, title: PAGE.entry, type: 'collection', swimlanes: lanes }),
  );
  await answerCalls(
    page,
    ({ pathname }) => pathname.startsWith('/content-layout/swimlanes/lane-'),
    ({ pathname }) =>
      Array.from({ length: CARDS }, (_, index) =>
        filmCard({
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
    { by: step, restMs: REST_MS },
  );
}

async function measureBrand(browser: Browser, origin: string, addresses: Addresses) {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(`${origin}${PAGE.before}`, { waitUntil: 'networkidle' });
  await makeLong(page, addresses);
  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: PAGE.entry }).click();
  await page.getByRole('heading', { name: 'Rad 2', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const atFirst = await page.locator('*').count();
  const elements = Math.max(await scrollThrough(page, STEP), await scrollThrough(page, -STEP));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.locator('main li a').first().focus();
  const press = (key: string, times: number) => Array<string>(times).fill(key);
  const interactionMs = await slowPresses(page, [
    ...press('ArrowRight', 20),
    ...press('Tab', 20),
    ...press('PageDown', 30),
    ...press('PageUp', 30),
  ]);
  await page.close();
  return { atFirst, elements, interactionMs };
}

/** A page of 60 lanes of 30 cards: element count and key press latency on a throttled CPU. */
export async function measureLanes(addresses: Addresses): Promise<readonly Row[]> {
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(addresses.brands)) {
      const { atFirst, elements, interactionMs } = await measureBrand(browser, origin, addresses);
      rows.push({
        brand,
        lanes: LANES,
        'elements at first': atFirst,
        elements,
        'at most': GOALS.elements,
        [`press p95, ${SLOWER} times slower`]: interactionMs,
        goal: GOALS.interactionMs,
      });
    }
    return rows;
  });
}
