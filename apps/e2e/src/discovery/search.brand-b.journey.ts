import {
  getApiCalls,
  expect,
  expectAccessible,
  isFromBrowser,
  readDehydratedQueries,
  test,
} from '../support/fixtures.ts';

test.describe('searching', () => {
  test('ROUTE-11 SEARCH-01 a visitor searches from the header, opens a hit and finds the search again on going back', async ({
    page,
    platform,
    brand,
  }) => {
    await page.goto('/filmer');
    await page.getByRole('banner').getByRole('link', { name: 'Søk' }).click();
    const field = page.getByRole('combobox', { name: 'Søk' });
    await expect(field).toBeFocused();
    await expect(page).toHaveTitle(`Søk – ${brand.displayName}`);

    await field.pressSequentially('isfr', { delay: 40 });
    const hit = page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link', { name: /^Isfront/ })
      .first();
    await expect(hit).toBeVisible();
    await expect(page).toHaveURL((url) => url.pathname + url.search === '/search?q=isfr');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^\d+ treff på «isfr»$/);
    const searchCalls = (await getApiCalls(platform, 'search')).filter(isFromBrowser);
    expect(searchCalls.map(({ path }) => path)).toEqual(['/content-search/search?query=isfr']);
    await expectAccessible(page);

    await hit.click();
    await expect(page).toHaveURL(/\/film\/isfront/);
    await page.goBack();
    await expect(field).toHaveValue('isfr');
    await expect(hit).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL((url) => url.pathname === '/filmer');

    // By keyboard: to the field, its recent searches and the hits.
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await expect(page.getByRole('option', { name: 'isfr' })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(hit).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('');
    await expect(page).toHaveURL((url) => url.pathname + url.search === '/search');
  });

  test('SEARCH-01 the server renders a search with its hits, and the browser fetches nothing again', async ({
    page,
    platform,
  }) => {
    await page.goto('/search?q=fyret');
    const answers = await readDehydratedQueries(page);
    expect(answers.get('search("fyret")')).toMatchObject({ query: 'fyret' });
    await expect(page.getByRole('heading', { level: 1, name: 'Treff på «fyret»' })).toBeAttached();
    await expect(page.getByRole('article').getByRole('link').first()).toBeVisible();
    expect((await getApiCalls(platform, 'search')).filter(isFromBrowser)).toEqual([]);
  });
});
