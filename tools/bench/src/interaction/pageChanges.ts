import type { Browser, Page } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { browserArguments } from '../support/browserArguments.ts';
import { measurePageMemory, NO_JIT_FLAG } from '../support/pageMemory.ts';
import type { Row } from '../support/table.ts';
import { withBrowser } from '../support/withBrowser.ts';

/** After one round all lazy code is loaded; later growth is a leak. */
const FEW_CHANGES = 10;
const MANY_CHANGES = 200;

const MAX_GROWTH = 1.1;

const VIEWPORT = { width: 1440, height: 900 };

const menu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name, exact: true });

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

const firstCard = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('link').filter({ visible: true }).first();

/** One round: each step navigates and waits for the page. The last page is a light one. */
const ROUND: readonly ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.getByRole('banner').getByRole('link').first().click();
    await page.getByRole('list', { name: 'Direkte nå' }).getByRole('link').first().waitFor();
  },
  async (page) => {
    await menu(page, 'TV').click();
    await page.getByRole('list', { name: 'På TV nå' }).getByRole('link').first().waitFor();
  },
  async (page) => {
    await menu(page, 'Filmer').click();
    await heading(page, 'Filmer').waitFor();
    await firstCard(page).waitFor();
  },
  async (page) => {
    await firstCard(page).click();
    await page.waitForURL(/\/film\//);
    await heading(page, /./).waitFor();
  },
  async (page) => {
    await page.goBack();
    await heading(page, 'Filmer').waitFor();
    await firstCard(page).waitFor();
  },
  async (page) => {
    await menu(page, 'TV-guide').click();
    await page
      .getByRole('button', { name: /direkte nå/ })
      .first()
      .waitFor();
  },
  async (page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Søk' }).click();
    await page.getByRole('combobox', { name: 'Søk' }).fill('fyret');
    await heading(page, 'Treff på «fyret»').waitFor({ state: 'attached' });
    await firstCard(page).waitFor();
  },
  async (page) => {
    await firstCard(page).click();
    await page.waitForURL(/\/(?:film|serie)\//);
    await heading(page, /./).waitFor();
  },
  async (page) => {
    await page.goBack();
    await firstCard(page).waitFor();
  },
  async (page) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hjelp' }).click();
    await heading(page, 'Hjelp').waitFor();
  },
];

async function navigateRounds(page: Page, times: number): Promise<void> {
  for (let step = 0; step < times; step += 1) await ROUND[step % ROUND.length]?.(page);
  await page.waitForLoadState('networkidle');
}

async function measureBrand(browser: Browser, origin: string) {
  const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await page.goto(`${origin}/bli-kunde`, { waitUntil: 'networkidle' });
  await navigateRounds(page, FEW_CHANGES);
  const few = await measurePageMemory(page, session);
  await navigateRounds(page, MANY_CHANGES - FEW_CHANGES);
  const many = await measurePageMemory(page, session);
  await page.close();
  return { few, many };
}

/**
 * Measures memory after 10 and 200 page changes through lanes, films, guide and search. Each round makes
 * the same requests, so that cached responses do not count.
 */
export async function measurePageChanges({ brands }: Addresses): Promise<readonly Row[]> {
  const measure = async (browser: Browser): Promise<readonly Row[]> => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(brands)) {
      const { few, many } = await measureBrand(browser, origin);
      rows.push({
        brand,
        [`MB after ${FEW_CHANGES}`]: few.megabytes,
        [`MB after ${MANY_CHANGES}`]: many.megabytes,
        times: Math.round((many.megabytes / few.megabytes) * 100) / 100,
        'at most': MAX_GROWTH,
        [`nodes after ${FEW_CHANGES}`]: few.nodes,
        [`nodes after ${MANY_CHANGES}`]: many.nodes,
      });
    }
    return rows;
  };
  return withBrowser(measure, [...browserArguments(), NO_JIT_FLAG]);
}
