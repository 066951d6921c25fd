import type { Browser, Page } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { median } from '../support/median.ts';
import { percentile } from '../support/percentile.ts';
import type { Row } from '../support/table.ts';
import { withBrowser } from '../support/withBrowser.ts';
import { withServedProduct } from '../support/withServedProduct.ts';

const FEW_CHANNELS = 20;
const MANY_CHANNELS = 800;

const VIEWPORT = { width: 1440, height: 900 };
const RUNS = 7;
const SCROLLED_FRAMES = 240;

/** Pixels per frame: a strong swipe. */
const SCROLL_PX_PER_FRAME = 110;

const CELLS = '[role="grid"] [data-phase]';

interface Measured {
  readonly openingMs: number;
  readonly dataBytes: number;
  readonly pageBytes: number;
  readonly nodes: number;
  readonly maxNodes: number;
  /** Slowest twentieth of frames, ms: horizontal and vertical. */
  readonly acrossMs: number;
  readonly downMs: number;
  readonly abortedCalls: number;
}

const isGuideCall = (url: string): boolean => url.includes('/content-layout/tvguide');

async function openingMs(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  await page.goto(`${origin}/bli-kunde`, { waitUntil: 'networkidle' });
  const entry = page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'TV-guide' });
  await entry.hover();
  await page.waitForTimeout(300);
  const opened = page.evaluate<number>(`new Promise((resolve) => {
    let began;
    document.addEventListener('click', () => { began = performance.now(); }, { capture: true, once: true });
    const look = () => {
      if (began !== undefined && document.querySelector('${CELLS}')) resolve(performance.now() - began);
      else requestAnimationFrame(look);
    };
    look();
  })`);
  await entry.click();
  const ms = await opened;
  await context.close();
  return ms;
}

/** Scroll container; undefined before hydration. */
const SCROLLER = `(() => {
  let around = document.querySelector('[role="grid"]');
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX)) around = around.parentElement;
  return around ?? undefined;
})()`;

/** Scrolls for some frames; returns frame durations and the maximum element count. */
function scroll(page: Page, x: number, y: number): Promise<{ frames: number[]; maxNodes: number }> {
  return page.evaluate(`new Promise((resolve) => {
    const scroller = ${SCROLLER};
    const frames = [];
    let maxNodes = 0;
    let before = performance.now();
    const step = (now) => {
      frames.push(now - before);
      before = now;
      maxNodes = Math.max(maxNodes, document.getElementsByTagName('*').length);
      scroller.scrollBy({ left: ${x}, top: ${y}, behavior: 'instant' });
      if (frames.length < ${SCROLLED_FRAMES}) requestAnimationFrame(step);
      else resolve({ frames: frames.slice(1), maxNodes });
    };
    requestAnimationFrame(step);
  })`);
}

async function measure(browser: Browser, origin: string): Promise<Measured> {
  const openings: number[] = [];
  for (let run = 0; run < RUNS; run += 1) openings.push(await openingMs(browser, origin));

  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const sizes = new Map<string, number>();
  const guideCalls = new Set<string>();
  let givenUp = 0;
  let pageBytes = 0;
  let pageId: string | undefined;
  network.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (isGuideCall(response.url)) guideCalls.add(requestId);
    if (type === 'Document') pageId ??= requestId;
  });
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(requestId, encodedDataLength);
    if (requestId === pageId) pageBytes = encodedDataLength;
  });
  network.on('Network.loadingFailed', ({ canceled }) => {
    if (canceled) givenUp += 1;
  });
  await network.send('Network.enable');
  await page.goto(`${origin}/tv-guide`, { waitUntil: 'networkidle' });
  await page.locator(CELLS).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1_000);
  const dataBytes = [...guideCalls].reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
  const nodes = await page.locator('*').count();
  const across = await scroll(page, SCROLL_PX_PER_FRAME, 0);
  const down = await scroll(page, 0, SCROLL_PX_PER_FRAME);
  await context.close();
  return {
    openingMs: Math.round(median(openings)),
    dataBytes,
    pageBytes,
    nodes,
    maxNodes: Math.max(across.maxNodes, down.maxNodes),
    acrossMs: Math.round(percentile(across.frames, 0.95)),
    downMs: Math.round(percentile(down.frames, 0.95)),
    abortedCalls: givenUp,
  };
}

function measureAll({ brands }: Addresses): Promise<ReadonlyMap<string, Measured>> {
  return withBrowser(async (browser) => {
    const measured = new Map<string, Measured>();
    for (const [brand, origin] of Object.entries(brands)) measured.set(brand, await measure(browser, origin));
    return measured;
  });
}

/**
 * Compares the guide with 20 and 800 channels over fifteen days: elements, bytes, frame times, opening time.
 */
export async function measureGuide(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const channels of [FEW_CHANNELS, MANY_CHANNELS]) {
    const measured = await withServedProduct(measureAll, { TV_CHANNELS: String(channels) });
    for (const [brand, figures] of measured) rows.push({ brand, channels, ...figures });
  }
  return rows;
}
