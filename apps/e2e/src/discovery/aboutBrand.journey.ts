import { expect, expectAccessible, test } from '../support/fixtures.ts';

test('PAGE-01 PAGE-02 the what-is page shows the brand’s own text without horizontal scrolling on a phone', async ({
  page,
  brand,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: `Hva er ${brand.displayName}?` })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: `Hva er ${brand.displayName}?` })).toBeVisible();
  await page.getByText('På denne siden').filter({ visible: true }).click();
  await page.getByRole('link', { name: 'Hva det koster' }).click();
  await expect(page.getByRole('heading', { name: 'Hva det koster' })).toBeInViewport();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Jobb i / }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Jobb i ${brand.displayName}` })).toBeVisible();
});
