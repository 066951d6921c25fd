import type { Locator, Page } from '@playwright/test';
import { getApiCalls, expect, expectAccessible, test } from '../support/fixtures.ts';

/** Scrolls to the end of the page until the check passes. */
async function scrollUntil(page: Page, check: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.evaluate(() =>
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
    );
    await check();
  }).toPass();
}

/** Returns the card's position in the window, in integer pixels. */
async function getPosition(card: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const { x = NaN, y = NaN } = (await card.boundingBox()) ?? {};
  return { x: Math.round(x), y: Math.round(y) };
}

test.describe('all of a swimlane', () => {
  test('ROUTE-13 PAGE-55 PAGE-56 PAGE-57 PAGE-58 LANE-35 LANE-38 a swimlane’s full list loads page by page, and going back restores the scroll position', async ({
    page,
    platform,
  }) => {
    await page.goto('/');
    const more = page.getByRole('link', { name: 'Vis flere: Nye filmer' });
    await more.scrollIntoViewIfNeeded();
    await more.click();
    await expect(page).toHaveURL((url) => url.pathname === '/tema/start/liste/start-nye-filmer');
    await expect(page.getByRole('heading', { level: 1, name: 'Nye filmer' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Start', exact: true })).toHaveAttribute(
      'href',
      '/',
    );
    const list = page.getByRole('list', { name: 'Nye filmer' });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    const getRequestedPages = async () =>
      (await getApiCalls(platform, 'getSwimlane')).flatMap(({ path }) => {
        const [address = '', query] = path.split('?');
        return address.endsWith('/start-nye-filmer') && query !== undefined ? [query] : [];
      });
    await expect.poll(getRequestedPages).toEqual(['page=1&pageSize=30']);

    const last = list.locator('[aria-posinset="45"]').getByRole('link').first();
    await scrollUntil(page, () => expect(last).toBeInViewport({ timeout: 1000 }));
    expect(await getRequestedPages()).toEqual(['page=1&pageSize=30', 'page=2&pageSize=30']);

    // PAGE-61 going back focuses the same card in a virtual list
    await last.focus();
    const before = await getPosition(last);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/film\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await page.goBack();
    await expect(last).toBeFocused();
    await expect.poll(() => getPosition(last)).toEqual(before);
    expect(await getRequestedPages()).toHaveLength(2);
    await expectAccessible(page);
  });
});

test('LANE-33 LANE-34 the first page of a list is fetched when its placeholder is within 150 px of the viewport', async ({
  page,
}) => {
  const getRequestedPages: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.includes('/swimlanes/') && searchParams.has('page'))
      getRequestedPages.push(searchParams.toString());
  });
  await page.setViewportSize({ width: 390, height: 160 });
  await page.goto('/bli-kunde');
  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Filmer' }).click();
  await expect(page.getByRole('navigation', { name: 'Filtrer' })).toBeVisible();
  const placeholder = page.locator('[data-lane][aria-busy] > div:empty');
  /** Scrolls until the list is this far below the viewport, and waits until the page is idle. */
  const scrollToWithin = (distance: number) =>
    placeholder.evaluate(
      (element, offset) =>
        new Promise((resolve) => {
          const { top } = element.getBoundingClientRect();
          window.scrollBy({ top: top - window.innerHeight - offset, behavior: 'instant' });
          requestAnimationFrame(() =>
            requestAnimationFrame(() => requestIdleCallback(() => requestIdleCallback(resolve))),
          );
        }),
      distance,
    );
  await scrollToWithin(160);
  expect(getRequestedPages).toEqual([]);
  await scrollToWithin(140);
  await expect.poll(() => getRequestedPages).toEqual(['page=1&pageSize=30']);
});

test('PAGE-61 going back restores the card, in a distant swimlane that was scrolled horizontally', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Le litt i kveld' }).scrollIntoViewIfNeeded();
  const lane = page.getByRole('list', { name: 'Le litt i kveld' });
  const card = lane.getByRole('listitem').nth(8).getByRole('link').first();
  await expect(card).toBeVisible();
  await lane.evaluate((rail) => rail.scrollTo({ left: 1500, behavior: 'instant' }));
  await expect(card).toBeInViewport();
  const before = await getPosition(card);
  await card.click();
  await expect(page).not.toHaveURL('/');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(card).toBeFocused();
  await expect.poll(() => getPosition(card)).toEqual(before);
});

test('ROUTE-17 PAGE-38 PAGE-39 PAGE-40 PAGE-43 PAGE-44 an exploration page is filtered and sorted, and going back undoes both', async ({
  page,
  platform,
}) => {
  await page.goto('/filmer');
  const filters = page.getByRole('navigation', { name: 'Filtrer' });
  const on = filters.locator('[aria-current="true"]');
  const order = page.getByRole('combobox', { name: 'Endre sortering' });
  await expect(on).toHaveText('Alle');
  const chosen = order.locator('option:checked');
  await expect(chosen).toHaveText('Populært');
  await expectAccessible(page);

  await filters.getByRole('link', { name: 'Drama' }).click();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === '/filmer?filterMenu=drama');
  await expect(on).toHaveText('Drama');
  await expect(page.getByRole('heading', { level: 2, name: 'Drama' })).toBeVisible();

  await order.selectOption('A til Å');
  await expect(page).toHaveURL(
    (url) => `${url.pathname}${url.search}` === '/filmer?filterMenu=drama&sortMenu=alfabetisk',
  );
  await expect(chosen).toHaveText('A til Å');
  await expect
    .poll(async () => (await getApiCalls(platform, 'getPage')).at(-1)?.path)
    .toBe('/content-layout/pages/filmer?filterMenu=drama&sortMenu=alfabetisk');
  const titles = page.getByRole('list', { name: 'Drama' }).getByRole('article');
  await expect(titles.first()).toBeVisible();

  await page.goBack();
  await expect(chosen).toHaveText('Populært');
  await page.getByRole('link', { name: 'Fjern filteret Drama' }).click();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === '/filmer');
  await expect(on).toHaveText('Alle');

  // A page without filters is a collection page.
  await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Barn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Barn' })).toBeVisible();
  await expect(filters).toHaveCount(0);
});

test.describe('a customer', () => {
  test('LIST-03 LIST-04 LIST-05 LIST-06 LIST-08 a customer marks a favourite channel, and it is shown first', async ({
    page,
    platform,
    signIn,
  }) => {
    const lane = page.getByRole('list', { name: 'Direkte nå' });
    const star = (channel: string) => lane.getByRole('button', { name: `Favorittkanal: ${channel}` });
    const calls = async () =>
      (await getApiCalls(platform)).flatMap(({ method, path }) =>
        path.includes('/favourites/') ? [`${method} ${path}`] : [],
      );
    await page.goto('/');
    await expect(lane.getByRole('link').first()).toBeVisible();
    await expect(lane.getByRole('button', { name: /^Favorittkanal/ })).toHaveCount(0);

    await signIn('active@kunde.test');
    await page.goto('/');
    const third = lane
      .getByRole('listitem')
      .nth(2)
      .getByRole('button', { name: /^Favorittkanal/ });
    await third.scrollIntoViewIfNeeded();
    const channel = ((await third.getAttribute('aria-label')) ?? '').replace('Favorittkanal: ', '');
    await expect(third).toHaveAttribute('aria-pressed', 'false');
    await third.focus();
    await page.keyboard.press('Enter');
    await expect(star(channel)).toHaveAttribute('aria-pressed', 'true');
    const firstStar = lane
      .getByRole('listitem')
      .first()
      .getByRole('button', { name: /^Favorittkanal/ });
    await expect(firstStar).toHaveAccessibleName(`Favorittkanal: ${channel}`);
    await expect(star(channel)).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(firstStar).not.toHaveAccessibleName(`Favorittkanal: ${channel}`);
    await expect(star(channel)).toHaveAttribute('aria-pressed', 'false');
    await expect(star(channel)).toBeFocused();
    const [added, removed] = await calls();
    expect(added).toMatch(/^POST \/gateway\/favourites\//);
    expect(removed).toBe(added?.replace('POST', 'DELETE'));
  });

  test('LIST-02 LIST-10 LIST-13 a customer removes titles from their lists, and undoes it', async ({
    page,
    platform,
    signIn,
  }) => {
    await signIn('services@kunde.test');
    await page.goto('/mitt-innhold');
    for (const name of ['Fortsett å se', 'Min liste']) {
      const lane = page.getByRole('list', { name });
      const items = lane.getByRole('listitem');
      await page.getByRole('heading', { level: 2, name }).scrollIntoViewIfNeeded();
      await expect(lane.getByRole('link').first()).toBeVisible();
      const count = await items.count();
      const remove = items.first().getByRole('button', { name: new RegExp(`^Fjern .* fra ${name}$`) });
      const label = (await remove.getAttribute('aria-label')) ?? '';
      await remove.focus();
      await page.keyboard.press('Enter');
      await expect(items).toHaveCount(count - 1);
      // The focus moves to the neighbour.
      await expect(items.first().getByRole('link').first()).toBeFocused();
      await page.getByRole('button', { name: 'Angre' }).click();
      await expect(items).toHaveCount(count);
      await expect(lane.getByRole('button', { name: label })).toHaveCount(1);
    }
    const calls = (await getApiCalls(platform)).filter(({ method }) => method !== 'GET');
    expect(calls.map(({ method, operationId }) => `${method} ${operationId ?? ''}`)).toEqual(
      expect.arrayContaining([
        'POST excludeFromContinueWatching',
        'POST saveProgress',
        'DELETE removeFromMyList',
        'POST addToMyList',
      ]),
    );
    await expectAccessible(page);
  });
});
