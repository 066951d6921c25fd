import { findBuildFile } from '../support/findBuildFile.ts';
import { getApiCalls, expect, expectAccessible, isFromBrowser, tabTo, test } from '../support/fixtures.ts';

const QUESTION = 'Hvor mange enheter kan være logget inn?';
const ANSWER = '#hvor-mange-enheter-kan-vaere-logget-inn';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('PAGE-05 PAGE-07 the help works without JavaScript: questions expand, and the URL’s hash opens its question', async ({
    page,
  }) => {
    await page.goto('/hjelp');
    // Features that need a script are hidden.
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

test('PAGE-05 PAGE-06 PAGE-07 a help search finds a question by keyboard and opens its answer', async ({
  page,
  platform,
}) => {
  await page.goto('/hjelp');
  // The last request of the start.
  await expect.poll(async () => (await getApiCalls(platform, 'getSettings')).length).toBe(1);
  const initialCalls = (await getApiCalls(platform)).filter(isFromBrowser).length;
  const field = page.getByRole('searchbox', { name: 'Søk i hjelp' });
  await field.fill('romferge');
  await expect(page.getByText('Ingen treff på «romferge»')).toBeVisible();
  await field.fill('enheter logget');
  const hit = page.getByRole('search').getByRole('link', { name: QUESTION });
  await tabTo(page, hit, 5);
  await expectAccessible(page);
  // The search runs in the browser.
  expect((await getApiCalls(platform)).filter(isFromBrowser).length).toBe(initialCalls);

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

test('ROUTE-66 ROUTE-67 a long text is preloaded on hover, has a table of contents and marks the current section', async ({
  page,
  brand,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/');
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Vilkår' });
  const file = findBuildFile(brand.id, 'terms', 'js');
  const countTextRequests = () => scripts.filter((url) => url.endsWith(file)).length;
  // Swimlanes that load meanwhile move the footer away from the pointer.
  await expect(async () => {
    await terms.hover();
    await expect.poll(countTextRequests, { timeout: 2_000 }).toBe(1);
  }).toPass();
  await terms.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Vilkår' })).toBeInViewport();
  expect(countTextRequests()).toBe(1);
  const contents = page.getByRole('navigation', { name: 'Innhold på siden' });
  await contents.getByRole('link', { name: 'Angrerett' }).click();
  await expect(page).toHaveURL(/\/vilkar#angrerett$/);
  await expect(page.getByRole('heading', { name: 'Angrerett' })).toBeInViewport();
  await expect(contents.getByRole('link', { name: 'Angrerett' })).toHaveAttribute('aria-current', 'location');
  // It stays in view without covering the text.
  await expect(contents).toBeInViewport();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'personvernerklæringen' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Personvern' })).toBeInViewport();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Vilkår' })).toBeAttached();
});

test('PAGE-05 PAGE-06 PAGE-21 help and package pages hydrate without re-rendering the server’s markup', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('h1')?.setAttribute('data-served', '');
    });
  });
  // With all scripts cached the app starts before the session check completes.
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

test('PAGE-13 PAGE-21 a visitor goes from a service to its packages and to the registration', async ({
  page,
}) => {
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
