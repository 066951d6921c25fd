import {
  getApiCalls,
  expect,
  expectAccessible,
  isFromBrowser,
  readDehydratedQueries,
  signInFrom,
  tabTo,
  test,
} from '../support/fixtures.ts';
import { createPlayerPage } from '../support/playerPage.ts';

interface CmsPage {
  readonly title: string;
  readonly slug: string;
  readonly order: number;
}

test.describe('browsing', () => {
  test('ROUTE-01 CONF-01 PAGE-33 PAGE-35 PAGE-66 PAGE-67 PAGE-71 PKG-02 a visitor opens the front page and sees its swimlanes', async ({
    page,
    platform,
    brand,
  }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
    await expect(page.getByRole('banner').getByRole('link', { name: brand.displayName })).toBeVisible();

    const answers = await readDehydratedQueries(page);
    const pages = answers.get('getPages(undefined)') as CmsPage[];
    expect(pages.toSorted((a, b) => a.order - b.order)[0]?.slug).toBe('start');
    const { swimlanes } = answers.get('getPage({"slug":"start"})') as {
      swimlanes: { name: string; hideName: boolean }[];
    };
    const names = swimlanes.filter(({ hideName }) => !hideName).map(({ name }) => name);
    expect(names.length).toBeGreaterThan(5);
    const main = page.getByRole('main');
    await expect(main.getByRole('list', { name: 'Direkte nå' }).getByRole('link').first()).toBeVisible();
    const headings = await main.getByRole('heading', { level: 2 }).allTextContents();
    expect(headings.filter((heading) => names.includes(heading))).toEqual(names);

    // Only other pages show their title and description as a header.
    await expect(main.getByRole('heading', { name: 'Start', exact: true })).toHaveCount(0);
    await expect(main.getByText('Direktesendt TV, film og serier på ett sted.')).toHaveCount(0);
    await expect.poll(async () => (await getApiCalls(platform, 'getSettings')).length).toBe(1);
    // A journey before may have moved the clock. The server then renders again, so its calls are not counted.
    expect((await getApiCalls(platform, 'getPages')).filter(isFromBrowser)).toEqual([]);
    const pageCalls = await getApiCalls(platform, 'getPage');
    expect(pageCalls.filter(isFromBrowser)).toEqual([]);
    expect([...new Set(pageCalls.map(({ path }) => path))]).toEqual(['/content-layout/pages/start']);
  });

  test('API-01 API-02 API-03 API-04 API-05 API-06 CONF-02 LANE-40 every API call carries the client headers, and a token for a signed-in user', async ({
    page,
    context,
    platform,
    brand,
  }) => {
    const prefix = `x-${brand.headerPrefix.toLowerCase()}`;
    const lane = (of: typeof page) => of.getByRole('list', { name: 'Direkte nå' }).getByRole('link').first();
    const values = (calls: Awaited<ReturnType<typeof getApiCalls>>, header: string) => [
      ...new Set(calls.map(({ headers }) => headers[header])),
    ];

    await page.goto('/');
    await expect(lane(page)).toBeVisible();
    // The first page's data is fetched by the server; the next page's by the browser.
    await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Filmer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Filmer' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('list').first().getByRole('link').first()).toBeVisible();
    const fromVisitor = async () => (await getApiCalls(platform)).filter(isFromBrowser);
    await expect.poll(async () => (await fromVisitor()).length).toBeGreaterThan(3);
    const visitor = await fromVisitor();
    for (const { headers } of visitor) {
      expect(headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
      expect(headers[`${prefix}-application`]).toMatch(/^web\/\S+$/);
      expect(headers).not.toHaveProperty('authorization');
    }
    const sessions = values(visitor, `${prefix}-appsessionid`);
    const installations = values(visitor, `${prefix}-appinstallationid`);
    expect([sessions.length, installations.length]).toEqual([1, 1]);
    expect(values(await getApiCalls(platform, 'getSwimlane'), 'accept-model-version')).toEqual(['2.0']);

    const earlier = (await getApiCalls(platform)).filter(isFromBrowser).length;
    await page.goto('/');
    await expect(lane(page)).toBeVisible();
    await expect
      .poll(async () => (await getApiCalls(platform)).filter(isFromBrowser).length)
      .toBeGreaterThan(earlier);
    expect(values((await getApiCalls(platform)).filter(isFromBrowser), `${prefix}-appsessionid`)).toEqual(
      sessions,
    );

    const tab = await context.newPage();
    await tab.goto('/');
    await expect(lane(tab)).toBeVisible();
    const fromBrowser = async () => (await getApiCalls(platform)).filter(isFromBrowser);
    await expect.poll(async () => values(await fromBrowser(), `${prefix}-appsessionid`)).toHaveLength(2);
    const both = await fromBrowser();
    expect(values(both, `${prefix}-appinstallationid`)).toEqual(installations);
    await tab.close();

    const before = (await getApiCalls(platform)).length;
    await signInFrom(page, 'active@kunde.test');
    await expect(page.getByText('Du er logget inn.')).toBeVisible();
    await expect(lane(page)).toBeVisible();
    // Starts at the first authenticated request.
    const fromCustomer = async () => {
      const calls = (await getApiCalls(platform)).slice(before).filter(isFromBrowser);
      return calls.slice(calls.findIndex(({ headers }) => 'authorization' in headers));
    };
    await expect.poll(async () => (await fromCustomer()).length).toBeGreaterThan(2);
    for (const { headers } of await fromCustomer()) expect(headers['authorization']).toMatch(/^Bearer \S+/);
  });

  test('LANE-30 swimlanes below the fold are fetched when they come near the viewport, and are not animated until then', async ({
    page,
    platform,
  }) => {
    const requestedSizes = async () =>
      (await getApiCalls(platform, 'getSwimlane')).map(({ path }) => path).join(' ');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await expect(page.getByRole('list', { name: 'Direkte nå' }).getByRole('link').first()).toBeVisible();
    expect(await requestedSizes()).not.toContain('start-komedie');
    const farList = page.getByRole('list', { name: 'Le litt i kveld' });
    expect(await farList.evaluate((list) => list.getAnimations({ subtree: true }).length)).toBe(0);
    await page.getByRole('heading', { name: 'Le litt i kveld' }).scrollIntoViewIfNeeded();
    await expect(farList.getByRole('link').first()).toBeVisible();
    expect(await requestedSizes()).toContain('start-komedie');
  });

  test('CARD-25 CARD-31 a card opens its cover page or channel', async ({ page }) => {
    await page.goto('/');
    const films = page.getByRole('list', { name: 'Nye filmer' }).getByRole('link');
    await films.first().click();
    await expect(page).toHaveURL(/\/film\/[^/]+\/[^/ ]+$/);
    await page.goBack();
    const channels = page.getByRole('list', { name: 'Direkte nå' }).getByRole('link');
    await channels.first().click();
    await expect(page).toHaveURL(/\/watch\/live\/[^/]+/);
  });

  test('LIST-01 LANE-19 the continue-watching swimlane is shown to customers only', async ({
    page,
    signIn,
  }) => {
    const continueWatching = page.getByRole('list', { name: 'Fortsett å se' }).getByRole('link');
    const live = page.getByRole('list', { name: 'Direkte nå' }).getByRole('link');
    await page.goto('/');
    await expect(live.first()).toBeVisible();
    await expect(page.getByText('Fortsett å se')).toHaveCount(0);

    await signIn('services@kunde.test');
    await page.goto('/');
    await expect(live.first()).toBeVisible();
    await expect(continueWatching.first()).toBeVisible();
    await expect.poll(() => continueWatching.count()).toBeGreaterThan(3);
  });

  test('ROUTE-16 PAGE-32 CONF-02 every CMS page has a URL, a menu entry and a title', async ({
    page,
    brand,
  }) => {
    await page.goto('/');
    const pages = (await readDehydratedQueries(page)).get('getPages(undefined)') as CmsPage[];
    const others = pages.filter(({ slug }) => slug !== 'start' && slug !== 'mitt-innhold');
    expect(others.map(({ slug }) => slug)).toContain('tv');
    for (const { slug, title } of others) {
      const entry = page
        .getByRole('navigation', { name: 'Hovedmeny' })
        .getByRole('link', { name: title, exact: true });
      await entry.click();
      await expect(page).toHaveURL((url) => url.pathname === `/${slug}`);
      await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
      await expect(page).toHaveTitle(`${title} – ${brand.displayName}`);
    }
    await page.goto('/tv');
    await expect(page.getByText('Kanalene direkte, og alt de har sendt den siste uka.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'På TV nå' }).getByRole('link').first()).toBeVisible();
  });

  test('ROUTE-16 ERR-01 ERR-02 ERR-03 an unknown URL answers 404 with noindex and a link to the front page', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 404 .*\/finnes-ikke/);
    expectConsoleError(/status of 404 .*\/finnes\/heller\/ikke/);
    const robots = page.locator('meta[name="robots"]');
    for (const path of ['/finnes-ikke', '/finnes/heller/ikke', '/tema/finnes-ikke']) {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(
        page.getByRole('heading', { name: 'Au da, vi finner dessverre ikke innholdet du leter etter' }),
      ).toBeVisible();
      await expect(robots).toHaveAttribute('content', /noindex/);
    }
    await page.getByRole('main').getByRole('link', { name: 'Til forsiden' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.getByRole('list', { name: 'Direkte nå' })).toBeVisible();
    await expect(robots).toHaveCount(0);
  });

  test('ERR-04 ERR-05 ERR-06 an unknown URL under the customer pages has its own not-found text', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 404 .*\/finnes-ikke/);
    for (const path of ['/bli-kunde/finnes-ikke', '/min-konto/finnes-ikke', '/package/finnes-ikke']) {
      await page.goto(path);
      await expect(
        page.getByRole('heading', { name: 'Beklager! Vi fant ikke siden du lette etter' }),
      ).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    }
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'Til hjelpesider' })).toHaveAttribute('href', '/hjelp');
    await main.getByRole('link', { name: 'Tilbake til forsiden' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });

  test('PKG-01 PKG-03 SIGNUP-03 a visitor chooses a base package and an add-on, with channels from settings', async ({
    page,
  }) => {
    await page.goto('/bli-kunde');
    await page.getByRole('radio', { name: 'Mest' }).check();
    await page.getByRole('checkbox', { name: 'Sport Basis' }).check();
    await expect(page.getByRole('checkbox', { name: 'Sport Premium' })).toBeDisabled();
    await expect(page.getByRole('list', { name: 'Kanaler' }).getByRole('listitem')).toHaveCount(30);
    await expect(page.getByRole('region', { name: 'Det du har valgt' })).toContainText('828');
    await page.reload();
    await expect(page.getByRole('link', { name: 'Gå videre' })).toHaveAttribute(
      'href',
      '/bli-kunde/registrer/mest,sport-basis',
    );
  });

  test('the front page is usable by keyboard alone', async ({ page }) => {
    await page.goto('/');
    const items = page.getByRole('list', { name: 'Direkte nå' }).getByRole('listitem');
    // The focused card's extra links are not tab stops.
    const first = items.first().getByRole('link').first();
    const second = items.nth(1).getByRole('link').first();
    const last = items.last().getByRole('link').first();
    await expect(first).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Hopp til innholdet' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Hopp til innholdet' })).toBeInViewport();
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Søk' }));
    await tabTo(page, page.getByRole('region', { name: 'Utvalgt' }).getByRole('link'));
    await tabTo(page, first);
    expect(await first.evaluate((card) => card.matches(':focus-visible'))).toBe(true);

    await page.keyboard.press('ArrowRight');
    await expect(second).toBeFocused();
    // On a busy machine the end of a swimlane renders late.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(last).toBeFocused({ timeout: 1000 });
    }).toPass();
    await expect(last).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(first).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(second).toBeFocused();
    const play = items.nth(1).getByRole('link', { name: /^Spill av/ });
    await expect(play).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(play).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(second).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/watch\/live\//);
  });

  test('a new page starts at the top with the focus in main, and going back restores the scroll position', async ({
    page,
  }) => {
    await page.goto('/');
    const films = page.getByRole('list', { name: 'Nye filmer' });
    const film = films.getByRole('listitem').first().getByRole('link').first();
    await film.scrollIntoViewIfNeeded();
    await expect(film).toBeInViewport();
    await expect.poll(() => film.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const before = await film.boundingBox();
    await film.click();
    await expect(page).not.toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();

    await page.goBack();
    await expect(film).toBeInViewport();
    await expect.poll(async () => (await film.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, -1);
  });

  test('LIST-13 a title added to My list shows as added in other swimlanes and after going back', async ({
    page,
    signIn,
  }) => {
    await signIn('active@kunde.test');
    await page.goto('/');
    const film = page.getByRole('list', { name: 'Nye filmer' }).getByRole('listitem').first();
    await page.getByRole('heading', { name: 'Nye filmer' }).scrollIntoViewIfNeeded();
    await film.getByRole('link').first().hover();
    await film.getByRole('button', { name: /^Legg .* i Min liste$/ }).click();
    await expect(film.getByRole('button', { name: /^Fjern .* fra Min liste$/ })).toBeVisible();
    await film.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/film\//);
    await page.goBack();
    // Hover needs pointer movement.
    await page.mouse.move(0, 0);
    await film.getByRole('link').first().hover();
    await expect(film.getByRole('button', { name: /^Fjern .* fra Min liste$/ })).toBeVisible();
  });

  test('pages are exactly as wide as the window', async ({ page }) => {
    for (const path of ['/', '/film/isfront', '/bli-kunde']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      for (const width of [320, 600, 820, 1025]) {
        await page.setViewportSize({ width, height: 800 });
        const tooWide = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        await expect.poll(tooWide, `${path} at ${width} px`).toBeLessThanOrEqual(0);
        // Scroll bars are hidden here, so no space is reserved for them.
        expect((await page.getByRole('main').boundingBox())?.width).toBe(width);
      }
    }
  });

  test('a playing film has no axe violations', async ({ page, signIn }) => {
    await signIn('active@kunde.test');
    await page.goto('/watch/vod/isfront?disableScpRedirect=1');
    await createPlayerPage(page).expectPlaysFor(0);
    await expectAccessible(page);
  });
});
