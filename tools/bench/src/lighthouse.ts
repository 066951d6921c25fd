import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import type { Addresses } from '@tv/run';
import { browserArguments } from './browserArguments.ts';

/** What Lighthouse says of a page: scores 0–100, times in ms, layout shift without a unit. */
export interface LighthouseResult {
  readonly page: string;
  readonly formFactor: 'mobile' | 'desktop';
  readonly scores: Readonly<Record<string, number>>;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly layoutShift: number;
}

const DEBUGGING_PORT = 9333;

const desktop = {
  formFactor: 'desktop',
  screenEmulation: { mobile: false, width: 1350, height: 940, deviceScaleFactor: 1, disabled: false },
  throttling: {
    rttMs: 40,
    throughputKbps: 10_240,
    cpuSlowdownMultiplier: 1,
    requestLatencyMs: 0,
    downloadThroughputKbps: 0,
    uploadThroughputKbps: 0,
  },
} as const;

async function measurePage(page: string, formFactor: 'mobile' | 'desktop'): Promise<LighthouseResult> {
  const answer = await lighthouse(
    page,
    { port: DEBUGGING_PORT, output: 'json', logLevel: 'error' },
    { extends: 'lighthouse:default', settings: formFactor === 'desktop' ? desktop : {} },
  );
  if (answer === undefined) throw new Error(`Lighthouse had nothing to say of ${page}`);
  const { audits, categories } = answer.lhr;
  const number = (id: string): number => audits[id]?.numericValue ?? NaN;
  return {
    page,
    formFactor,
    scores: Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    firstContentfulPaint: Math.round(number('first-contentful-paint')),
    largestContentfulPaint: Math.round(number('largest-contentful-paint')),
    totalBlockingTime: Math.round(number('total-blocking-time')),
    layoutShift: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
  };
}

/** Lighthouse of every brand's front page, as a phone and as a desktop. */
export async function measureLighthouse({ brands }: Addresses): Promise<readonly LighthouseResult[]> {
  const executablePath = process.env['BROWSER_PATH'];
  const results: LighthouseResult[] = [];
  for (const origin of Object.values(brands)) {
    for (const formFactor of ['mobile', 'desktop'] as const) {
      const browser = await chromium.launch({
        ...(executablePath === undefined ? {} : { executablePath }),
        args: [...browserArguments, `--remote-debugging-port=${DEBUGGING_PORT}`],
      });
      try {
        results.push(await measurePage(`${origin}/`, formFactor));
      } finally {
        await browser.close();
      }
    }
  }
  return results;
}
