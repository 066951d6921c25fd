import type { Page } from '@playwright/test';
import { expect, signInFrom, tabTo, test } from '../support/fixtures.ts';
import { expectGuide, getGuideGrid } from '../support/guidePage.ts';
import { getPaymentMethod } from '../support/paymentMethod.ts';
import { createPlayerPage } from '../support/playerPage.ts';

/** Removes language and web APIs that Safari 16.4 or Firefox 115 lack. */
async function removeNewerApis(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const newer: readonly (readonly [object, readonly string[]])[] = [
      [URL, ['parse', 'canParse']],
      [URLSearchParams.prototype, ['size']],
      [Response, ['json']],
      [Promise, ['withResolvers', 'try']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Array, ['fromAsync']],
      [AbortSignal, ['any']],
      [
        Set.prototype,
        [
          'union',
          'intersection',
          'difference',
          'symmetricDifference',
          'isSubsetOf',
          'isSupersetOf',
          'isDisjointFrom',
        ],
      ],
      // Iterator helpers are on the prototype of all iterators.
      [
        Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object,
        ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'],
      ],
      [RegExp, ['escape']],
      [Math, ['sumPrecise', 'f16round']],
      [Uint8Array, ['fromBase64', 'fromHex']],
      [Uint8Array.prototype, ['toBase64', 'toHex']],
      [ArrayBuffer.prototype, ['transfer', 'transferToFixedLength']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [Element.prototype, ['checkVisibility', 'moveBefore', 'setHTMLUnsafe', 'getHTML']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover', 'onscrollend']],
      [HTMLVideoElement.prototype, ['requestVideoFrameCallback']],
      [Navigator.prototype, ['wakeLock', 'userActivation']],
      [Document.prototype, ['startViewTransition', 'caretPositionFromPoint', 'onscrollend']],
      [
        window,
        [
          'Iterator',
          'navigation',
          'scheduler',
          'requestIdleCallback',
          'cancelIdleCallback',
          'Float16Array',
          'onscrollend',
        ],
      ],
    ];
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}

test('AUTH-05 a browser without newer APIs hydrates a page, opens a film, signs in, adds it to my list and plays it', async ({
  page,
}) => {
  await removeNewerApis(page);
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveCount(0);
  // Without hydration a link would load a new document.
  await page.evaluate(() => void (document.documentElement.dataset['journey'] = 'same page'));
  expect(await page.evaluate(() => 'parse' in URL || 'withResolvers' in Promise)).toBe(false);
  await page.getByRole('list', { name: 'Nye filmer' }).getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/film\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-journey', 'same page');

  await page.getByRole('banner').getByRole('link', { name: 'Søk' }).click();
  await page.getByRole('combobox', { name: 'Søk' }).fill('isfront');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /Isfront/ })
      .first(),
  ).toBeVisible();

  await signInFrom(page, 'active@kunde.test');
  await expect(page.getByRole('link', { name: /^Min konto, \S+/ })).toBeVisible();

  await page.goto('/film/isfront');
  await page.getByRole('button', { name: 'Legg i Min liste' }).click();
  await page.getByRole('button', { name: 'Fjern fra Min liste' }).click();
  await expect(page.getByRole('button', { name: 'Legg i Min liste' })).toBeVisible();

  await page.goto('/watch/vod/isfront?disableScpRedirect=1');
  const { player, position, expectPlaysFor, clickTimeline, openTrackMenu, track } = createPlayerPage(page);
  await expectPlaysFor(0.5);
  await clickTimeline(0.4);
  await expect.poll(position).toBeGreaterThan(600);
  await expectPlaysFor(0.5);
  await openTrackMenu();
  await track('Undertekster', 'Norsk').click();
  await expect(player.locator('[data-captions] span').first()).toBeVisible();
});

test('GUIDE-01 a browser without newer APIs opens a channel from the guide by keyboard, seeks back, and starts its programme over', async ({
  page,
  signIn,
}) => {
  await removeNewerApis(page);
  await signIn('active@kunde.test');
  await page.goto('/tv-guide');
  await expectGuide(page);
  const focused = page.locator(':focus');
  await tabTo(page, getGuideGrid(page).getByRole('button'));
  const first = (await focused.textContent()) ?? '';
  await page.keyboard.press('ArrowRight');
  await expect(focused).not.toHaveText(first);
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveText(first);
  // Which programmes are beside each other depends on the time of day.
  const live = getGuideGrid(page)
    .getByRole('button', { name: /direkte nå/ })
    .nth(1);
  const chosen = (await live.textContent()) ?? '';
  await live.press('Enter');
  const panel = page.getByRole('dialog');
  await panel.getByRole('link', { name: 'Se direkte' }).press('Enter');
  await expect(page).toHaveURL(/\/watch\/live\//);
  const { player, position, expectPlaysFor, clickTimeline } = createPlayerPage(page);
  await expectPlaysFor(0.5);
  await clickTimeline(0.5);
  await expect(player.getByRole('button', { name: 'Direkte' })).toHaveAttribute('aria-pressed', 'false');
  await expectPlaysFor(0.5);

  await player.press('Escape');
  await expect(page).toHaveURL(/\/tv-guide/);
  await getGuideGrid(page).getByRole('button', { name: chosen }).first().press('Enter');
  await panel.getByRole('link', { name: 'Start forfra' }).press('Enter');
  await expect(page).toHaveURL(/\/watch\/vod\//);
  await expectPlaysFor(0.5);
  expect(await position()).toBeLessThan(60);
});

test('PAY-01 a browser without newer APIs pays for a package, changes it and stops', async ({
  page,
  platform,
  brand,
  signIn,
  expectConsoleError,
}) => {
  // 404: no voucher.
  expectConsoleError(/customer\/activeVoucherInfo$/);
  const email = 'pending-payment-info@kunde.test';
  await removeNewerApis(page);
  await signIn(email);
  await page.goto('/min-konto/kjøp?productIds=mye');
  await getPaymentMethod(brand.id, page).fillIn();
  await page.getByRole('button', { name: 'Betal' }).click();
  await expect(page.getByRole('heading', { name: 'Velkommen som kunde!' })).toBeVisible();
  expect(await platform.charges(email)).toMatchObject([{ status: 'Settled' }]);

  // A navigation would abort the token renewal.
  await page.waitForLoadState('networkidle');
  await page.goto('/min-konto/endre?productIds=litt');
  await page.getByRole('button', { name: 'Bekreft endring' }).click();
  await expect(page).toHaveURL(/\/package\/downgrade\/receipt$/);
  await page.waitForLoadState('networkidle');
  await page.goto('/abonnement');
  await page.getByRole('link', { name: 'Stopp abonnementet' }).click();
  await page.getByRole('button', { name: 'Stopp abonnementet' }).click();
  await expect(page.getByRole('heading', { name: 'Abonnementet er stoppet' })).toBeVisible();
});

test.describe('an app that fails to start', () => {
  /** The server-rendered page is there, with working links and a notice that can be closed. */
  async function expectPageWithNotice(page: Page): Promise<void> {
    const notice = page.getByRole('alert');
    await expect(notice).toContainText('Du kan lese og følge lenker, men ikke logge inn eller spille av.');
    await expect(notice).not.toContainText('oppsettet');
    await expect(page.getByRole('list', { name: 'Nye filmer' }).getByRole('link').first()).toBeVisible();
    await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Filmer' }).click();
    await expect(page).toHaveURL(/\/filmer$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Filmer' })).toBeVisible();
    await notice.getByRole('button', { name: 'Lukk' }).click();
    await expect(notice).toHaveCount(0);
  }

  test('an app that fails to start for a missing API keeps the server-rendered page, with a notice', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[start\] TypeError: .*randomUUID is not a function/);
    await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));
    await page.goto('/');
    await expectPageWithNotice(page);
  });

  test('an app script that cannot be parsed keeps the server-rendered page, with a notice', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/SyntaxError/);
    await page.route('**/assets/index-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'export const newer = @syntax;' }),
    );
    await page.goto('/');
    await expectPageWithNotice(page);
  });
});
