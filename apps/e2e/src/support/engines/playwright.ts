import type { BrowserType, Page } from '@playwright/test';
import type { Engine } from './engine.ts';
import { FIREFOX_PREFERENCES } from './firefox.ts';
import { openForwardProxy } from './forwardProxy.ts';

/** WebKit's own messages. Firefox's console has none for a failed request or a script that may not run. */
const REPORTED_BY_BROWSER = /^(?:Failed to load resource|Blocked script execution)/;

/** Evaluates again if a navigation ended the page meanwhile. */
async function evaluate(page: Page, expression: string): Promise<unknown> {
  try {
    return await page.evaluate(expression);
  } catch (error) {
    if (!String(error).includes('Execution context was destroyed')) throw error;
    return evaluate(page, expression);
  }
}

/**
 * Starts a browser of Playwright's own. Each tab has its own profile.
 *
 * @throws if it is not installed
 */
export async function openPlaywright(browserType: BrowserType): Promise<Engine> {
  const browser = await browserType.launch({
    // Replace the configuration's, which are for Chromium.
    executablePath: browserType.executablePath(),
    args: [],
    firefoxUserPrefs: FIREFOX_PREFERENCES,
  });
  return {
    async openTab(options) {
      const proxy = await openForwardProxy(options);
      const context = await browser.newContext({ proxy: { server: proxy.host } });
      const page = await context.newPage();
      const requests: string[] = [];
      const errors: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      page.on('console', (message) => {
        if (message.type() === 'error' && !REPORTED_BY_BROWSER.test(message.text()))
          errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      return {
        driver: {
          async goto(url) {
            await page.goto(url);
          },
          async reload() {
            await page.reload();
          },
          async goBack() {
            await page.goBack();
          },
          evaluate: (expression) => evaluate(page, expression),
          takeScreenshot: () => page.screenshot(),
          click: (selector) => page.click(selector),
          hover: (selector) => page.hover(selector),
          type: (text) => page.keyboard.type(text),
          press: (key) => page.keyboard.press(key),
        },
        requests,
        errors,
        async close() {
          await context.close();
          proxy.close();
        },
      };
    },
    close: () => browser.close(),
  };
}
