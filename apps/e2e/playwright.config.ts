import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { addressesFor, chromiumLaunch } from '@tv/run';

const addresses = addressesFor(process.env['TV_LOCAL']);
// The runner and its workers each read this file; through the environment they agree on what it says.
const state = (process.env['TV_STATE'] ??= mkdtempSync(path.join(tmpdir(), 'tv-journeys-')));
const chosen = (process.env['TV_JOURNEYS_OF'] ??=
  process.argv.find((argument) => argument.startsWith('--project='))?.slice('--project='.length) ?? '');

/**
 * Journeys run against production builds and a local platform of their own. Each brand has its own run,
 * with its own platform, because the console's faults and clock are the whole platform's.
 */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.journey.ts',
  outputDir: `../../dist/journeys/${chosen === '' ? 'all' : chosen}`,
  workers: 1,
  // What fails is tried once more, in a browser of its own, and `npm test` tells of it with the reason (decision 0018).
  retries: 1,
  forbidOnly: true,
  // Far more than an idle machine needs: a busy one must not turn a journey red.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: `../../dist/test-results/e2e${chosen === '' ? '' : `-${chosen}`}.json` }],
  ],
  use: {
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    // To record one costs a seventh of the time; who looks for a fault asks for all with `--trace=retain-on-failure`.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Without graphics the cores draw every frame of an animation. Motion is for the stories, and for `servedPage`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumLaunch(),
  },
  // What no brand has a part in, as what a broken network does to a player, runs once: in the brand that its file names.
  projects: Object.entries(addresses.brands).map(([id, baseURL], _at, brands) => ({
    name: id,
    use: { baseURL },
    testIgnore: brands.filter(([other]) => other !== id).map(([other]) => `**/*.${other}.journey.ts`),
  })),
  webServer: {
    command: 'node ../../tools/run/src/main.ts serve --no-build',
    // By number: Node does not resolve names under localhost.
    url: `http://127.0.0.1:${addresses.basePort}/readyz`,
    reuseExistingServer: false,
    timeout: 120_000,
    // Journeys move the clock and break the services: no page may be older than what they did.
    // A busy machine gets more time to draw them, so that what a journey finds in a page does not depend on it.
    env: { TV_STATE: state, TV_CACHE: 'off', TV_LIMITS: 'off' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
