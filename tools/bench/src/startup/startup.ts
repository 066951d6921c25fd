import type { Browser, Page } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { median } from '../support/median.ts';
import { signIn, type StorageState } from '../support/signIn.ts';
import type { Row } from '../support/table.ts';
import { withBrowser } from '../support/withBrowser.ts';
import type { Commit } from './commitRecorder.browser.ts';
import { convertToReference } from './convertToReference.browser.ts';
import { REFERENCE_SCRIPT, serveReference } from './serveReference.ts';
import { primePage, recordVisit, type RenderedVisit, type StartupWork } from './visits.ts';

const RUNS = Number(process.env['TV_BENCH_RUNS'] ?? 5);

const shouldPrintCommits = process.env['TV_BENCH_COMMITS'] === '1';

const PATHS: Readonly<Record<'visitor' | 'customer', readonly string[]>> = {
  visitor: ['/', '/filmer', '/film/isfront', '/tv-guide', '/bli-kunde'],
  customer: ['/', '/filmer', '/film/isfront'],
};

const chosenPaths = process.env['TV_BENCH_PATHS']?.split(',');

const isChosen = (path: string): boolean => chosenPaths?.includes(path) !== false;

const TIMEOUT_MS = 10_000;

/** The served page's HTML, as a visitor's browser gets it. */
async function convertServedPage(browser: Browser, url: string) {
  const page = await browser.newPage();
  const response = await page.goto(url);
  const html = await response?.text();
  if (html === undefined) throw new Error(`${url} has no response`);
  const converted = await page.evaluate(convertToReference, { html, script: REFERENCE_SCRIPT });
  await page.close();
  return converted;
}

/** Throws unless the reference is hydrated without a mismatch and handles a click. */
async function checkReference(page: Page): Promise<void> {
  await page.locator('#root > *').first().dispatchEvent('click');
  const [errors, clicks] = await page.evaluate(
    () => [window.reference.errors, window.reference.clicks()] as const,
  );
  if (errors.length > 0)
    throw new Error(`The reference of ${page.url()} does not match: ${errors.join('; ')}`);
  if (clicks !== 1) throw new Error(`The reference of ${page.url()} does not respond`);
}

/** Throws unless the page navigates without a load. */
async function checkProduct(page: Page): Promise<void> {
  const { pathname: path } = new URL(page.url());
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole('link', { name: 'Søk', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== path, { timeout: TIMEOUT_MS });
  if (!(await page.evaluate(() => 'isSameDocument' in window)))
    throw new Error('The page loads a document for a link');
}

/** The reference has other origins, so its browser storage is a copy. */
function withOrigin(state: StorageState | undefined, from: string, to: string): StorageState | undefined {
  return (
    state && {
      ...state,
      origins: state.origins.map((entry) => (entry.origin === from ? { ...entry, origin: to } : entry)),
    }
  );
}

/** Share of the reference's elements that a page without an error has. */
const COMPLETE_SHARE = 0.95;

/** Throws unless both pages are complete, and the reference is hydrated by one commit. */
function assertComplete(product: RenderedVisit, reference: RenderedVisit, url: string): void {
  if (product.served < COMPLETE_SHARE * reference.served)
    throw new Error(`${url} has ${product.served} elements, its reference ${reference.served}`);
  if (reference.commits.length !== 1)
    throw new Error(`The reference of ${url} has ${reference.commits.length} commits`);
  if (reference.served === 0 || reference.hydrated < reference.served)
    throw new Error(
      `The reference of ${url} has hydrated ${reference.hydrated} of ${reference.served} elements`,
    );
}

function printCommits(title: string, commits: readonly Commit[]): void {
  console.log(`\n${title}`);
  for (const { at, components } of commits) {
    const counts = new Map<string, number>();
    for (const name of components) counts.set(name, (counts.get(name) ?? 0) + 1);
    const names = [...counts].map(([name, count]) => (count === 1 ? name : `${name}×${count}`));
    console.log(`${Math.round(at)} ms, ${components.length}: ${names.join(' ')}`);
  }
}

/** Work columns: ratios to the reference, and the times in ms with the reference's in brackets. */
function compareWork(runs: readonly { readonly ours: StartupWork; readonly theirs: StartupWork }[]): Row {
  const figures = (key: keyof StartupWork) => ({
    ours: median(runs.map(({ ours }) => ours[key])),
    theirs: median(runs.map(({ theirs }) => theirs[key])),
  });
  const ratio = (key: keyof StartupWork): number => {
    const { ours, theirs } = figures(key);
    return Math.round((ours / theirs) * 100) / 100;
  };
  const times = (key: keyof StartupWork): string => {
    const { ours, theirs } = figures(key);
    return `${Math.round(ours)} (${Math.round(theirs)})`;
  };
  return {
    script: ratio('script'),
    blocked: ratio('blocked'),
    'main thread': ratio('total'),
    'largest paint': ratio('largestPaint'),
    'longest task ms': Math.round(figures('longestTask').ours),
    'long tasks': times('longTasks'),
    'script ms': times('script'),
    'layout ms': times('layout'),
    'blocked ms': times('blocked'),
    'main thread ms': times('total'),
    'largest paint ms': times('largestPaint'),
  };
}

/** Measures a page and its reference alternately. */
async function measurePage(
  browser: Browser,
  origin: string,
  path: string,
  state: StorageState | undefined,
): Promise<Row> {
  const url = `${origin}${path}`;
  await using reference = await serveReference(origin, await convertServedPage(browser, url));
  const referenceUrl = `${reference.origin}${path}`;
  const referenceState = withOrigin(state, origin, reference.origin);
  const rendered = await recordVisit(browser, url, state, checkProduct);
  assertComplete(rendered, await recordVisit(browser, referenceUrl, referenceState, checkReference), url);
  if (shouldPrintCommits) printCommits(url, rendered.commits);
  await using ours = await primePage(browser, url, state);
  await using theirs = await primePage(browser, referenceUrl, referenceState);
  const runs: { readonly ours: StartupWork; readonly theirs: StartupWork }[] = [];
  while (runs.length < RUNS) runs.push({ ours: await ours.measure(), theirs: await theirs.measure() });
  return {
    commits: rendered.commits.length,
    components: rendered.commits.reduce((sum, { components }) => sum + components.length, 0),
    ...compareWork(runs),
  };
}

/** Compares the work of opening a page with that of hydrating the same HTML at once. */
export async function measureStartup({ brands }: Addresses): Promise<readonly Row[]> {
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(brands)) {
      const customer = await signIn(browser, origin);
      for (const [user, paths] of Object.entries(PATHS)) {
        const state = user === 'customer' ? customer : undefined;
        for (const path of paths.filter(isChosen))
          rows.push({ brand, path, user, ...(await measurePage(browser, origin, path, state)) });
      }
    }
    return rows;
  });
}
