import type { Browser, Page } from '@playwright/test';
import type { Addresses } from '@tv/run';
import type { Row } from '../support/table.ts';
import { withBrowser } from '../support/withBrowser.ts';
import { measureSlowPresses } from './slowPresses.ts';

const CPU_SLOWDOWN = 4;

const GOAL_MS = 100;

const VIEWPORT = { width: 1440, height: 900 };

const times = (key: string, count: number) => Array<string>(count).fill(key);

interface Scenario {
  readonly first: (page: Page) => Promise<void>;
  readonly keys: readonly string[];
}

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  '/bli-kunde': {
    first: (page) => page.getByRole('radio').first().focus(),
    // Each base and back, then every add-on on and off.
    keys: [
      ...times('ArrowDown', 12),
      ...times('ArrowUp', 12),
      ...Array.from({ length: 8 }, () => ['Tab', 'Space', 'Space']).flat(),
    ],
  },
  '/bli-kunde/registrer/mye': {
    first: (page) => page.getByLabel('Fornavn').focus(),
    keys: ['Nina', 'Nykunde', 'ny@kunde.test', '91234567', 'hemmelig-1'].flatMap((text) => [...text, 'Tab']),
  },
};

async function measureScenario(browser: Browser, url: string, { first, keys }: Scenario): Promise<number> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await first(page);
  const took = await measureSlowPresses(page, keys);
  await page.close();
  return took;
}

/** Measures the key press latency on a throttled CPU while choosing packages and registering. */
export async function measurePackageSelection({ brands }: Addresses): Promise<readonly Row[]> {
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(brands)) {
      for (const [path, scenario] of Object.entries(SCENARIOS)) {
        const took = await measureScenario(browser, `${origin}${path}`, scenario);
        rows.push({ brand, page: path, [`press p95 ms, CPU ${CPU_SLOWDOWN}x slower`]: took, goal: GOAL_MS });
      }
    }
    return rows;
  });
}
