import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { addressesFor, chromiumLaunch } from '@tv/run';

const addresses = addressesFor(process.env['TV_LOCAL']);
// The runner and each worker evaluate this file; they share these values through the environment.
const state = (process.env['TV_STATE'] ??= mkdtempSync(path.join(tmpdir(), 'tv-journeys-')));
const projectName = (process.env['TV_JOURNEYS_OF'] ??=
  process.argv.find((argument) => argument.startsWith('--project='))?.slice('--project='.length) ?? '');

/**
 * Journeys run against production builds and a local platform. Each brand has its own run and platform,
 * because faults and clock apply to a whole platform.
 */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  outputDir: `../../dist/journeys/${projectName === '' ? 'all' : projectName}`,
  workers: 1,
  // A failed journey is retried once in a fresh browser; `npm test` reports it with the reason (decision
  // 0018).
  retries: 1,
  forbidOnly: true,
  // Generous, so that a busy machine does not fail a journey.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: `../../dist/test-results/e2e${projectName === '' ? '' : `-${projectName}`}.json` },
    ],
  ],
  use: {
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // Recording takes a seventh of the time. To debug, use `--trace=retain-on-failure`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Without a GPU, animations use up the CPU. Stories and `serverRendering.journey.ts` test motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunch(),
  },
  // A brand in the file name limits a journey to that brand, for behaviour that does not differ by brand.
  projects: Object.entries(addresses.brands).map(([id, baseURL], _at, brands) => ({
    name: id,
    use: { baseURL },
    testIgnore: brands.filter(([other]) => other !== id).map(([other]) => `**/*.${other}.journey.ts`),
  })),
  webServer: {
    command: 'node ../../tools/run/src/main.ts serve --no-build',
    // An IP address: Node does not resolve names under localhost.
    url: `http://127.0.0.1:${addresses.basePort}/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
    // No page cache, because journeys move the clock and break services. No render limits, so that a busy
    // machine does not change a page.
    env: { TV_STATE: state, TV_CACHE: 'off', TV_LIMITS: 'off' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
