import type { ConsoleClient } from '@tv/platform';
import { getApiCalls, expect, submitSignIn, test } from '../support/fixtures.ts';

const NOT_FOUND = 'Au da, vi finner dessverre ikke innholdet du leter etter';

/** Returns the paths of the title and cover page calls, oldest first. */
async function getLookups(platform: ConsoleClient): Promise<string[]> {
  const calls = await getApiCalls(platform);
  return calls
    .filter(({ operationId }) => operationId === 'getTitle' || operationId === 'getSuperCoverPage')
    .map(({ path }) => path);
}

test.describe('old URLs', () => {
  test('ROUTE-02 /index.html redirects to the front page', async ({ page }) => {
    await page.goto('/index.html');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('region', { name: 'Utvalgt' })).toBeVisible();
  });

  for (const [id, from, to] of [
    ['ROUTE-26', '/home', '/start'],
    ['ROUTE-27', '/archive', '/tv'],
    ['ROUTE-28', '/series', '/serier'],
    ['ROUTE-29', '/movies', '/filmer'],
    ['ROUTE-30', '/children', '/barn'],
  ] as const) {
    test(`${id} ROUTE-31 ${from} redirects to ${to} and keeps the query`, async ({ page }) => {
      await page.goto(`${from}?a=1&b=%C3%A5`);
      await expect(page).toHaveURL((url) => url.pathname + url.search === `${to}?a=1&b=%C3%A5`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText(NOT_FOUND)).toHaveCount(0);
    });
  }

  for (const [id, from, to, then] of [
    ['ROUTE-89', '/tv-pakker', '/bli-kunde'],
    ['ROUTE-90', '/signup/choose/package?vc=VINTER26', '/bli-kunde?vc=VINTER26'],
    ['ROUTE-92', '/password/reset/now?token=t1', '/passord/reset?token=t1'],
    ['ROUTE-93', '/password/change', '/passord', 'then to the sign-in'],
    ['ROUTE-94', '/email/change', '/epost', 'then to the sign-in'],
    ['ROUTE-95', '/phone-number/change', '/telefon', 'then to the sign-in'],
    ['ROUTE-96', '/package/change', '/min-konto/endre', 'then to the sign-in'],
    ['ROUTE-18', '/se/kanal/nordlys', '/watch/live/nordlys'],
    ['ROUTE-23', '/se/samling/dyr', '/tema/dyr'],
    ['ROUTE-24', '/se/serie/ferja', '/serie/ferja'],
    ['ROUTE-25', '/se/noe-annet/42', '/'],
  ] as const) {
    test(`${id} ${from} redirects to ${to}`, async ({ page }) => {
      const visited: string[] = [];
      page.on('framenavigated', (frame) => {
        const { pathname, search } = new URL(frame.url());
        if (frame === page.mainFrame()) visited.push(`${pathname}${search}`);
      });
      await page.goto(from);
      await expect.poll(() => visited).toContain(to);
      // A browser closed during a navigation hangs now and then.
      await (then ? expect(page.getByLabel('E-post')).toBeVisible() : page.waitForLoadState());
    });
  }

  test('ROUTE-91 an old account URL requires sign-in, redirects to the account and keeps the query', async ({
    page,
  }) => {
    await page.goto('/account/settings/all?fra=epost');
    await submitSignIn(page, 'active@kunde.test');
    await expect(page).toHaveURL((url) => url.pathname + url.search === '/min-konto?fra=epost');
    await expect(page.getByRole('heading', { level: 1, name: /^Hei/ })).toBeVisible();
  });

  test('ROUTE-19 ROUTE-22 an old programme URL is looked up as a title and redirects to its cover page', async ({
    page,
    platform,
  }) => {
    await page.goto('/se/program/isfront');
    await expect(page).toHaveURL((url) => url.pathname === '/film/isfront');
    expect((await getLookups(platform))[0]).toBe('/content-search/title/isfront');
  });

  test('ROUTE-22 a programme without a cover page redirects to its watch page', async ({
    page,
    platform,
  }) => {
    await platform.addFault({ operationId: 'getTitle', patch: { '/links/superCoverPage': null } });
    await page.goto('/se/program/isfront');
    await expect(page).toHaveURL((url) => url.pathname === '/watch/vod/isfront');
  });

  test('ROUTE-19 ROUTE-20 ROUTE-21 cover page ids are looked up as cover pages only', async ({
    page,
    platform,
    expectConsoleError,
  }) => {
    expectConsoleError(/404 .*cs_finnes-ikke/);
    await page.goto('/se/program/cs_finnes-ikke');
    await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible();
    expect(await getLookups(platform)).toEqual(['/content-search/coverpage/super/cs_finnes-ikke/']);
    await page.goto('/se/program/isfront:1');
    await expect(page).toHaveURL((url) => decodeURIComponent(url.pathname) === '/film/isfront:1');
    expect(decodeURIComponent((await getLookups(platform))[1] ?? '')).toBe(
      '/content-search/coverpage/super/isfront:1/',
    );
  });

  for (const [id, from] of [
    ['ROUTE-41', '/appletv'],
    ['ROUTE-42', '/device'],
  ] as const) {
    test(`${id} ROUTE-35 ${from} redirects to the identity provider’s device page and keeps the code`, async ({
      page,
      addresses,
    }) => {
      const devicePage = page.waitForRequest(`${addresses.identity}/device?user_code=ABCD-EFGH`);
      await page.goto(`${from}?user_code=ABCD-EFGH`);
      await devicePage;
      await expect(page).toHaveURL((url) => url.origin === addresses.identity);
      await expect(page.getByLabel('Kode')).toBeVisible();
    });
  }

  test('ROUTE-84 ROUTE-36 a partner’s callback shows a bare page without sign-in', async ({ page }) => {
    await page.goto('/external-activation-callback?status=ok');
    await expect(page.getByRole('heading', { name: 'Takk, det var alt' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page).toHaveURL(/\/external-activation-callback/);
    await page.getByRole('link', { name: 'Til forsiden' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
});
