import { expect, test } from '../support/fixtures.ts';

test('account pages print dark text on white, with the brand’s name and without navigation', async ({
  page,
  signIn,
  expectConsoleError,
}) => {
  // 404: no voucher.
  expectConsoleError(/customer\/activeVoucherInfo$/);
  await signIn('active@kunde.test');
  await page.goto('/abonnement');
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('[data-brand]').first()).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Glimt' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Hovedmeny' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
