import { expect, test } from './journey.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a first visit asks for its data while the app is on its way, and for nothing twice', async ({
  page,
  addresses,
  platform,
}) => {
  await platform.clearFaults();
  const refusals: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusals.push(message.text());
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().startsWith(`${addresses.api}/content-layout/`)) {
      asked.push(request.url());
    }
  });
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${addresses.media}/images/hero/`)) pictures.push(request.url());
  });
  // The app is held back until the page itself has asked for all that fills the first screen, its picture at last.
  const firstPicture = page.waitForRequest(`${addresses.media}/images/hero/**`);
  await page.route('**/assets/index-*.js', async (route) => {
    await firstPicture;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(asked.slice(0, 2)).toEqual([
    `${addresses.api}/content-layout/pages`,
    expect.stringContaining(`${addresses.api}/content-layout/pages/`),
  ]);
  expect(new Set(asked).size).toBe(asked.length);
  const picture = page.getByRole('main').locator('img').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toBe(pictures[0]);
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(refusals).toEqual([]);
});
