import puppeteer from 'puppeteer-core';
import type { Browser } from 'puppeteer-core';
import { firefoxPath } from '@tv/run';
import type { Engine } from './engine.ts';
import { openForwardProxy } from './forwardProxy.ts';
import type { TabDriver } from './tab.ts';

/** `BEHAVIOR_REJECT_TRACKER_AND_PARTITION_FOREIGN`: Firefox's default, which Puppeteer turns off. */
const PARTITIONED_COOKIES = 5;

export const FIREFOX_PREFERENCES = {
  'network.cookie.cookieBehavior': PARTITIONED_COOKIES,
  'intl.accept_languages': 'nb-NO, nb',
  'media.autoplay.default': 0,
  // Without it, requests to this machine skip a proxy.
  'network.proxy.allow_hijacking_localhost': true,
};

function launch(): Promise<Browser> {
  const executablePath = firefoxPath();
  if (executablePath === undefined) {
    throw new Error('No Firefox found. Install one (Debian: firefox-esr), or name it in FIREFOX_PATH.');
  }
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: FIREFOX_PREFERENCES,
  });
}

/**
 * Starts Firefox, driven over WebDriver BiDi. Each tab has its own profile.
 *
 * @throws if it is not installed
 */
export async function openFirefox(): Promise<Engine> {
  const browser = await launch();
  return {
    async openTab(options) {
      const proxy = options.javaScriptEnabled ? undefined : await openForwardProxy(options);
      const context = await browser.createBrowserContext(proxy && { proxyServer: proxy.host });
      // A context's first tab never gets the focus.
      await context.newPage();
      const page = await context.newPage();
      await page.setViewport({ width: 1280, height: 800 });
      const requests: string[] = [];
      const errors: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      const driver: TabDriver = {
        async goto(url) {
          try {
            await page.goto(url);
          } catch (error) {
            // The page itself was leaving, such as to renew a token.
            if (!String(error).includes('NS_BINDING_ABORTED')) throw error;
            await page.goto(url);
          }
        },
        async reload() {
          await page.reload();
        },
        async goBack() {
          // Restoring a page from the back/forward cache fires no load event to wait for.
          await page.evaluate(() => history.back());
        },
        evaluate: (expression) => page.evaluate(expression),
        takeScreenshot: async () => Buffer.from(await page.screenshot()),
        click: (selector) => page.click(selector),
        hover: (selector) => page.hover(selector),
        type: (text) => page.keyboard.type(text),
        press: (key) => page.keyboard.press(key),
      };
      return {
        driver,
        requests,
        errors,
        async close() {
          await context.close();
          proxy?.close();
        },
      };
    },
    close: () => browser.close(),
  };
}
