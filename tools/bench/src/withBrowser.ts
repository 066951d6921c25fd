import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { browserArguments } from './browserArguments.ts';

/**
 * A browser that knows nothing yet, for as long as `use` takes: the one that `BROWSER_PATH` names, else Playwright's own.
 *
 * @param args  how it is started
 */
export async function withBrowser<T>(
  use: (browser: Browser) => Promise<T>,
  args: string[] = browserArguments(),
): Promise<T> {
  const executablePath = process.env['BROWSER_PATH'];
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args,
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}
