import { imageStep } from '@tv/ui/imageSizes';
import { expect, test } from '../support/fixtures.ts';

for (const { viewport, deviceScaleFactor } of [
  { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 2 },
  { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 1.5 },
  { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
]) {
  test.describe(`a ${viewport.width} px window at device pixel ratio ${deviceScaleFactor}`, () => {
    test.use({ viewport, deviceScaleFactor });

    test('IMAGE-01 images are requested in the smallest size that covers their box', async ({ page }) => {
      await page.goto('/');
      for (const name of ['Direkte nå', 'Nye filmer']) {
        await page.getByRole('heading', { name }).scrollIntoViewIfNeeded();
        const pictures = page.getByRole('list', { name }).locator('article img[srcset]');
        await expect(pictures.first()).toHaveJSProperty('complete', true);
      }
      const requestedSizes = await page
        .locator('article img[srcset]')
        .evaluateAll((images: HTMLImageElement[]) =>
          images
            .filter(({ currentSrc }) => currentSrc !== '')
            .map((image) => ({
              width: image.offsetWidth,
              step: Number(new URL(image.currentSrc).searchParams.get('width')),
            })),
        );
      expect(requestedSizes.length).toBeGreaterThan(3);
      expect(requestedSizes).toEqual(
        requestedSizes.map(({ width }) => ({ width, step: imageStep(width, deviceScaleFactor) })),
      );
    });
  });
}
