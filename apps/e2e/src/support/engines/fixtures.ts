import { firefox, webkit } from '@playwright/test';
import { DEMO_PASSWORD, expect, test as base } from '../fixtures.ts';
import type { Engine, TabOptions } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openPlaywright } from './playwright.ts';
import { createTab, type Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

/** The engines other than Chromium, which runs all other journeys. */
export const ENGINES = ['Firefox', 'WebKit'] as const;

export type EngineName = (typeof ENGINES)[number];

const usesPlaywright = process.env['TV_ENGINES'] === 'playwright';

/** Playwright turns it off in its own browsers. */
export const hasBackForwardCache = !usesPlaywright;

const OPENERS: Readonly<Record<EngineName, () => Promise<Engine>>> = usesPlaywright
  ? { Firefox: () => openPlaywright(firefox), WebKit: () => openPlaywright(webkit) }
  : { Firefox: openFirefox, WebKit: openWebKit };

/** A tab of an engine. */
export interface OpenedTab extends Tab {
  /** URLs, oldest first; empty in WebKit: its driver reports none. */
  readonly requests: readonly string[];
  /** Signs in on the page and waits for it. */
  readonly signIn: (email: string) => Promise<void>;
}

interface EngineFixtures {
  /** Opens a tab with an empty profile. Errors on the console fail the journey, where the driver reports them. */
  readonly openTab: (engine: EngineName, options?: TabOptions) => Promise<OpenedTab>;
}

interface WorkerFixtures {
  /** Starts an engine once. */
  readonly startEngine: (name: EngineName) => Promise<Engine>;
}

/** `test` in browsers other than Chromium. */
export const test = base.extend<EngineFixtures, WorkerFixtures>({
  startEngine: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are used from this pattern
    async ({}, use) => {
      const started = new Map<EngineName, Promise<Engine>>();
      await use((name) => {
        const engine = started.get(name) ?? OPENERS[name]();
        started.set(name, engine);
        return engine;
      });
      for (const engine of started.values()) await (await engine).close();
    },
    { scope: 'worker' },
  ],
  openTab: async ({ startEngine, addresses, brand }, use, testInfo) => {
    const tabs: Awaited<ReturnType<Engine['openTab']>>[] = [];
    await use(async (name, options = { javaScriptEnabled: true }) => {
      const opened = await (await startEngine(name)).openTab(options);
      tabs.push(opened);
      const tab = createTab(opened.driver, addresses.brands[brand.id] ?? '');
      return {
        ...tab,
        requests: opened.requests ?? [],
        async signIn(email) {
          const path = await tab.evaluate(() => location.pathname);
          await tab.click(['banner'], ['button', 'Logg inn']);
          await tab.fill(email, { label: 'E-post' });
          await tab.fill(DEMO_PASSWORD, { label: 'Passord' });
          await tab.press('Enter');
          await tab.expectShown(['banner'], ['link', /^Min konto, \S+/]);
          // The confirmation shows the account, too. Leaving there would abort the return.
          await tab.expectPath(path);
        },
      };
    });
    if (testInfo.status !== testInfo.expectedStatus) {
      for (const { driver } of tabs) {
        const body = await driver.takeScreenshot();
        await testInfo.attach('window', { body, contentType: 'image/png' });
      }
    }
    const errors = tabs
      .flatMap(({ errors: ofTab = [] }) => ofTab)
      // Firefox rejects an import if its page is left meanwhile.
      .filter((error) => !error.includes('error loading dynamically imported module'));
    for (const { close } of tabs) await close();
    expect(errors).toEqual([]);
  },
});

export { expect };
