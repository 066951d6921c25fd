import type { Page } from '@playwright/test';
import { callsTo, expect, isFromBrowser, test } from './journey.ts';

/** The elements of a page as they came, read without running anything. */
async function served(page: Page, path: string) {
  const answer = await page.goto(path);
  const html = (await answer?.text()) ?? '';
  const textOf = (pattern: RegExp) => pattern.exec(html)?.[1];
  const things = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    status: answer?.status(),
    html,
    title: textOf(/<title>(.*?)<\/title>/),
    titles: [...html.matchAll(/<title>/g)].length,
    canonical: textOf(/<link rel="canonical" href="([^"]*)"/),
    description: textOf(/<meta name="description" content="([^"]*)"/),
    image: textOf(/<meta property="og:image" content="([^"]*)"/),
    robots: textOf(/<meta name="robots" content="([^"]*)"/),
    kinds: things.map(([, json = '']) => (JSON.parse(json) as { '@type': string })['@type']),
  };
}

/** How far anything has jumped since the page began, as the browser counts it. */
async function expectNothingJumped(page: Page): Promise<void> {
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        // Entries that are buffered come before a turn has passed.
        setTimeout(() => resolve(sum), 100);
      }),
  );
  expect(shift).toBeLessThan(0.005);
}

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the first screen is there to be read, and its links work', async ({ page, brand }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: brand.displayName })).toBeVisible();
    const hero = page.getByRole('main').getByRole('region').first();
    await expect(hero.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const films = page.getByRole('list', { name: 'Nye filmer' });
    await expect(films.getByRole('link').first()).toBeVisible();
    // A picture that waits for a script to be shown would never be.
    const picture = films.locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveCSS('opacity', '1');

    await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Filmer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Filmer' })).toBeVisible();
    // Its filters are links too, and stand before.
    await page.getByRole('main').locator('a[href^="/film/"]').first().click();
    await expect(page).toHaveURL(/\/film\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('PAGE-49 PAGE-50 PAGE-51 PAGE-52 PAGE-69 ROUTE-12 a crawler reads what each page is', async ({
    page,
    brand,
    addresses,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 404 .*\/tema\/finnes-ikke/);
    const origin = addresses.brands[brand.id] ?? '';
    const pages = {
      '/': { path: '/', kinds: ['ItemList'] },
      '/start': { path: '/', kinds: ['ItemList'] },
      '/tema/filmer?utm_source=brev': { path: '/filmer', kinds: [] },
      '/film/isfront': { path: '/film/isfront/Isfront', kinds: ['Movie'] },
      '/serie/ferja': { path: '/serie/ferja/Ferja', kinds: ['TVSeries'] },
      '/bli-kunde': { path: '/bli-kunde', kinds: [] },
      '/hjelp/viaplay': { path: '/hjelp/viaplay', kinds: ['FAQPage'] },
      '/tv-guide': { path: '/tv-guide', kinds: [] },
      '/watch/live/nordlys': { path: '/watch/live/nordlys', kinds: ['BroadcastEvent'] },
      '/watch/vod/isfront': { path: '/watch/vod/isfront', kinds: ['Movie'] },
    };
    for (const [address, { path, kinds }] of Object.entries(pages)) {
      const head = await served(page, address);
      expect(head, address).toMatchObject({ status: 200, titles: 1, canonical: `${origin}${path}`, kinds });
      expect(head.title, address).toContain(brand.displayName);
      expect(head.description?.length, address).toBeGreaterThan(20);
      expect(URL.canParse(head.image ?? ''), address).toBe(true);
      expect(head.robots, address).toBeUndefined();
    }
    const missing = await served(page, '/tema/finnes-ikke');
    expect(missing).toMatchObject({ status: 404, titles: 1, robots: 'noindex', kinds: [] });
  });
});

test.describe('when the app takes over', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('nothing jumps, nothing is asked twice, and what is drawn is what was served', async ({
    page,
    platform,
    addresses,
  }) => {
    const pictures: string[] = [];
    const order: string[] = [];
    const isPicture = (url: string) => url.startsWith(`${addresses.media}/images/hero/`);
    page.on('request', (request) => {
      if (isPicture(request.url())) pictures.push(request.url());
      else if (request.url().startsWith(`${addresses.media}/images/`)) order.push('small picture');
      if (/\/assets\/index-[^/]*\.js$/.test(request.url())) order.push('app');
    });
    page.on('requestfinished', (request) => {
      if (isPicture(request.url())) order.push('picture');
    });
    await page.goto('/');
    const words = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    await expect.poll(async () => (await callsTo(platform, 'getSettings')).length).toBe(1);
    // The hero moves on by itself as soon as it is alive.
    await expect(page.getByRole('button', { name: 'Stopp bildebytte' })).toBeVisible();
    expect(
      (await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).slice(0, 3),
    ).toEqual(words.slice(0, 3));
    const asked = (await callsTo(platform)).filter(isFromBrowser).map(({ operationId }) => operationId);
    expect(asked).not.toContain('getPages');
    expect(asked).not.toContain('getPage');
    expect(asked).not.toContain('getFrontpageImage');
    // The page asks for the picture of its first screen by itself, in one size, and for the app when that is here.
    expect(order.indexOf('app')).toBeGreaterThan(0);
    expect(order.indexOf('small picture')).toBeGreaterThan(order.indexOf('picture'));
    expect(new Set(pictures).size).toBe(pictures.length);
    await expectNothingJumped(page);
  });

  for (const path of [
    '/filmer',
    '/film/isfront',
    '/serie/ferja',
    '/tv-guide',
    '/hjelp/enheter',
    '/abonnementer/mye',
  ]) {
    test(`nothing jumps on ${path}`, async ({ page, platform }) => {
      await page.goto(path);
      await expect.poll(async () => (await callsTo(platform, 'getSettings')).length).toBe(1);
      await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
      await expectNothingJumped(page);
    });
  }

  test('nothing jumps for a customer either, who is known only then', async ({ page, signIn }) => {
    await signIn('active@kunde.test');
    await page.goto('/film/isfront');
    await page.getByRole('button', { name: 'Legg i Min liste' }).click();
    await expect(page.getByRole('button', { name: 'Fjern fra Min liste' })).toBeVisible();
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Min konto, \S+/ })).toBeVisible();
    // His own lanes are among the others by now, and all of them to be seen.
    await expect(page.locator('html')).not.toHaveAttribute('data-viewer');
    await expect(page.getByRole('list', { name: 'Direkte nå' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Min liste' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logg inn' })).toHaveCount(0);
    await expectNothingJumped(page);
  });

  test('what was pressed before it was alive is pressed then', async ({ page }) => {
    let letGo: () => void = () => undefined;
    const pressed = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/assets/index-*.js', async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
    letGo();
    await expect(page.getByLabel('Passord')).toBeVisible();
  });

  test('SIGNUP-01 what was typed and agreed to before it was alive stays, and is sent', async ({
    page,
    platform,
    expectConsoleError,
  }) => {
    // A new customer has no voucher; the journey may be over before the answer says so.
    expectConsoleError(/customer\/activeVoucherInfo$/, false);
    const email = 'tidlig@kunde.test';
    const scripts = Promise.withResolvers<undefined>();
    await page.route('**/assets/index-*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto('/bli-kunde/registrer?productIds=mye', { waitUntil: 'commit' });
    await page.getByLabel('Fornavn').fill('Kari');
    await page.getByLabel('Etternavn').fill('Nordmann');
    await page.getByRole('textbox', { name: 'E-post' }).fill(email);
    await page.getByLabel('Mobilnummer').fill('912 34 777');
    await page.getByLabel('Passord').fill('hemmelig1');
    await page.getByRole('checkbox', { name: /^Jeg godtar/ }).check();
    // The browser would send the form to the address by itself.
    await page.getByLabel('Etternavn').press('Enter');
    scripts.resolve(undefined);
    await expect(page).toHaveURL(/min-konto\/kj/);
    await expect.poll(async () => (await callsTo(platform, 'registerCustomer')).length).toBe(1);
    expect(page.url()).not.toContain('hemmelig1');
  });
});
