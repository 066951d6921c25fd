import type { Locator, Page } from '@playwright/test';
import type { Fault } from '@tv/platform';
import {
  expectFocusSeen,
  expectHeadingsInOrder,
  expectLargeTargets,
  expectNoSidewaysScrolling,
  expectRoomForSpacedText,
  expectRoomToRead,
  expectStatesSeen,
  expectStillness,
  expectWholeWords,
} from './barriers.ts';
import { expect, expectAccessible, test } from './journey.ts';

/** One of each band of layouts. */
const WIDTHS = [1440, 820, 390];

/** A window of 1280 × 1024 px, magnified four times. */
const MAGNIFIED = { width: 320, height: 256 };

interface Screen {
  readonly name: string;
  readonly path: string;
  /** What tells that the screen is there. */
  readonly sign: (page: Page) => Locator;
  /** Who watches; nobody in particular where that is not said. */
  readonly account?: string;
  readonly fault?: Fault;
  /** Errors on the browser's console that belong to it. */
  readonly says?: readonly RegExp[];
  /** What is done on the screen before it is looked at. */
  readonly open?: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name }).filter({ visible: true });
const card = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link').first();
const live = (page: Page) => page.getByRole('button', { name: /direkte nå/ }).first();

const screens: readonly Screen[] = [
  { name: 'the front page', path: '/', sign: card },
  {
    name: 'a front page of which a lane failed',
    path: '/',
    fault: { pathPrefix: '/content-layout/swimlanes/start-direkte', status: 500 },
    says: [/500 .*start-direkte/, /\[request GET .*start-direkte/],
    sign: (page) => page.getByText('Vi fikk ikke hentet Direkte nå.'),
  },
  { name: 'a page of lanes', path: '/tv', sign: card },
  { name: 'an exploration page with a filter', path: '/filmer?filterMenu=drama', sign: card },
  { name: 'all of a lane', path: '/tema/start/liste/start-nye-filmer', sign: card },
  { name: 'a film', path: '/film/isfront', sign: heading('Isfront') },
  { name: 'a series', path: '/serie/ferja', sign: heading('Ferja') },
  { name: 'the guide', path: '/tv-guide', sign: live },
  {
    name: 'the guide with a programme open',
    path: '/tv-guide',
    sign: (page) => page.getByRole('dialog').getByRole('link', { name: 'Se direkte' }),
    open: (page) => live(page).click(),
  },
  {
    name: 'the search before anything is typed',
    path: '/search',
    sign: (page) => page.getByRole('combobox', { name: 'Søk' }),
  },
  { name: 'a search with hits', path: '/search?q=fyret', sign: card },
  {
    name: 'a search without hits',
    path: '/search?q=romferge',
    sign: (page) => page.getByRole('main').getByText('Ingen treff på «romferge»').first(),
  },
  {
    name: 'what is not found',
    path: '/finnes-ikke',
    says: [/status of 404 .*\/finnes-ikke/],
    sign: heading(/^Au da/),
  },
  { name: 'the help', path: '/hjelp', sign: heading('Hjelp') },
  { name: 'a topic of the help', path: '/hjelp/viaplay', sign: heading('Viaplay') },
  { name: 'a package', path: '/abonnementer/mye', sign: (page) => page.getByText(/kr\/md\./).first() },
  { name: 'a service', path: '/strommetjenester/viaplay', sign: heading('Viaplay') },
  {
    name: 'the choice of packages',
    path: '/bli-kunde',
    sign: (page) => page.getByRole('radio').first(),
  },
  {
    name: 'the account',
    path: '/min-konto',
    account: 'active@kunde.test',
    sign: (page) => page.getByText('active@kunde.test'),
  },
  { name: 'a list of one’s own', path: '/mitt-innhold', account: 'services@kunde.test', sign: card },
];

for (const { name, path, sign, account, fault, says = [], open } of screens) {
  test(`${name} has no barriers, on whatever screen`, async ({
    page,
    platform,
    signIn,
    expectConsoleError,
  }) => {
    for (const pattern of says) expectConsoleError(pattern);
    if (account !== undefined) await signIn(account);
    if (fault) await platform.addFault(fault);
    await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: 900 });
    await page.goto(path);
    for (const width of WIDTHS) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        if (open && (await sign(page).count()) === 0) await open(page);
        await expect(sign(page)).toBeVisible();
        await expectStillness(page);
        await expectAccessible(page);
        // An open dialog is all there is for a screen reader, and has a heading of its own.
        if (!open) await expectHeadingsInOrder(page);
        await expectLargeTargets(page);
        await expectWholeWords(page);
      });
    }
    await test.step('magnified four times', async () => {
      await page.setViewportSize(MAGNIFIED);
      await expectNoSidewaysScrolling(page);
      if (!open) await expectRoomToRead(page);
    });
    await test.step('with spaced text', () => expectRoomForSpacedText(page));
  });
}

for (const path of ['/', '/tv-guide', '/search', '/hjelp']) {
  test(`${path} shows where the keyboard is, with the page’s colours and with the viewer’s own`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(path === '/tv-guide' ? live(page) : heading(/./)(page)).toBeAttached();
    await expectFocusSeen(page, 40);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    await expectFocusSeen(page, 20);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu shows the entry of the current page, also where the menu is wider than the screen', async ({
    page,
  }) => {
    await page.goto('/tv-guide');
    const entry = page.getByRole('navigation', { name: 'Hovedmeny' }).locator('[aria-current]');
    await expect(entry).toHaveText('TV-guide');
    await expect(entry).toBeInViewport({ ratio: 1 });
    await page.getByRole('link', { name: 'Søk', exact: true }).click();
    await page.goBack();
    await expect(entry).toBeInViewport({ ratio: 1 });
  });

  test('the error summary of a form takes the focus below the header', async ({ page }) => {
    await page.goto('/bli-kunde/registrer');
    const submit = page.getByRole('button', { name: 'Opprett konto' });
    await submit.click();
    const summary = page.getByRole('group').and(page.locator(':focus'));
    await expect(summary).toBeVisible();
    // Without the focus, and under the header, where it counts as in sight already.
    await summary.evaluate((element) => {
      window.scrollBy({ top: element.getBoundingClientRect().top - 10, behavior: 'instant' });
      element.blur();
    });
    await submit.dispatchEvent('click');
    const header = page.getByRole('banner');
    const room = async () =>
      ((await summary.boundingBox())?.y ?? 0) -
      (await header.evaluate((element) => element.getBoundingClientRect().bottom));
    await expect.poll(room).toBeGreaterThan(0);
  });
});

test('what is chosen and where one is can be told apart in the viewer’s own colours', async ({
  page,
  signIn,
}) => {
  await signIn('active@kunde.test');
  await page.emulateMedia({ forcedColors: 'active' });
  // The stars of channels, the day of the guide, the filter, the page in the menu.
  for (const path of ['/', '/tv-guide', '/filmer?filterMenu=drama']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await expect.poll(() => expectStatesSeen(page), path).toBeGreaterThan(0);
  }
});
