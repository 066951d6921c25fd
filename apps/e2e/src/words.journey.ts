import { buildFile } from './buildFiles.ts';
import { callsTo, expect, expectAccessible, isFromBrowser, tabTo, test } from './journey.ts';

const QUESTION = 'Hvor mange enheter kan være logget inn?';
const ANSWER = '#hvor-mange-enheter-kan-vaere-logget-inn';

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('PAGE-05 PAGE-07 the help is there to be read: questions open, and the one that the address names is open', async ({
    page,
  }) => {
    await page.goto('/hjelp');
    // What only a script can do is not offered.
    await expect(page.getByRole('searchbox')).toBeHidden();
    await page.getByRole('main').getByRole('link', { name: 'Enheter' }).click();
    await expect(page).toHaveURL(/\/hjelp\/enheter$/);
    await expect(page.locator(ANSWER)).toBeHidden();
    await page.getByText(QUESTION).click();
    await expect(page.locator(ANSWER)).toBeVisible();

    await page.goto(`/hjelp/enheter${ANSWER}`);
    await expect(page.locator(ANSWER)).toBeVisible();
    await expect(page.locator(ANSWER)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Ja' })).toBeHidden();
  });
});

test('PAGE-05 PAGE-06 PAGE-07 help is searched, found by keyboard, and opens at the answer', async ({
  page,
  platform,
}) => {
  await page.goto('/hjelp');
  const asked = (await callsTo(platform)).filter(isFromBrowser).length;
  const field = page.getByRole('searchbox', { name: 'Søk i hjelp' });
  await field.fill('romferge');
  await expect(page.getByText('Ingen treff på «romferge»')).toBeVisible();
  await field.fill('enheter logget');
  const hit = page.getByRole('search').getByRole('link', { name: QUESTION });
  await tabTo(page, hit, 5);
  await expectAccessible(page);
  // All of it happened on the device.
  expect((await callsTo(platform)).filter(isFromBrowser).length).toBe(asked);

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/hjelp/enheter${ANSWER}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Enheter' })).toBeVisible();
  await expect(page.locator(ANSWER)).toBeInViewport();
  await expect(page.locator('summary:focus')).toHaveText(QUESTION);
  await page.keyboard.press('Enter');
  await expect(page.locator(ANSWER)).toBeHidden();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Ja' }).click();
  await expect(page.getByText('Takk for svaret!')).toBeFocused();
});

test('ROUTE-66 ROUTE-67 a long text is at hand before it is opened, leads by its contents, and marks what is read', async ({
  page,
  brand,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Vilkår' });
  const file = buildFile(brand.id, 'terms', 'js');
  const texts = () => scripts.filter((url) => url.endsWith(file)).length;
  // Lanes that come meanwhile move the footer away from under the pointer.
  await expect(async () => {
    await terms.hover();
    await expect.poll(texts, { timeout: 2_000 }).toBe(1);
  }).toPass();
  await terms.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vilkår' })).toBeInViewport();
  expect(texts()).toBe(1);
  const contents = page.getByRole('navigation', { name: 'Innhold på siden' });
  await contents.getByRole('link', { name: 'Angrerett' }).click();
  await expect(page).toHaveURL(/\/vilkar#angrerett$/);
  await expect(page.getByRole('heading', { name: 'Angrerett' })).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'Angrerett' })).toHaveAttribute('aria-current', 'location');
  // It stays in sight, and does not lie over the text.
  await expect(contents).toBeInViewport();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'personvernerklæringen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personvern' })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Vilkår' })).toBeAttached();
});

test('PAGE-05 PAGE-06 PAGE-21 the app takes over what the server drew, and draws nothing of it anew', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-served', '');
    });
  });
  // With all scripts at hand the app comes at once, while who watches is still being found out.
  for (const path of [
    '/hjelp',
    '/hjelp/viaplay#hvordan-aktiverer-jeg-viaplay',
    '/hjelp/max',
    '/abonnementer/mye',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
    await expect(page.locator('h1[data-served]'), path).toBeAttached();
  }
});

test('PAGE-13 PAGE-21 from a service to its packages, and from a package to buying it', async ({ page }) => {
  await page.goto('/strommetjenester/viaplay');
  await expect(page.getByRole('heading', { level: 1, name: 'Viaplay' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Se hva du finner på Viaplay' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Se pakkene' }).click();
  await expect(page).toHaveURL(/\/abonnementer$/);
  await page.getByRole('link', { name: /^Mye \+ Sport Basis/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mye + Sport Basis' })).toBeVisible();
  await expect(page.getByText('423,50 kr/md.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Velg pakken' }).click();
  await expect(page).toHaveURL(/\/bli-kunde\/registrer\/mye,sport-basis$/);
});

test('PAGE-01 PAGE-02 the what-is section is the brand’s own, on a phone as well', async ({
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
