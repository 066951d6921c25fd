import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import type { Addresses } from '@tv/run';
import { browserArguments } from './browserArguments.ts';
import type { Row } from './table.ts';

type FormFactor = 'mobile' | 'desktop';

/** An audit at or above this score has nothing to complain of. */
const GOOD = 0.9;

/** A port that nobody listens on. Lighthouse finds its browser by one. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** What Lighthouse says of a page: scores of 100, times in ms, layout shift, and what it finds fault with. */
async function measurePage(port: number, url: string, formFactor: FormFactor): Promise<Row> {
  const answer = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error' },
    formFactor === 'desktop' ? desktopConfig : undefined,
  );
  if (answer === undefined) throw new Error(`Lighthouse had nothing to say of ${url}`);
  const { audits, categories } = answer.lhr;
  const number = (id: string): number => audits[id]?.numericValue ?? NaN;
  const faults = Object.values(audits).filter(({ score }) => score !== null && score < GOOD);
  return {
    ...Object.fromEntries(
      Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
    ),
    'first paint': Math.round(number('first-contentful-paint')),
    'largest paint': Math.round(number('largest-contentful-paint')),
    blocked: Math.round(number('total-blocking-time')),
    shift: Math.round(number('cumulative-layout-shift') * 1000) / 1000,
    faults: faults.map(({ id }) => id).join(' '),
  };
}

/** Lighthouse of every brand's front page, as a phone and as a desktop, each in a browser of its own. */
export async function measureLighthouse({ brands }: Addresses): Promise<readonly Row[]> {
  const executablePath = process.env['BROWSER_PATH'];
  const rows: Row[] = [];
  for (const [brand, origin] of Object.entries(brands)) {
    for (const formFactor of ['mobile', 'desktop'] as const) {
      const port = await freePort();
      const browser = await chromium.launch({
        ...(executablePath === undefined ? {} : { executablePath }),
        args: [...browserArguments, `--remote-debugging-port=${port}`],
      });
      try {
        rows.push({ brand, as: formFactor, ...(await measurePage(port, `${origin}/`, formFactor)) });
      } finally {
        await browser.close();
      }
    }
  }
  return rows;
}
