import type { Page } from '@playwright/test';
import { getApiCalls, expect, isFromBrowser, test } from '../support/fixtures.ts';

/** Parses a page's HTML as received. */
async function fetchPage(page: Page, path: string) {
  const answer = await page.goto(path);
  const html = (await answer?.text()) ?? '';
  const textOf = (pattern: RegExp) => pattern.exec(html)?.[1];
  const jsonLd = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    status: answer?.status(),
    html,
    title: textOf(/<title>(.*?)<\/title>/),
    titles: [...html.matchAll(/<title>/g)].length,
    canonical: textOf(/<link rel="canonical" href="([^"]*)"/),
    description: textOf(/<meta name="description" content="([^"]*)"/),
    image: textOf(/<meta property="og:image" content="([^"]*)"/),
    robots: textOf(/<meta name="robots" content="([^"]*)"/),
    kinds: jsonLd.map(([, json = '']) => (JSON.parse(json) as { '@type': string })['@type']),
  };
}

declare global {
  interface Window {
    /** Commits of React before the app fetched a swimlane. */
    commitsBeforeFetch?: number;
  }
}

/** Counts the commits of React through the hook for its developer tools. */
async function countCommits(page: Page): Promise<void> {
  await page.addInitScript(() => {
    let commits = 0;
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberRoot: () => void (commits += 1),
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberUnmount: () => undefined,
      },
    });
    const fetch = window.fetch.bind(window);
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.includes('/swimlanes/')) window.commitsBeforeFetch ??= commits;
      return fetch(input, init);
    };
  });
}

async function expectNoLayoutShift(page: Page): Promise<void> {
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        // Buffered entries arrive asynchronously.
        setTimeout(() => resolve(sum), 100);
      }),
  );
  expect(shift).toBeLessThan(0.005);
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first screen is readable without JavaScript, and its links work', async ({ page, brand }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: brand.displayName })).toBeVisible();
    const hero = page.getByRole('main').getByRole('region').first();
    await expect(hero.getByRole('heading', { level: 2 }).first()).toBeVisible();
    const films = page.getByRole('list', { name: 'Nye filmer' });
    await expect(films.getByRole('link').first()).toBeVisible();
    const picture = films.locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toHaveCSS('opacity', '1');

    await page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Filmer' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Filmer' })).toBeVisible();
    // Its filters come first and are links as well.
    await page.getByRole('main').locator('a[href^="/film/"]').first().click();
    await expect(page).toHaveURL(/\/film\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('PAGE-49 PAGE-50 PAGE-51 PAGE-52 PAGE-69 ROUTE-12 a crawler gets each page’s metadata', async ({
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
      const head = await fetchPage(page, address);
      expect(head, address).toMatchObject({ status: 200, titles: 1, canonical: `${origin}${path}`, kinds });
      expect(head.title, address).toContain(brand.displayName);
      expect(head.description?.length, address).toBeGreaterThan(20);
      expect(URL.canParse(head.image ?? ''), address).toBe(true);
      expect(head.robots, address).toBeUndefined();
    }
    const missing = await fetchPage(page, '/tema/finnes-ikke');
    expect(missing).toMatchObject({ status: 404, titles: 1, robots: 'noindex', kinds: [] });
  });
});

test.describe('on hydration', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the front page hydrates without layout shift, repeated requests or changed content', async ({
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
    await countCommits(page);
    await page.goto('/');
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    await expect.poll(async () => (await getApiCalls(platform, 'getSettings')).length).toBe(1);
    // One commit per level: root, layout, page, lanes. The last one fetches the live lane.
    expect(await page.evaluate(() => window.commitsBeforeFetch)).toBeLessThanOrEqual(4);
    // The hero starts its carousel after hydration.
    await expect(page.getByRole('button', { name: 'Stopp bildebytte' })).toBeVisible();
    expect(
      (await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()).slice(0, 3),
    ).toEqual(headings.slice(0, 3));
    const operations = (await getApiCalls(platform))
      .filter(isFromBrowser)
      .map(({ operationId }) => operationId);
    expect(operations).not.toContain('getPages');
    expect(operations).not.toContain('getPage');
    expect(operations).not.toContain('getFrontpageImage');
    // The live lane is the only one on the first screen that is outdated.
    const lanes = (await getApiCalls(platform, 'getSwimlane')).filter(isFromBrowser).map(({ path }) => path);
    expect(lanes.filter((path) => /start-(?:hero|direkte|nye-filmer)/.test(path))).toEqual([
      expect.stringContaining('start-direkte'),
    ]);
    // The first image comes in one size, and the app after it.
    expect(order.indexOf('app')).toBeGreaterThan(0);
    expect(order.indexOf('small picture')).toBeGreaterThan(order.indexOf('picture'));
    expect(new Set(pictures).size).toBe(pictures.length);
    await expectNoLayoutShift(page);
  });

  for (const path of [
    '/filmer',
    '/film/isfront',
    '/serie/ferja',
    '/tv-guide',
    '/hjelp/enheter',
    '/abonnementer/mye',
  ]) {
    test(`${path} hydrates without layout shift`, async ({ page, platform }) => {
      await page.goto(path);
      await expect.poll(async () => (await getApiCalls(platform, 'getSettings')).length).toBe(1);
      await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
      await expectNoLayoutShift(page);
    });
  }

  test('the front page hydrates without layout shift for a signed-in customer', async ({ page, signIn }) => {
    await signIn('active@kunde.test');
    await page.goto('/film/isfront');
    await page.getByRole('button', { name: 'Legg i Min liste' }).click();
    await expect(page.getByRole('button', { name: 'Fjern fra Min liste' })).toBeVisible();
    const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/swimlanes/start-nye-filmer*', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Min konto, \S+/ })).toBeVisible();
    // The lane of the served page stays until the customer's has loaded.
    await expect(page.getByRole('list', { name: 'Nye filmer' }).getByRole('link').first()).toBeVisible();
    release(undefined);
    // The customer's own swimlanes are among them.
    await expect(page.locator('html')).not.toHaveAttribute('data-viewer');
    await expect(page.getByRole('list', { name: 'Direkte nå' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Min liste' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logg inn' })).toHaveCount(0);
    await expectNoLayoutShift(page);
  });

  test('a click before hydration is replayed after it', async ({ page }) => {
    let releaseScript: () => void = () => undefined;
    const clicked = new Promise<void>((resolve) => {
      releaseScript = resolve;
    });
    await page.route('**/assets/index-*.js', async (route) => {
      await clicked;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Logg inn' }).click();
    releaseScript();
    await expect(page.getByLabel('Passord')).toBeVisible();
  });

  test('SIGNUP-01 form input from before hydration is kept and submitted', async ({
    page,
    platform,
    expectConsoleError,
  }) => {
    // 404: no voucher. The journey may end first.
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
    // Without the app the browser would submit the form.
    await page.getByLabel('Etternavn').press('Enter');
    scripts.resolve(undefined);
    await expect(page).toHaveURL(/min-konto\/kj/);
    await expect.poll(async () => (await getApiCalls(platform, 'registerCustomer')).length).toBe(1);
    expect(page.url()).not.toContain('hemmelig1');
  });
});
