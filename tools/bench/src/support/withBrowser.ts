import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { browserArguments } from './browserArguments.ts';

/**
 * Runs `use` with a fresh browser: `BROWSER_PATH`, else Playwright's own.
 *
 * @param args launch arguments
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
