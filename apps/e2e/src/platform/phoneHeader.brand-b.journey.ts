import { expect, test } from '../support/fixtures.ts';

/** Widths of common phones in CSS pixels, and the smallest that pages support (WCAG 1.4.10). */
const PHONE_WIDTHS = [320, 360, 375, 390, 412];

test('the account is in the first row of the header on common phones', async ({ page, signIn }) => {
  await signIn('active@kunde.test');
  const banner = page.getByRole('banner');
  const middles = async () => {
    const targets = [banner.getByRole('link').first(), banner.getByRole('link', { name: /^Min konto/ })];
    const boxes = await Promise.all(targets.map((target) => target.boundingBox()));
    return boxes.map((box) => box && Math.round(box.y + box.height / 2));
  };
  for (const width of PHONE_WIDTHS) {
    await page.setViewportSize({ width, height: 844 });
    const [name, account] = await middles();
    expect(account, `${width} px`).toBe(name);
  }
});
