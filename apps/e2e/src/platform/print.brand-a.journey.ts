import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { getPaymentMethod } from '../support/paymentMethod.ts';
import { createPlayerPage } from '../support/playerPage.ts';

/** Width of A4 without margins, in CSS pixels. */
const PAPER_WIDTH = 718;

/** Prints, and expects dark text on white, the brand's name, no cut text, and no controls. */
async function expectPrints(page: Page, texts: readonly Locator[]): Promise<void> {
  const main = page.getByRole('main');
  const controls = main.getByRole('button').or(main.getByRole('link', { name: /^(Min konto|Begynn å se)$/ }));
  await expect(controls.first()).toBeVisible();
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('[data-brand]').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Glimt' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Hovedmeny' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  // Playwright's roles exclude hidden elements.
  await expect(controls).toHaveCount(0);
  for (const text of texts) await expect(text).toBeVisible();
  const cutTexts = await main.evaluate((root) =>
    [...root.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const { right } = element.getBoundingClientRect();
        const isClipped =
          getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth;
        // Texts for screen readers are 1 px wide.
        return element.clientWidth > 1 && element.innerText && (right > window.innerWidth || isClipped);
      })
      .map(({ innerText }) => innerText),
  );
  expect(cutTexts).toEqual([]);
}

test('PAY-01 a receipt prints with what was bought and paid, and without controls', async ({
  page,
  brand,
  signIn,
  expectConsoleError,
}) => {
  // 404: no voucher.
  expectConsoleError(/customer\/activeVoucherInfo$/);
  await signIn('pending-payment-info@kunde.test');
  await page.goto('/min-konto/kjøp?productIds=mye');
  await getPaymentMethod(brand.id, page).fillIn();
  await page.getByRole('button', { name: 'Betal' }).click();
  await expect(page.getByRole('heading', { name: 'Velkommen som kunde!' })).toBeVisible();
  const main = page.getByRole('main');
  await expectPrints(page, [
    main.getByText('Mye', { exact: true }),
    main.getByRole('term').filter({ hasText: 'Betalt nå' }),
    main.getByRole('definition').filter({ hasText: ' kr' }).first(),
    main.getByText(/^Neste betaling: /),
  ]);
  await expect(main.locator('svg').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('PAY-02 the payments print without the mini player and controls', async ({
  page,
  signIn,
  expectConsoleError,
}) => {
  // 404: no voucher and no wallet agreement.
  expectConsoleError(/customer\/activeVoucherInfo$/, false);
  expectConsoleError(/billingprovider\/vipps$/, false);
  await signIn('active@kunde.test');
  await page.goto('/watch/vod/isfront?disableScpRedirect=1');
  const { player, expectPlaysFor } = createPlayerPage(page);
  await expectPlaysFor(0.5);
  await player.hover({ position: { x: 100, y: 100 } });
  await player.getByRole('button', { name: 'Til minispiller' }).click();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Min konto/ })
    .click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Betaling/ })
    .click();
  const list = page.getByRole('region', { name: 'Betalinger' }).getByRole('listitem');
  await expect(list.first()).toBeVisible();
  const miniPlayer = page.getByRole('region', { name: 'Minispiller' });
  await expect(miniPlayer).toBeVisible();
  await expectPrints(page, [list.first(), list.getByText(/\skr$/).first(), list.getByText('Betalt').first()]);
  await expect(miniPlayer).toBeHidden();
});

test('the subscription prints without controls', async ({ page, signIn, expectConsoleError }) => {
  // 404: no voucher.
  expectConsoleError(/customer\/activeVoucherInfo$/);
  await signIn('active@kunde.test');
  await page.goto('/abonnement');
  await expectPrints(page, [page.getByRole('region', { name: 'Slik står det til' })]);
});
