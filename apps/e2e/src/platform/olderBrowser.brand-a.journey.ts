import type { Page } from '@playwright/test';
import { expect, signInFrom, test } from '../support/fixtures.ts';
import { createPlayerPage } from '../support/playerPage.ts';

/** Removes language and web APIs that Safari 16.4 or Firefox 115 lack. */
async function removeNewerApis(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const newer: readonly (readonly [object, readonly string[]])[] = [
      [URL, ['parse', 'canParse']],
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
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
      [Document.prototype, ['startViewTransition', 'caretPositionFromPoint']],
      [
        window,
        ['Iterator', 'navigation', 'scheduler', 'requestIdleCallback', 'cancelIdleCallback', 'Float16Array'],
      ],
    ];
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}

test('AUTH-05 a browser without newer APIs hydrates a page, opens a film, signs in and plays it', async ({
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
  await page.goto('/watch/vod/isfront?disableScpRedirect=1');
  await createPlayerPage(page).expectPlaysFor(0.5);
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
