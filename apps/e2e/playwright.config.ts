import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { addressesFor, chromiumLaunch } from '@tv/run';

const addresses = addressesFor(process.env['TV_LOCAL']);
// The runner and workers each evaluate this file; the environment shares the values.
const state = (process.env['TV_STATE'] ??= mkdtempSync(path.join(tmpdir(), 'tv-journeys-')));
const runName = (process.env['TV_JOURNEYS_OF'] ??=
  process.argv.find((argument) => argument.startsWith('--project='))?.slice('--project='.length) ?? 'all');

const ACCESSIBILITY = '**/accessibility/*.journey.ts';

/** Each brand has its own platform, because faults and clock apply to all of it. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  outputDir: `../../dist/journeys/${runName}`,
  workers: 1,
  // `npm test` reports journeys that pass on the retry (decision 0018).
  retries: 1,
  forbidOnly: true,
  // A busy machine must not fail a journey.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `../../dist/test-results/e2e-${runName}.json` }]],
  use: {
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // Recording takes a seventh of the time. To debug, use `--trace=retain-on-failure`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Animations use up the CPU without a GPU. Stories and `serverRendering.journey.ts` test motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunch(),
  },
  // A project excludes the journeys of other brands, and the accessibility journeys, which have their own projects.
  projects: Object.entries(addresses.brands).flatMap(([id, baseURL], _at, brands) => {
    const ofOtherBrands = brands
      .filter(([other]) => other !== id)
      .map(([other]) => `**/*.${other}.journey.ts`);
    return [
      { name: id, use: { baseURL }, testIgnore: [ACCESSIBILITY, ...ofOtherBrands] },
      { name: `accessibility-${id}`, use: { baseURL }, testMatch: ACCESSIBILITY, testIgnore: ofOtherBrands },
    ];
  }),
  webServer: {
    command: 'node ../../tools/run/src/main.ts serve --no-build',
    // Node does not resolve names under localhost.
    url: `http://127.0.0.1:${addresses.basePort}/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
    // Journeys move the clock and break services, so there is no page cache. Without limits, pages
    // are complete even on a busy machine.
    env: { TV_STATE: state, TV_CACHE: 'off', TV_LIMITS: 'off' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
