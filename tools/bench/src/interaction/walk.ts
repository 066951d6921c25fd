import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { recordCommits } from '../startup/commitRecorder.browser.ts';
import { median } from '../support/median.ts';
import { percentile } from '../support/percentile.ts';
import type { Row } from '../support/table.ts';
import { withBrowser } from '../support/withBrowser.ts';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

const WALKS = Number(process.env['TV_BENCH_RUNS'] ?? 5);

/** Tasks are measured at the first, interactions at the second. */
const TASK_SLOWDOWN = 4;
const INTERACTION_SLOWDOWN = 6;

/** Longest task of a page change, and the 95th percentile of the interactions, ms. */
const GOALS = { task: 50, interaction: 100 };

/** A page is still after this long, also when slowed down, ms. */
const STEP_MS = 4_000;

/** After scrolling to a link, ms. */
const PAUSE_MS = 1_000;

/** Time between touching and releasing a link, ms. */
const TAP_MS = 80;

/**
 * Taps a link as a finger does. Playwright's own tap checks the page inside the events, and a wait for a role reads all
 * elements in each frame: both would be part of the measurement.
 */
async function tap(session: CDPSession, link: Locator): Promise<void> {
  const box = await link.boundingBox();
  if (box === null) throw new Error('A link to tap is not visible');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await link.page().waitForTimeout(TAP_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

interface Step {
  /** The link to tap; undefined for the browser's back button. */
  readonly link: ((page: Page) => Locator) | undefined;
  /** In the address of the page that opens. */
  readonly path: RegExp;
  /** On the page that opens. */
  readonly content: (page: Page) => Locator;
}

/** One walk. */
const STEPS: Readonly<Record<string, Step>> = {
  'front page → film': {
    link: (page) =>
      page.getByRole('list', { name: 'Nye filmer' }).getByRole('article').getByRole('link').first(),
    path: /\/(?:film|serie)\//,
    content: (page) => page.getByRole('heading', { level: 1 }),
  },
  back: {
    link: undefined,
    path: /\/$/,
    content: (page) => page.getByRole('list', { name: 'Nye filmer' }).getByRole('link').first(),
  },
  '→ guide': {
    link: (page) =>
      page
        .getByRole('navigation', { name: 'Hovedmeny' })
        .getByRole('link', { name: 'TV-guide', exact: true }),
    path: /\/tv-guide$/,
    content: (page) => page.getByRole('button', { name: /direkte nå/ }).first(),
  },
  '→ search': {
    link: (page) => page.getByRole('banner').getByRole('link', { name: 'Søk', exact: true }),
    path: /\/sok/,
    content: (page) => page.getByRole('combobox', { name: 'Søk' }),
  },
};

interface StepWork {
  /** ms. */
  readonly longestTask: number;
  /** From input to paint, ms. */
  readonly interactions: readonly number[];
  readonly commits: number;
  readonly components: number;
}

/** Observes the page; runs before its scripts. */
function observeWork(): void {
  const work = { tasks: [] as number[], latencies: new Map<number, number>() };
  Object.assign(window, { work });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) work.tasks.push(duration);
  }).observe({ type: 'longtask' });
  // A variable, since not all type definitions know `durationThreshold`.
  const options = { type: 'event', durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      const { interactionId = 0, duration } = entry;
      if (interactionId > 0)
        work.latencies.set(interactionId, Math.max(work.latencies.get(interactionId) ?? 0, duration));
    }
  }).observe(options);
}

/** Returns the work since the last call. */
async function takeWork(page: Page): Promise<StepWork> {
  return page.evaluate(() => {
    const { work, commits = [] } = window as unknown as {
      readonly work: { tasks: number[]; readonly latencies: Map<number, number> };
      readonly commits?: { readonly components: readonly string[] }[];
    };
    const taken = {
      longestTask: Math.max(0, ...work.tasks),
      interactions: [...work.latencies.values()],
      commits: commits.length,
      components: commits.reduce((sum, { components }) => sum + components.length, 0),
    };
    work.tasks.length = 0;
    work.latencies.clear();
    commits.length = 0;
    return taken;
  });
}

/** Walks once and returns the work of each step. */
async function walk(
  browser: Browser,
  origin: string,
  slowdown: number,
  init: readonly (() => void)[],
): Promise<Readonly<Record<string, StepWork>>> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  for (const script of init) await page.addInitScript(script);
  await page.goto(origin, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // Nearby lanes and prefetches are part of the first page.
  await page.getByRole('list', { name: 'Nye filmer' }).scrollIntoViewIfNeeded();
  await page.waitForTimeout(STEP_MS);
  await takeWork(page);
  const steps: Record<string, StepWork> = {};
  for (const [name, { link, path, content }] of Object.entries(STEPS)) {
    await link?.(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(PAUSE_MS);
    await takeWork(page);
    if (link === undefined) await page.goBack();
    else await tap(session, link(page));
    await page.waitForTimeout(STEP_MS);
    steps[name] = await takeWork(page);
    await page.waitForURL(path);
    await content(page).waitFor();
  }
  await context.close();
  return steps;
}

/** Measures page changes on a slowed-down phone: commits, components that rendered, tasks, interactions. */
export async function measureWalk({ brands }: Addresses): Promise<readonly Row[]> {
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(brands)) {
      const counted = await walk(browser, origin, TASK_SLOWDOWN, [observeWork, recordCommits]);
      const atFour: Readonly<Record<string, StepWork>>[] = [];
      const atSix: Readonly<Record<string, StepWork>>[] = [];
      while (atFour.length < WALKS) {
        atFour.push(await walk(browser, origin, TASK_SLOWDOWN, [observeWork]));
        atSix.push(await walk(browser, origin, INTERACTION_SLOWDOWN, [observeWork]));
      }
      const interactions = atSix.flatMap((steps) =>
        Object.values(steps).flatMap(({ interactions }) => interactions),
      );
      for (const step of Object.keys(STEPS)) {
        rows.push({
          brand,
          step,
          commits: counted[step]?.commits ?? NaN,
          components: counted[step]?.components ?? NaN,
          [`longest task ms, CPU ${TASK_SLOWDOWN}x slower`]: Math.round(
            median(atFour.map((steps) => steps[step]?.longestTask ?? NaN)),
          ),
          'task goal': GOALS.task,
          [`interaction ms, CPU ${INTERACTION_SLOWDOWN}x slower`]: Math.round(
            Math.max(0, ...atSix.flatMap((steps) => steps[step]?.interactions ?? [])),
          ),
          'p95 of all': Math.round(percentile(interactions, 0.95)),
          'interaction goal': GOALS.interaction,
        });
      }
    }
    return rows;
  });
}
