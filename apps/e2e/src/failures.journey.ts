import type { Page } from '@playwright/test';
import type { Fault } from '@tv/platform';
import { buildFile } from './buildFiles.ts';
import { configure, expect, test } from './journey.ts';

const liveLane = (page: Page) => page.getByRole('list', { name: 'Direkte nå' }).getByRole('link');
const films = (page: Page) => page.getByRole('list', { name: 'Nye filmer' }).getByRole('link');
/** A lane so far down that the app asks for it, not the server that draws the page. */
const comedies = (page: Page) => page.getByRole('list', { name: 'Le litt i kveld' }).getByRole('link');
const tryAgain = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Prøv igjen' });

/** Marks the page as it is, to tell later whether it was loaded anew. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => void (document.documentElement.dataset['journey'] = 'same page'));
}

async function expectSamePage(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-journey', 'same page');
}

test.describe('when a part fails', () => {
  test('LANE-46 a broken item of a lane is dropped and reported, and its neighbours show', async ({
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
    await heading.scrollIntoViewIfNeeded();
    await expect(comedies(page).filter({ hasText: first })).toBeVisible();
    await expect(comedies(page).filter({ hasText: third })).toBeVisible();
    await expect(comedies(page).filter({ hasText: second })).toHaveCount(0);
    // One more than before may stand at the end of what is drawn.
    await expect
      .poll(() => comedies(page).allTextContents())
      .toEqual(expect.arrayContaining([first, third, ...more]));
  });

  test('a broken item of the page list is dropped, and the other pages stay', async ({ page, platform }) => {
    await platform.addFault({ operationId: 'getPages', patch: { '/1/slug': 7 } });
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Hovedmeny' });
    await expect(menu.getByRole('link', { name: 'Filmer' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'TV', exact: true })).toHaveCount(0);
    await expect(liveLane(page).first()).toBeVisible();
  });

  test('a lane that cannot be had says so alone, and comes when tried again', async ({
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
    await mark(page);
    await platform.clearFaults();
    await tryAgain(page).click();
    await expect(liveLane(page).first()).toBeVisible();
    await expectSamePage(page);
  });

  const troubles: Readonly<Record<string, Fault>> = {
    'answers 503': { status: 503 },
    'drops every connection': { outage: true },
    'breaks off in the middle of its answers': { cut: true },
  };
  for (const [trouble, fault] of Object.entries(troubles)) {
    test(`PAGE-47 the content service ${trouble}: an error view, and recovery without a reload`, async ({
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
      await mark(page);
      await tryAgain(page).click();
      await expect(tryAgain(page)).toBeEnabled();
      await expect(page.getByRole('heading', { name: 'Noe gikk galt' })).toBeVisible();

      await platform.clearFaults();
      await tryAgain(page).click();
      await expect(liveLane(page).first()).toBeVisible();
      await expect(
        page.getByRole('navigation', { name: 'Hovedmeny' }).getByRole('link', { name: 'Filmer' }),
      ).toBeVisible();
      await expectSamePage(page);
    });
  }

  test('a socket that cannot be reached disturbs nobody', async ({
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

test.describe('the check for a session', () => {
  test('AUTH-15 failing in any way leaves the visitor anonymous, with the front page before him', async ({
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

  test('AUTH-13 AUTH-14 saying yes where there is none leads to the sign-in once, and not in circles', async ({
    page,
    platform,
    expectConsoleError,
  }) => {
    expectConsoleError(/\[auth\.signIn\]/);
    await platform.addFault({ operationId: 'checkContext', body: 'html' });
    await page.goto('/bli-kunde');
    // By keyboard: a page that took the place of one still loading has no screen that Playwright could point at.
    await page.getByRole('link', { name: 'Avbryt' }).press('Enter');
    await expect(page.getByText('Innlogging avbrutt.')).toBeVisible();
    await page.goto('/bli-kunde');
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logg inn' })).toBeVisible();
    await expect(page).toHaveURL(/\/bli-kunde$/);
  });
});

test.describe('a release or its configuration is broken', () => {
  test('CONF-18 an error-tracking percentage out of range is named in a notice, and the page stays', async ({
    page,
    context,
  }) => {
    await configure(page, { errorTracking: { percentage: 0 } });
    await page.goto('/');
    const notice = page.getByRole('alert');
    await expect(notice.getByRole('heading', { name: 'Vi får ikke startet' })).toBeVisible();
    await expect(notice.getByText('errorTracking.percentage')).toBeVisible();
    await expect(notice.getByRole('link', { name: 'Prøv igjen' })).toHaveAttribute('href', page.url());
    await expect(liveLane(page).first()).toBeVisible();

    const mended = await context.newPage();
    await mended.goto('/');
    await expect(liveLane(mended).first()).toBeVisible();
  });

  /** What a file of a release that is gone answers: a style sheet that is a page would be taken for an empty one. */
  const gone = {
    js: { contentType: 'text/html', body: '<!doctype html><title>Ny utgave</title>' },
    css: { status: 404 },
  };

  /** Takes away files that the page has not loaded, as a new release does. */
  async function loseChunks(
    page: Page,
    kind: keyof typeof gone,
    isLost: () => boolean,
    files?: readonly string[],
  ): Promise<void> {
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    await page.route(`**/assets/*.${kind}`, (route) => {
      const url = route.request().url();
      const isMeant = files?.some((file) => url.endsWith(file)) ?? true;
      return loaded.includes(url) || !isLost() || !isMeant ? route.continue() : route.fulfill(gone[kind]);
    });
  }

  function countLoads(page: Page): () => number {
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });
    return () => loads;
  }

  test('ERR-13 a chunk that is gone reloads the page, and the viewer gets where he was going', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/MIME type|dynamically imported module/);
    await page.goto('/');
    await expect(liveLane(page).first()).toBeVisible();
    const loads = countLoads(page);
    await loseChunks(page, 'js', () => loads() === 0);
    await page.getByRole('banner').getByRole('link', { name: 'Bli kunde' }).click();
    await expect(page.getByRole('heading', { name: 'Velg pakken din' })).toBeVisible();
    await expect(page).toHaveURL(/\/bli-kunde$/);
    expect(loads()).toBe(1);
  });

  for (const kind of ['js', 'css'] as const) {
    test(`ERR-13 a ${kind} file that is gone costs nothing while the viewer points, and one reload when he presses`, async ({
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
      await mark(page);
      const loads = countLoads(page);
      // Lanes further down bring parts of their own meanwhile, which the viewer does need.
      const files = ['CoverPages', 'CardLayer'].map((name) => buildFile(brand.id, name, kind));
      await loseChunks(page, kind, () => loads() === 0, files);
      const lost = files.map(async (file) => {
        const request = await page.waitForEvent('request', (one) => one.url().endsWith(file));
        await request.response();
      });
      await film.hover();
      await Promise.all(lost);
      await page.mouse.move(0, 0);
      await film.focus();
      // Whoever would reload has had his turns by the time that the page answers again.
      await expect(film).toBeFocused();
      await expectSamePage(page);
      expect(loads()).toBe(0);

      await film.press('Enter');
      await expect(page).toHaveURL(/\/film\//);
      await expect.poll(loads).toBe(1);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(loads()).toBe(1);
    });
  }

  test('ERR-10 ERR-11 ERR-14 ERR-15 a chunk that stays gone reloads once, is logged, and leaves the rest standing', async ({
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
    await loseChunks(page, 'js', () => true);
    await page.getByRole('banner').getByRole('link', { name: 'Bli kunde' }).click();
    await expect(page.getByRole('heading', { name: 'Noe gikk galt' })).toBeVisible();
    await expect(
      page.getByText('Vi setter vår beste Strimere på saken! Og unskyld for ulempen 🙏.'),
    ).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: brand.displayName })).toBeVisible();
    expect(loads()).toBe(1);
  });

  for (const kind of ['js', 'css'] as const) {
    test(`ERR-13 the page’s own ${kind} file that is gone reloads the page, which is a new one then`, async ({
      page,
      expectConsoleError,
    }) => {
      expectConsoleError(kind === 'js' ? /MIME type/ : /status of 404/);
      const loads = countLoads(page);
      await page.route(`**/assets/index-*.${kind}`, (route) =>
        loads() < 2 ? route.fulfill(gone[kind]) : route.continue(),
      );
      await page.goto('/');
      await expect(liveLane(page).first()).toBeVisible();
      await expect(page.locator('body')).toHaveCSS('margin', '0px');
      expect(loads()).toBe(2);
    });
  }

  test('ERR-14 an app that cannot be loaded at all says so after one reload, and is there when tried again', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/MIME type/);
    expectConsoleError(/\[chunk\.load\]/);
    const loads = countLoads(page);
    await page.route('**/assets/index-*.js', (route) => route.fulfill(gone.js));
    await page.goto('/bli-kunde?fra=brev');
    await expect(page.getByRole('heading', { name: 'Noe gikk galt' })).toBeVisible();
    expect(loads()).toBe(2);
    await page.unrouteAll();
    await page.getByRole('link', { name: 'Prøv igjen' }).click();
    await expect(page.getByRole('heading', { name: 'Velg pakken din' })).toBeVisible();
    await expect(page).toHaveURL(/\/bli-kunde\?fra=brev$/);
  });

  test('ERR-14 ERR-15 where nothing can be remembered a chunk that is gone never reloads the page', async ({
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
    await loseChunks(page, 'js', () => true);
    await page.getByRole('banner').getByRole('link', { name: 'Bli kunde' }).click();
    await expect(page.getByRole('heading', { name: 'Noe gikk galt' })).toBeVisible();
    expect(loads()).toBe(0);
  });
});
