import type { Browser, Page } from '@playwright/test';
import type { StorageState } from '../support/signIn.ts';
import { recordCommits, type Commit } from './commitRecorder.browser.ts';
import { summarizeTrace, type MainThreadWork, type TraceEvent } from './summarizeTrace.ts';

/** Lighthouse's phone. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const CPU_SLOWDOWN = 4;

/** The measured time after a navigation. */
const STARTUP_MS = 7_000;

const TRACE_CATEGORIES = [
  '-*',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8.execute',
];

/** A file of the same site, for the time between two visits: nothing runs on it. */
const QUIET_PATH = '/icon.svg';

export interface StartupWork extends MainThreadWork {
  /** Largest Contentful Paint, ms. */
  readonly largestPaint: number;
}

/** A page on a slow phone, opened before, so that the HTTP cache is warm. */
export interface PrimedPage extends AsyncDisposable {
  /** Opens the page again and measures its work. */
  measure(): Promise<StartupWork>;
}

async function waitForStartup(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForTimeout(STARTUP_MS);
}

async function measureVisit(browser: Browser, page: Page, url: string): Promise<StartupWork> {
  await browser.startTracing(page, { categories: TRACE_CATEGORIES });
  await waitForStartup(page, url);
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const largestPaint = await page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
  return { ...summarizeTrace(traceEvents, url, STARTUP_MS), largestPaint };
}

/** Opens a page once, to measure it again. */
export async function primePage(
  browser: Browser,
  url: string,
  state: StorageState | undefined,
): Promise<PrimedPage> {
  const page = await openPhone(browser, state);
  const pause = () => page.goto(new URL(QUIET_PATH, url).href);
  await waitForStartup(page, url);
  await pause();
  return {
    measure: async () => {
      const work = await measureVisit(browser, page, url);
      await pause();
      return work;
    },
    [Symbol.asyncDispose]: () => page.context().close(),
  };
}

async function openPhone(browser: Browser, state: StorageState | undefined): Promise<Page> {
  const context = await browser.newContext({
    ...PHONE,
    ...(state === undefined ? {} : { storageState: state }),
  });
  const page = await context.newPage();
  // Attached for as long as the page is open: detaching ends the throttling.
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return page;
}

/** What a visit renders; counting would disturb a measured one. */
export interface RenderedVisit {
  /** Commits during startup. */
  readonly commits: readonly Commit[];
  /** Elements of the page at the end. */
  readonly elements: number;
  /** Served elements that React has adopted. */
  readonly hydrated: number;
  readonly served: number;
}

/**
 * Opens a page twice and returns what the second visit rendered.
 *
 * @param check runs at its end; throws if the page does not work
 */
export async function recordVisit(
  browser: Browser,
  url: string,
  state: StorageState | undefined,
  check: (page: Page) => Promise<void>,
): Promise<RenderedVisit> {
  const page = await openPhone(browser, state);
  await page.addInitScript(recordCommits);
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(window, { served: [...document.querySelectorAll('#root *')] });
    });
  });
  await waitForStartup(page, url);
  await waitForStartup(page, url);
  const visit = await page.evaluate(() => {
    const { commits, served } = window as Window & { served?: Element[] };
    // React's own property of an adopted or created element.
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactFiber$'));
    return {
      commits,
      elements: document.querySelectorAll('#root *').length,
      served: served?.length ?? 0,
      hydrated: served?.filter(isHydrated).length ?? 0,
    };
  });
  await check(page);
  await page.context().close();
  return { ...visit, commits: visit.commits.filter(({ at }) => at <= STARTUP_MS) };
}
