import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Returns the brightness of the page background, 0–255. */
async function getBrightness(page: Page): Promise<number> {
  await expect(page.getByRole('main')).toBeVisible();
  return await page.getByRole('main').evaluate((main) => {
    for (let element: Element | null = main; element !== null; element = element.parentElement) {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (
        getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
      ).map(Number);
      if (alpha > 0) return (red + green + blue) / 3;
    }
    return 255;
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

test('CONF-05 CONF-06 CONF-09 CONF-14 a flag in the URL stays on until the end of the day or until it is switched off', async ({
  page,
  platform,
}) => {
  await page.goto('/bli-kunde');
  const initialBrightness = await getBrightness(page);
  await page.goto('/bli-kunde?dev=[darkerLayout]');
  await expect.poll(() => getBrightness(page)).toBeLessThan(initialBrightness);
  await page.goto('/bli-kunde');
  await expect.poll(() => getBrightness(page)).toBeLessThan(initialBrightness);
  await page.goto('/bli-kunde?dev=[!darkerLayout]');
  await expect.poll(() => getBrightness(page)).toBe(initialBrightness);

  await page.goto('/bli-kunde?dev=[darkerLayout]');
  // The date comes from the services.
  await platform.shiftClock(DAY_MS);
  await page.goto('/bli-kunde');
  await expect.poll(() => getBrightness(page)).toBe(initialBrightness);
});

test('CONF-07 CONF-14 a flag can be set in localStorage', async ({ page }) => {
  await page.goto('/bli-kunde');
  const initialBrightness = await getBrightness(page);
  await page.evaluate(() => {
    const date = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(new Date());
    localStorage.setItem('dev-flags', JSON.stringify({ date, flags: { darkerLayout: true } }));
  });
  await page.reload();
  await expect.poll(() => getBrightness(page)).toBeLessThan(initialBrightness);
});
