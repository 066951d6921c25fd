import puppeteer from 'puppeteer-core';
import type { Page } from 'puppeteer-core';
import { firefoxPath } from '@tv/run';
import { expect, test as base } from '../fixtures.ts';

const EMAIL_FIELD = '#email';
const PASSWORD_FIELD = '#password';

/** `BEHAVIOR_REJECT_TRACKER_AND_PARTITION_FOREIGN`: Firefox's default, which Puppeteer turns off. */
const PARTITIONED_COOKIES = 5;

/** A Firefox tab, driven over WebDriver BiDi. */
export interface FirefoxTab {
  readonly page: Page;
  /** URLs, oldest first. */
  readonly requests: readonly string[];
  readonly open: (path: string) => Promise<void>;
  readonly signIn: (email: string, password: string) => Promise<void>;
  readonly click: (
    role: string,
    name: string,
    within?: readonly [role: string, name: string],
  ) => Promise<void>;
}

const byRole = (role: string, name: string) => `::-p-aria([name="${name}"][role="${role}"])`;

async function launchFirefox() {
  const executablePath = firefoxPath();
  if (executablePath === undefined) {
    throw new Error('No Firefox found. Install one (Debian: firefox-esr), or name it in FIREFOX_PATH.');
  }
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      'network.cookie.cookieBehavior': PARTITIONED_COOKIES,
      'intl.accept_languages': 'nb-NO, nb',
      'media.autoplay.default': 0,
    },
  });
}

/** `test` with a Firefox tab; fails on console errors. */
export const test = base.extend<{ readonly firefox: FirefoxTab }>({
  firefox: async ({ addresses, brand }, use) => {
    const browser = await launchFirefox();
    try {
      // Firefox's first tab never gets the focus.
      await browser.newPage();
      const page = await browser.newPage();
      await page.setViewport({ width: 1280, height: 800 });
      const requests: string[] = [];
      const errors: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      const open = async (path: string) => {
        await page.goto(`${addresses.brands[brand.id] ?? ''}${path}`);
      };
      await use({
        page,
        requests,
        open,
        async signIn(email, password) {
          await open('/bli-kunde');
          await page.locator(byRole('button', 'Logg inn')).click();
          await page.locator(EMAIL_FIELD).click();
          await page.keyboard.type(email);
          await page.locator(PASSWORD_FIELD).click();
          await page.keyboard.type(password);
          await page.keyboard.press('Enter');
          await page.locator('::-p-text(Du er logget inn.)').wait();
        },
        async click(role, name, within) {
          const target = byRole(role, name);
          await page.locator(within ? `${byRole(...within)} >>> ${target}` : target).click();
        },
      });
      expect(errors).toEqual([]);
    } finally {
      await browser.close();
    }
  },
});
