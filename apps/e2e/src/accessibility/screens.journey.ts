import type { Locator, Page } from '@playwright/test';
import type { Fault } from '@tv/platform';
import {
  expectHeadingOrder,
  expectTargetSize,
  expectNoHorizontalScroll,
  expectRoomForTextSpacing,
  expectStickyBelowHalf,
  expectNoMotion,
  expectNoZoomOnFocus,
  expectNoMidWordBreaks,
} from '../support/accessibilityChecks.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

const LAPTOP_PX = 1440;
const TABLET_PX = 820;
const PHONE_PX = 390;

/**
 * Viewport widths in px. axe runs at each width in one brand, because the brands share layouts. The other checks run
 * at phone width in both brands, because the fonts differ.
 */
const widthsByBrand: Readonly<
  Record<string, { readonly all: readonly number[]; readonly axe: readonly number[] }>
> = {
  'brand-a': { all: [LAPTOP_PX, PHONE_PX], axe: [LAPTOP_PX, PHONE_PX] },
  'brand-b': { all: [TABLET_PX, PHONE_PX], axe: [TABLET_PX] },
};

/** 1280 × 1024 px at 400 % zoom (WCAG 1.4.10). */
const ZOOMED_VIEWPORT = { width: 320, height: 256 };

interface Screen {
  readonly name: string;
  readonly path: string;
  /** Visible when the screen is ready. */
  readonly readyLocator: (page: Page) => Locator;
  /** A visitor if undefined. */
  readonly account?: string;
  readonly fault?: Fault;
  readonly consoleErrors?: readonly RegExp[];
  readonly prepare?: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name }).filter({ visible: true });
const card = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link').first();
const live = (page: Page) => page.getByRole('button', { name: /direkte nå/ }).first();

const screens: readonly Screen[] = [
  { name: 'the front page', path: '/', readyLocator: card },
  {
    name: 'the front page with a failed swimlane',
    path: '/',
    fault: { pathPrefix: '/content-layout/swimlanes/start-direkte', status: 500 },
    consoleErrors: [/500 .*start-direkte/, /\[request GET .*start-direkte/],
    readyLocator: (page) => page.getByText('Vi fikk ikke hentet Direkte nå.'),
  },
  { name: 'a page of swimlanes', path: '/tv', readyLocator: card },
  { name: 'an exploration page with a filter', path: '/filmer?filterMenu=drama', readyLocator: card },
  { name: 'the full list of a swimlane', path: '/tema/start/liste/start-nye-filmer', readyLocator: card },
  { name: 'a film’s cover page', path: '/film/isfront', readyLocator: heading('Isfront') },
  { name: 'a series’ cover page', path: '/serie/ferja', readyLocator: heading('Ferja') },
  { name: 'the guide', path: '/tv-guide', readyLocator: live },
  {
    name: 'the guide with a programme open',
    path: '/tv-guide',
    readyLocator: (page) => page.getByRole('dialog').getByRole('link', { name: 'Se direkte' }),
    prepare: (page) => live(page).click(),
  },
  {
    name: 'the empty search page',
    path: '/search',
    readyLocator: (page) => page.getByRole('combobox', { name: 'Søk' }),
  },
  { name: 'a search with hits', path: '/search?q=fyret', readyLocator: card },
  {
    name: 'a search without hits',
    path: '/search?q=romferge',
    readyLocator: (page) => page.getByRole('main').getByText('Ingen treff på «romferge»').first(),
  },
  {
    name: 'the not-found page',
    path: '/finnes-ikke',
    consoleErrors: [/status of 404 .*\/finnes-ikke/],
    readyLocator: heading(/^Au da/),
  },
  { name: 'the help page', path: '/hjelp', readyLocator: heading('Hjelp') },
  { name: 'a help topic', path: '/hjelp/viaplay', readyLocator: heading('Viaplay') },
  {
    name: 'a package page',
    path: '/abonnementer/mye',
    readyLocator: (page) => page.getByText(/kr\/md\./).first(),
  },
  { name: 'a service page', path: '/strommetjenester/viaplay', readyLocator: heading('Viaplay') },
  {
    name: 'the package selection',
    path: '/bli-kunde',
    readyLocator: (page) => page.getByRole('radio').first(),
  },
  {
    name: 'the account page',
    path: '/min-konto',
    account: 'active@kunde.test',
    readyLocator: (page) => page.getByText('active@kunde.test'),
  },
  { name: 'the user’s own lists', path: '/mitt-innhold', account: 'services@kunde.test', readyLocator: card },
];

for (const { name, path, readyLocator, account, fault, consoleErrors = [], prepare } of screens) {
  test(`${name} passes the accessibility checks`, async ({
    page,
    platform,
    brand,
    signIn,
    expectConsoleError,
  }) => {
    const widths = widthsByBrand[brand.id];
    if (widths === undefined) throw new Error(`No widths of ${brand.id}`);
    for (const pattern of consoleErrors) expectConsoleError(pattern);
    if (account !== undefined) await signIn(account);
    if (fault) await platform.addFault(fault);
    await page.setViewportSize({ width: widths.all[0] ?? 0, height: 900 });
    await page.goto(path);
    for (const width of widths.all) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        if (prepare && (await readyLocator(page).count()) === 0) await prepare(page);
        await expect(readyLocator(page)).toBeVisible();
        await expectNoMotion(page);
        if (widths.axe.includes(width)) await expectAccessible(page);
        // An open dialog is modal and has its own heading.
        if (!prepare) await expectHeadingOrder(page);
        await expectTargetSize(page);
        await expectNoZoomOnFocus(page);
        await expectNoMidWordBreaks(page);
      });
    }
    await test.step('at 400 % zoom', async () => {
      await page.setViewportSize(ZOOMED_VIEWPORT);
      await expectNoHorizontalScroll(page);
      if (!prepare) await expectStickyBelowHalf(page);
    });
    await test.step('with increased text spacing', () => expectRoomForTextSpacing(page));
  });
}
