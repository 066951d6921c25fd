import type { Page } from '@playwright/test';
import type { Fault } from '@tv/platform';
import { findBuildFile } from '../support/findBuildFile.ts';
import { overrideConfig, expect, test } from '../support/fixtures.ts';

const liveLane = (page: Page) => page.getByRole('list', { name: 'Direkte nå' }).getByRole('link');
const films = (page: Page) => page.getByRole('list', { name: 'Nye filmer' }).getByRole('link');
/** Far enough down to be fetched by the app. */
const comedies = (page: Page) => page.getByRole('list', { name: 'Le litt i kveld' }).getByRole('link');
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Prøv igjen' });

/** To detect a reload. */
async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => void (document.documentElement.dataset['journey'] = 'same page'));
}

async function expectNoReload(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-journey', 'same page');
}

test.describe('when a part fails', () => {
  test('LANE-46 a malformed swimlane item is dropped and reported, and the other items are shown', async ({
    page,
    platform,
    expectConsoleError,
  }) => {
    expectConsoleError(/swimlane item/);
    const heading = page.getByRole('heading', { name: 'Le litt i kveld' });
    await page.goto('/');
    await heading.scrollIntoViewIfNeeded();
    await expect(comedies(page).first()).toBeVisible();
    await expect.poll(() => comedies(page).count()).toBeGreaterThan(7);
    const [first = '', second = '', third = '', ...more] = await comedies(page).allTextContents();
    await platform.addFault({
      operationId: 'getSwimlane',
      pathPrefix: '/content-layout/swimlanes/start-komedie',
      patch: { '/1/title': null },
    });
    await page.reload();
    // The lane replaces its skeleton, which may be during the scroll.
    await expect(() => heading.scrollIntoViewIfNeeded({ timeout: 5_000 })).toPass();
    await expect(comedies(page).filter({ hasText: first })).toBeVisible();
    await expect(comedies(page).filter({ hasText: third })).toBeVisible();
    await expect(comedies(page).filter({ hasText: second })).toHaveCount(0);
    // One more item may be rendered at the end.
    await expect
      .poll(() => comedies(page).allTextContents())
      .toEqual(expect.arrayContaining([first, third, ...more]));
  });

  test('a malformed item of the page list is dropped, and the other pages are shown', async ({
    page,
    platform,
  }) => {
    await platform.addFault({ operationId: 'getPages', patch: { '/1/slug': 7 } });
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Hovedmeny' });
    await expect(menu.getByRole('link', { name: 'Filmer' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'TV', exact: true })).toHaveCount(0);
    await expect(liveLane(page).first()).toBeVisible();
  });

  test('a swimlane that fails to load shows its own error, and loads on retry', async ({
    page,
    platform,
    expectConsoleError,
  }) => {
    expectConsoleError(/500 .*start-direkte/);
    expectConsoleError(/\[request GET .*start-direkte/);
    await platform.addFault({ pathPrefix: '/content-layout/swimlanes/start-direkte', status: 500 });
    await page.goto('/');
    await expect(page.getByText('Vi fikk ikke hentet Direkte nå.')).toBeVisible();
    await expect(films(page).first()).toBeVisible();
    await markDocument(page);
    await platform.clearFaults();
    await tryAgain(page).click();
    await expect(liveLane(page).first()).toBeVisible();
    await expectNoReload(page);
  });

  const contentFailures: Readonly<Record<string, Fault>> = {
    'answers 503': { status: 503 },
    'drops every connection': { outage: true },
    'breaks off in the middle of its answers': { cut: true },
  };
  for (const [failure, fault] of Object.entries(contentFailures)) {
    test(`PAGE-47 the front page shows an error and recovers without a reload when the content service ${failure}`, async ({
      page,
      platform,
      brand,
      expectConsoleError,
    }) => {
      expectConsoleError(/content-?layout/i);
      expectConsoleError(/status of 503 .*\/$/);
      await platform.addFault({ ...fault, pathPrefix: '/content-layout' });
      expect((await page.goto('/'))?.status()).toBe(503);
      await expect(page.getByRole('heading', { name: 'Noe gikk galt' })).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link', { name: brand.displayName })).toBeVisible();
      await markDocument(page);
      await tryAgain(page).click();
      await expect(tryAgain(page)).toBeEnabled();
      await expect(page.getByRole('heading', { name: 'Noe gikk galt' })).toBeVisible();

      await platform.clearFaults();
      await tryAgain(page).click();
      await expect(liveLane(page).first()).toBeVisible();
      await expect(
        page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Filmer' }),
      ).toBeVisible();
      await expectNoReload(page);
    });
  }

  test('an unreachable socket does not affect the user', async ({
    page,
    platform,
    signIn,
    expectConsoleError,
  }) => {
    expectConsoleError(/socket/i);
    await platform.addFault({ pathPrefix: '/socket.io', outage: true });
    await signIn('active@kunde.test');
    await page.goto('/');
    await expect(liveLane(page).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /^Min konto, \S+/ })).toBeVisible();
    await expect(page.getByText('Noe gikk galt')).toHaveCount(0);
    expect((await platform.state()).sockets).toEqual([]);
  });
});

test.describe('the session check', () => {
  test('AUTH-15 a failed session check leaves the user signed out on the front page', async ({
    page,
    platform,
    expectConsoleError,
  }) => {
    expectConsoleError(/context\/check/);
    for (const fault of [{ status: 500 }, { outage: true }, { status: 401, cut: true }] satisfies Fault[]) {
      const { id } = await platform.addFault({ ...fault, operationId: 'checkContext' });
      await page.goto('/');
      await expect(liveLane(page).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
      await platform.removeFault(id);
    }
  });

  test('AUTH-13 AUTH-14 a session check with a false positive redirects to the sign-in page once, without a loop', async ({
    page,
    platform,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[auth\.signIn\]/);
    await platform.addFault({ operationId: 'checkContext', body: 'html' });
    await page.goto('/bli-kunde');
    // By keyboard: Playwright cannot click on a page that replaced a loading one.
    await page.getByRole('link', { name: 'Avbryt' }).press('Enter');
    await expect(page.getByText('Innlogging avbrutt.')).toBeVisible();
    await page.goto('/bli-kunde');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
    await expect(page).toHaveURL(/\/bli-kunde$/);
  });
});

test.describe('a release or its configuration is broken', () => {
  test('CONF-18 an invalid error-tracking percentage is named on the console, and the page stays with a notice', async ({
    page,
    context,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[start\] .*Configuration "errorTracking\.percentage"/);
    await overrideConfig(page, { errorTracking: { percentage: 0 } });
    await page.goto('/');
    const notice = page.getByRole('alert');
    await expect(notice.getByRole('heading', { name: 'Vi får ikke startet' })).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Prøv igjen' })).toHaveAttribute('href', page.url());
    await expect(liveLane(page).first()).toBeVisible();

    const otherTab = await context.newPage();
    await otherTab.goto('/');
    await expect(liveLane(otherTab).first()).toBeVisible();
  });

  /** HTML for a style sheet would count as an empty one. */
  const goneResponses = {
    js: { contentType: 'text/html', body: '<!doctype html><title>Ny utgave</title>' },
    css: { status: 404 },
  };

  /** Removes files that the page has not loaded, as a new release does. */
  async function removeChunks(
    page: Page,
    kind: keyof typeof goneResponses,
    isRemoved: () => boolean,
    files?: readonly string[],
  ): Promise<void> {
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    await page.route(`**/assets/*.${kind}`, (route) => {
      const url = route.request().url();
      const isAffected = files?.some((file) => url.endsWith(file)) ?? true;
      return loaded.includes(url) || !isRemoved() || !isAffected
        ? route.continue()
        : route.fulfill(goneResponses[kind]);
    });
  }

  function countLoads(page: Page): () => number {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    return () => loads;
  }

  test('ERR-13 a missing chunk reloads the page at the requested URL', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/MIME type|dynamically imported module/);
    await page.goto('/');
    await expect(liveLane(page).first()).toBeVisible();
    const loads = countLoads(page);
    await removeChunks(page, 'js', () => loads() === 0);
    await page.getByRole('banner').getByRole('link', { name: 'Bli kunde' }).click();
    await expect(page.getByRole('heading', { name: 'Velg pakken din' })).toBeVisible();
    await expect(page).toHaveURL(/\/bli-kunde$/);
    expect(loads()).toBe(1);
  });

  test('ERR-13 a chunk that hangs after a return from the back/forward cache reloads the page', async ({
    page,
    brand,
    expectConsoleError,
  }) => {
    expectConsoleError(/An import did not continue/);
    await page.goto('/');
    const loads = countLoads(page);
    const file = findBuildFile(brand.id, 'GuidePage', 'js');
    // Simulates an import that Firefox does not settle.
    await page.route(`**/${file}`, (route) => (loads() === 0 ? undefined : route.continue()));
    const requested = page.waitForRequest((one) => one.url().endsWith(file));
    await page.getByRole('banner').getByRole('link', { name: 'TV-guide' }).click();
    await requested;
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect.poll(loads).toBe(1);
    await expect(page.getByRole('heading', { level: 1, name: 'TV-guide' })).toBeVisible();
  });

  for (const kind of ['js', 'css'] as const) {
    test(`ERR-13 a missing ${kind} file does not reload the page on hover, and reloads it once on click`, async ({
      page,
      brand,
      expectConsoleError,
    }) => {
      expectConsoleError(
        kind === 'js' ? /MIME type|dynamically imported module/ : /status of 404|Unable to preload CSS/,
      );
      await page.goto('/');
      const film = films(page).first();
      await film.scrollIntoViewIfNeeded();
      await markDocument(page);
      const loads = countLoads(page);
      // Swimlanes further down load critical chunks meanwhile.
      const files = ['CoverPages', 'HoverCardLayer'].map((name) => findBuildFile(brand.id, name, kind));
      await removeChunks(page, kind, () => loads() === 0, files);
      const failedRequests = files.map(async (file) => {
        const request = await page.waitForEvent('request', (one) => one.url().endsWith(file));
        await request.response();
      });
      await film.hover();
      await Promise.all(failedRequests);
      await page.mouse.move(0, 0);
      await film.focus();
      // A reload would have started by this response.
      await expect(film).toBeFocused();
      await expectNoReload(page);
      expect(loads()).toBe(0);

      await film.press('Enter');
      await expect(page).toHaveURL(/\/film\//);
      await expect.poll(loads).toBe(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(loads()).toBe(1);
    });
  }

  test('ERR-10 ERR-11 ERR-14 ERR-15 a chunk still missing after one reload is logged and shows an error in the page', async ({
    page,
    brand,
    expectConsoleError,
  }) => {
    expectConsoleError(/MIME type/);
    expectConsoleError(/\[chunk\.load\]/);
    expectConsoleError(/Failed to fetch dynamically imported module/);
    await page.goto('/');
    await expect(liveLane(page).first()).toBeVisible();
    const loads = countLoads(page);
    await removeChunks(page, 'js', () => true);
    await page.getByRole('banner').getByRole('link', { name: 'Bli kunde' }).click();
    await expect(page.getByRole('heading', { name: 'Noe gikk galt' })).toBeVisible();
    await expect(
      page.getByText('Vi setter vår beste Strimere på saken! Og unskyld for ulempen 🙏.'),
    ).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: brand.displayName })).toBeVisible();
    expect(loads()).toBe(1);
  });

  for (const kind of ['js', 'css'] as const) {
    test(`ERR-13 a missing entry ${kind} file reloads the page, which gets the new release`, async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(kind === 'js' ? /MIME type/ : /status of 404/);
      const loads = countLoads(page);
      await page.route(`**/assets/index-*.${kind}`, (route) =>
        loads() < 2 ? route.fulfill(goneResponses[kind]) : route.continue(),
      );
      await page.goto('/');
      await expect(liveLane(page).first()).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('margin', '0px');
      expect(loads()).toBe(2);
    });
  }

  test('ERR-14 an app that fails to load shows an error after one reload, and loads on retry', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/MIME type/);
    expectConsoleError(/\[chunk\.load\]/);
    const loads = countLoads(page);
    await page.route('**/assets/index-*.js', (route) => route.fulfill(goneResponses.js));
    await page.goto('/bli-kunde?fra=brev');
    await expect(page.getByRole('heading', { name: 'Noe gikk galt' })).toBeVisible();
    expect(loads()).toBe(2);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Prøv igjen' }).click();
    await expect(page.getByRole('heading', { name: 'Velg pakken din' })).toBeVisible();
    await expect(page).toHaveURL(/\/bli-kunde\?fra=brev$/);
  });

  test('ERR-14 ERR-15 without browser storage a missing chunk never reloads the page', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/MIME type/);
    expectConsoleError(/\[chunk\.load\]/);
    expectConsoleError(/Failed to fetch dynamically imported module/);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.goto('/');
    await expect(liveLane(page).first()).toBeVisible();
    const loads = countLoads(page);
    await removeChunks(page, 'js', () => true);
    await page.getByRole('banner').getByRole('link', { name: 'Bli kunde' }).click();
    await expect(page.getByRole('heading', { name: 'Noe gikk galt' })).toBeVisible();
    expect(loads()).toBe(0);
  });
});
