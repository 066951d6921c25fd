import type { Browser, Page } from '@playwright/test';
import type { Addresses } from '@tv/run';
import { slowPresses } from './interactions.ts';
import type { Row } from './table.ts';
import { withBrowser } from './withBrowser.ts';

const SLOWER = 4;

const GOAL = 100;

const VIEWPORT = { width: 1440, height: 900 };

const times = (key: string, count: number) => Array<string>(count).fill(key);

interface Place {
  readonly first: (page: Page) => Promise<void>;
  readonly keys: readonly string[];
}

const PLACES: Readonly<Record<string, Place>> = {
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

async function measurePlace(browser: Browser, url: string, { first, keys }: Place): Promise<number> {
  const page = await browser.newPage({ viewport: VIEWPORT });
  await page.goto(url, { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await first(page);
  const took = await slowPresses(page, keys);
  await page.close();
  return took;
}

/** Key press latency on a throttled CPU while choosing packages and registering. */
export async function measureChoosing({ brands }: Addresses): Promise<readonly Row[]> {
  return withBrowser(async (browser) => {
    const rows: Row[] = [];
    for (const [brand, origin] of Object.entries(brands)) {
      for (const [path, place] of Object.entries(PLACES)) {
        const took = await measurePlace(browser, `${origin}${path}`, place);
        rows.push({ brand, page: path, [`press p95, ${SLOWER} times slower`]: took, goal: GOAL });
      }
    }
    return rows;
  });
}
