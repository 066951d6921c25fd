import type { Browser } from '@playwright/test';
import lighthouse, { defaultConfig, desktopConfig } from 'lighthouse';
import { findFreePort, type Addresses } from '@tv/run';
import { browserArguments } from '../support/browserArguments.ts';
import type { Row } from '../support/table.ts';
import { withBrowser } from '../support/withBrowser.ts';

type FormFactor = 'mobile' | 'desktop';

/** Runs per page: single runs vary by half. Reports the median by performance. */
const RUNS = 5;

const configs = { mobile: defaultConfig, desktop: desktopConfig };

const PASSING_SCORE = 0.9;

/**
 * Opens a page once, since the local platform draws images on first request, on the measured CPU. Production
 * images come from a CDN.
 */
async function warmUp(browser: Browser, url: string, formFactor: FormFactor): Promise<void> {
  const { width, height, deviceScaleFactor, mobile } = configs[formFactor].settings?.screenEmulation ?? {};
  if (width === undefined || height === undefined)
    throw new Error(`Lighthouse has no screen emulation for ${formFactor}`);
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: deviceScaleFactor ?? 1,
    isMobile: mobile ?? false,
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
}

/** Lighthouse results: scores of 100, times in ms, layout shift, failed audits. */
async function measurePage(port: number, url: string, formFactor: FormFactor): Promise<Row> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' }, configs[formFactor]);
  if (result === undefined) throw new Error(`Lighthouse returned no result for ${url}`);
  const { audits, categories } = result.lhr;
  const number = (id: string): number => audits[id]?.numericValue ?? NaN;
  const failedAudits = Object.values(audits).filter(({ score }) => score !== null && score < PASSING_SCORE);
  return {
    ...Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    'first paint': Math.round(number('first-contentful-paint')),
    'largest paint': Math.round(number('largest-contentful-paint')),
    blocked: Math.round(number('total-blocking-time')),
    shift: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    'failed audits': failedAudits.map(({ id }) => id).join(' '),
  };
}

function medianRun(runs: readonly Row[]): Row {
  const sorted = runs.toSorted((a, b) => Number(a['performance']) - Number(b['performance']));
  return sorted[Math.floor(sorted.length / 2)] ?? {};
}

async function run(url: string, formFactor: FormFactor): Promise<Row> {
  const port = await findFreePort();
  const args = [...browserArguments(), `--remote-debugging-port=${port}`];
  return withBrowser(() => measurePage(port, url, formFactor), args);
}

/** Most common landing pages: front page, lanes, film, series, sign-up. */
const PATHS = ['/', '/filmer', '/film/isfront', '/serie/ferja', '/bli-kunde'] as const;

/** Runs Lighthouse on every brand's pages, as phone and desktop, with a fresh browser each. */
export async function measureLighthouse({ brands }: Addresses): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const pages = Object.entries(brands).flatMap(([brand, origin]) =>
    PATHS.map((path) => ({ brand, path, url: `${origin}${path}` })),
  );
  for (const { brand, path, url } of pages) {
    for (const formFactor of ['mobile', 'desktop'] as const) {
      await withBrowser((browser) => warmUp(browser, url, formFactor));
      const runs: Row[] = [];
      while (runs.length < RUNS) runs.push(await run(url, formFactor));
      rows.push({ brand, path, as: formFactor, ...medianRun(runs) });
    }
  }
  return rows;
}
