import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  cardFixtures,
  seriesCoverPageFixture,
  startPageFixture,
  swimlaneFixtures,
  swimlaneItemFixtures,
} from '@tv/api-client/fixtures';
import { createFakeNetwork, glimt, standardResponses, testConfig } from '@tv/test-world';
import type { ResponseTable } from '@tv/test-world';
import { createRenderer } from '../../server/createRenderer.tsx';
import type { RenderedPage } from '../../server/pageRenderer.ts';

const PAGES = 'GET /content-layout/pages';
const START = 'GET /content-layout/pages/start';
const HERO = 'GET /content-layout/swimlanes/hero';
const ORIGIN = 'https://tv.example.test';

/** Creates the server renderer of a brand with a fake network. This process has no browser. */
function createSite(responses: ResponseTable = {}) {
  const network = createFakeNetwork(testConfig, { ...standardResponses, ...responses });
  const reports: string[] = [];
  const renderer = createRenderer(glimt, {
    config: testConfig,
    origin: ORIGIN,
    fetch: network.fetch,
    report: (level, message, context) => void reports.push(`${level} ${context} ${message}`),
  });
  const start = (path: string, signal = AbortSignal.timeout(20_000)) => {
    const { pathname, search } = new URL(path, ORIGIN);
    return renderer.render({ pathname, search, signal });
  };
  const render = (path: string, signal?: AbortSignal) => start(path, signal).finished;
  return { renderer, start, render, reports, calls: () => network.requests.map(({ call }) => call), network };
}

async function expectPage(rendering: Promise<RenderedPage>) {
  const rendered = await rendering;
  if (rendered.kind !== 'page') throw new Error(`A redirect to ${rendered.location}`);
  return rendered;
}

const queryNamesOf = ({ state }: { readonly state: string }): readonly string[] => {
  const { answers } = JSON.parse(state) as { answers: { queries: object } };
  return Object.keys(answers.queries).map((cacheKey) => cacheKey.split('(')[0] ?? '');
};

const scripts = (html: string): readonly string[] => html.match(/<script[^>]*>/g) ?? [];

describe('server-rendered pages', () => {
  it('PAGE-29 PAGE-66 PAGE-67 ROUTE-01 the front page is rendered for a visitor, and each request is sent once', async () => {
    const { render, calls, reports } = createSite();
    const { status, head, body, state, isComplete } = await expectPage(render('/'));
    expect([status, isComplete]).toEqual([200, true]);
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/"/>`);
    // The first image is preloaded before the app starts.
    expect(head).toMatch(/<link rel="preload" as="image" imageSrcSet="[^"]*isfront/);
    expect(body).toContain('På TV nå');
    expect(body).toContain(cardFixtures.live.title);
    expect(body).toContain('Logg inn');
    expect(new Set(calls()).size).toBe(calls().length);
    expect(calls()).toEqual(expect.arrayContaining([PAGES, START, HERO]));
    expect(queryNamesOf({ state })).toEqual(expect.arrayContaining(['getPages', 'getPage', 'getSwimlane']));
    expect(reports).toEqual([]);
  });

  it('SEARCH-01 the search page is rendered with the hits for the query in the URL', async () => {
    const { render, calls, reports } = createSite();
    const { status, head, body, state, isComplete } = await expectPage(render('/search?q=is'));
    expect([status, isComplete]).toEqual([200, true]);
    expect(head).toContain('<title>Søk: is – Glimt</title>');
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toContain('Treff på «is»');
    expect(body).toContain('Siste ferje');
    expect(queryNamesOf({ state })).toContain('search');
    expect(calls().filter((path) => path.includes('/search?'))).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it('SEARCH-01 the search page is rendered with its field when the search fails', async () => {
    const { render } = createSite({
      'GET /content-search/search': () => new Response(null, { status: 503 }),
    });
    const { status, body, isComplete } = await expectPage(render('/search?q=is'));
    expect([status, isComplete]).toEqual([200, false]);
    expect(body).toContain('role="search"');
  });

  it('SEARCH-01 the search page selects the hit type in the URL', async () => {
    const { render } = createSite();
    const selectedTab = async (type: string) => {
      const { body } = await expectPage(render(`/search?q=is${type}`));
      return /role="tab"[^>]*aria-selected="true"[^>]*>([^<]*)/.exec(body)?.[1];
    };
    expect([
      await selectedTab(''),
      await selectedTab('&type=movies'),
      await selectedTab('&type=series'),
    ]).toEqual(['Alle (3)', 'Filmer (2)', 'Serier (1)']);
  });

  it('BANNER-04 banners are neither fetched nor rendered', async () => {
    const { render, calls } = createSite();
    await render('/');
    expect(calls()).not.toContain('GET /gateway/inappmessages');
  });

  it('API-04 API-06 requests of a server share a session id and carry no token or cookie', async () => {
    const { render, network } = createSite();
    await render('/');
    for (const { request } of network.requests) {
      expect(request.headers.get('authorization')).toBeNull();
      expect(request.headers.get('cookie')).toBeNull();
    }
    const ids = network.requests.map(({ request }) => request.headers.get('x-glimt-appsessionid'));
    expect(new Set(ids).size).toBe(1);
  });

  it('personal lanes are rendered as placeholders and not fetched', async () => {
    const { render, calls } = createSite();
    const { body } = await expectPage(render('/'));
    expect(body).toContain('Fortsett å se');
    expect(calls().join(' ')).not.toContain('continue');
  });

  it('ROUTE-13 PAGE-58 a swimlane list is rendered with its first page and the styles of its own chunk', async () => {
    const { render, calls, reports } = createSite();
    const { status, head, body, isComplete, files } = await expectPage(render('/tema/start/liste/films'));
    expect([status, isComplete]).toEqual([200, true]);
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/tema/start/liste/films"/>`);
    expect(body).toContain(cardFixtures.film.title);
    expect(calls()).toContain('GET /content-layout/swimlanes/films?page=1&pageSize=30');
    expect(files).toEqual(['libs/discovery-ui/src/swimlaneList/SwimlaneListPage.tsx']);
    expect(reports).toEqual([]);
  });

  it('ROUTE-09 an autoplay link of a series is rendered as its page, and playback starts in the client', async () => {
    const series = 'GET /content-search/coverpage/series/fyret-pa-skarvoya';
    const variant = { id: 'arkivet', providerId: 'arkivet', behavior: 'PlayAsset' };
    const { render } = createSite({
      [series]: { ...seriesCoverPageFixture, defaultProviderVariant: variant },
    });
    const { status, body } = await expectPage(render('/serie/fyret-pa-skarvoya?autoPlay=1'));
    expect(status).toBe(200);
    expect(body).toContain('Fyret på Skarvøya</h1>');
  });

  it('PAGE-59 a swimlane that is not on its page is an error, with a skeleton for customers who may have it', async () => {
    const { status, head, body } = await expectPage(createSite().render('/tema/start/liste/gone'));
    expect(status).toBe(200);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toContain('Vi fant ikke listen du leter etter.');
    expect(body).toContain('aria-busy="true"');
  });

  const CONTENT = ['Au da, vi finner dessverre ikke innholdet du leter etter', 'Til forsiden'];
  const CUSTOMER = ['Beklager! Vi fant ikke siden du lette etter', 'Tilbake til forsiden', 'Til hjelpesider'];

  it.each([
    ['ERR-01 ERR-03', '/finnes-ikke', CONTENT],
    ['ERR-01 ERR-03', '/tema/finnes-ikke', CONTENT],
    ['ERR-01 ERR-03', '/film/finnes-ikke', CONTENT],
    ['ERR-01 ERR-03', '/a/b/c', CONTENT],
    ['ERR-04 ERR-05 ERR-06', '/bli-kunde/finnes-ikke', CUSTOMER],
  ])('%s %s is rendered as a not-found page with status 404', async (_requirements, path, texts) => {
    const missing = () => new Response(null, { status: 404 });
    const { render, reports } = createSite({
      'GET /content-layout/pages/:slug': missing,
      'GET /content-search/coverpage/super/:id/': missing,
    });
    const { status, head, body } = await expectPage(render(path));
    expect(status).toBe(404);
    expect(reports).toEqual([]);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    for (const text of texts) expect(body).toContain(text);
  });

  it('ROUTE-19 an old link redirects after its lookup, and is a 503 when the lookup fails', async () => {
    expect(await createSite().render('/se/program/cs_1')).toMatchObject({ kind: 'redirect', status: 302 });
    const failing = createSite({
      'GET /content-search/coverpage/super/:id/': () => new Response(null, { status: 500 }),
    });
    expect((await expectPage(failing.render('/se/program/cs_1'))).status).toBe(503);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error status', () => new Response('', { status: 500 })],
    ['an HTML page', () => new Response('<!doctype html><h1>Gateway</h1>')],
    ['an unexpected shape', () => Response.json({ pages: 7 })],
  ])('PAGE-47 services that fail with %s give a skeleton page with status 503', async (how, fail) => {
    const { render, reports } = createSite({ [PAGES]: fail, [START]: fail });
    const { status, body, state, isComplete } = await expectPage(render('/'));
    // The server process reports temporary service failures, once per outage.
    const isUnreadable = how === 'an HTML page' || how === 'an unexpected shape';
    expect(reports.some((report) => report.includes('Error'))).toBe(isUnreadable);
    expect([status, isComplete]).toEqual([503, false]);
    expect(body).toContain('aria-busy="true"');
    expect(queryNamesOf({ state })).not.toContain('getPages');
  });

  it('a page with a failed lane has status 200 and is incomplete; the client fetches the lane', async () => {
    const { render } = createSite({ [HERO]: () => new Response('', { status: 500 }) });
    const { status, body, isComplete } = await expectPage(render('/'));
    expect([status, isComplete]).toEqual([200, false]);
    expect(body).toContain(cardFixtures.live.title);
    expect(body).not.toContain('karusell');
  });

  it.each([
    ['the page list', PAGES, 'aria-busy="true"'],
    ['a lane', HERO, 'På TV nå'],
  ])(
    'a render that reaches its deadline is sent without the missing parts: %s',
    async (_case, request, expectedText) => {
      const { render } = createSite({ [request]: () => new Promise<Response>(() => undefined) });
      const { status, body, isComplete } = await expectPage(render('/', AbortSignal.timeout(300)));
      expect([status, isComplete]).toEqual([200, false]);
      expect(body).toContain(expectedText);
    },
  );

  it('COVER-02 a film is rendered without its provider section when the variants fail', async () => {
    const variants = 'GET /content-search/coverpage/super/isfront/variants';
    const { render } = createSite({ [variants]: () => new Response('', { status: 500 }) });
    const { status, body, isComplete } = await expectPage(render('/film/isfront'));
    expect([status, isComplete]).toEqual([200, false]);
    expect(body).toContain('Isfront</h1>');
    expect(body).not.toContain('Se hos');
  });

  it('a partial render has skeletons, and the same render completes later', async () => {
    const { promise: laneResponse, resolve: releaseLane } = Promise.withResolvers<undefined>();
    const lane = swimlaneItemFixtures[swimlaneFixtures.hero.link];
    const { start, calls } = createSite({ [HERO]: () => laneResponse.then(() => Response.json(lane)) });
    const { finished, partial } = start('/');
    await expect.poll(calls).toContain(HERO);
    const partialPage = await expectPage(partial());
    expect([partialPage.status, partialPage.isComplete]).toEqual([200, false]);
    expect(partialPage.body).toContain('På TV nå');
    expect(partialPage.body).not.toContain('karusell');
    releaseLane(undefined);
    const completePage = await expectPage(finished);
    expect([completePage.status, completePage.isComplete]).toEqual([200, true]);
    expect(completePage.body).toContain('karusell');
    expect(new Set(calls()).size).toBe(calls().length);
  });

  const INVALID_PAGE_LISTS: readonly (readonly [string, () => Response])[] = [
    ['is empty', () => Response.json([])],
    ['has no valid page', () => Response.json([{ slug: 7 }])],
    ['is not found', () => new Response('', { status: 404 })],
  ];

  it.each(INVALID_PAGE_LISTS)(
    'PAGE-66 a page list that %s is a service failure, not a 404',
    async (_, list) => {
      const { render } = createSite({ [PAGES]: list });
      for (const path of ['/', '/filmer']) {
        const { status, isComplete } = await expectPage(render(path));
        expect([path, status, isComplete]).toEqual([path, 503, false]);
      }
    },
  );

  it.each(INVALID_PAGE_LISTS)('PAGE-66 the last valid page list replaces one that %s', async (_, list) => {
    const { render, network } = createSite();
    await render('/');
    network.addResponses({ [PAGES]: list });
    for (const [path, expected] of [
      ['/', 200],
      ['/filmer', 200],
      ['/finnes-ikke', 404],
    ] as const) {
      const { status, isComplete, body } = await expectPage(render(path));
      // Incomplete, so that the next render fetches the list again.
      expect([path, status, isComplete]).toEqual([path, expected, false]);
      expect(body).toContain('href="/filmer"');
    }
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'ERR-01 the id %s, a property name of all objects, is treated as unknown',
    async (id) => {
      const missing = () => new Response(null, { status: 404 });
      const { render } = createSite({
        'GET /content-layout/pages/:slug': missing,
        'GET /content-search/coverpage/super/:id/': missing,
        [START]: startPageFixture,
      });
      const statusOf = async (path: string) => {
        const rendered = await render(path);
        return rendered.kind === 'page' ? [rendered.status, rendered.isComplete] : rendered.location;
      };
      for (const path of ['/film/ID', '/serie/ID', '/serie/ID/navn', '/tema/ID', '/ID', '/hjelp/ID'])
        expect([path, await statusOf(path.replace('ID', id))]).toEqual([path, [404, true]]);
      for (const path of [
        '/tema/start/liste/ID',
        '/watch/live/ID',
        '/watch/vod/ID',
        '/watch/seriesoverview/ID',
        '/watch/ID/x',
        '/se/program/ID',
        '/se/ID/x',
        '/tv-guide/ID',
        '/abonnementer/ID',
        '/strommetjenester/ID',
        '/search?q=xx&type=ID',
        '/start?filterMenu=ID&sortMenu=ID',
        '/bli-kunde?packageName=ID&productIds=ID',
        '/bli-kunde/registrer/ID',
      ])
        expect([path, await statusOf(path.replaceAll('ID', id))]).toEqual([
          path,
          await statusOf(path.replaceAll('ID', 'finnes-ikke')),
        ]);
    },
  );

  it('service responses cannot inject scripts into a page', async () => {
    const injection = '</script><script>alert(1)</script><!--\u2028\ud83c';
    const taint = (value: unknown, key = ''): unknown => {
      if (Array.isArray(value)) return value.map((item) => taint(item, key));
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, taint(item, name)]));
      const isText = /title|name|description|label|subtitle|value/i.test(key) && key !== 'type';
      return typeof value === 'string' && isText ? `${value} ${injection}` : value;
    };
    const answers = Object.entries(standardResponses).map(([call, answer]) => [call, taint(answer)]);
    for (const path of ['/', '/filmer', '/film/isfront', '/bli-kunde']) {
      const { head, body, state } = await expectPage(
        createSite(Object.fromEntries(answers) as ResponseTable).render(path),
      );
      const data = '<script type="application/ld+json">';
      expect(scripts(head + body).filter((script) => script !== data)).toEqual([]);
      expect(body).not.toContain('alert(1)</script');
      expect(state).not.toContain('<');
      expect(() => JSON.parse(state) as unknown).not.toThrow();
      for (const [, json = ''] of (head + body).matchAll(
        /<script type="application\/ld\+json">(.*?)<\/script>/gs,
      ))
        expect(() => JSON.parse(json) as unknown).not.toThrow();
    }
  });

  it('concurrent renders share no query data', async () => {
    const { render } = createSite({ 'GET /content-layout/pages/:slug': startPageFixture });
    const [frontPage, tvPage] = await Promise.all([expectPage(render('/')), expectPage(render('/tv'))]);
    expect(frontPage.state).not.toContain('pages/tv');
    expect(frontPage.state).not.toContain('\\"tv\\"');
    expect(tvPage.state).not.toContain('getFrontPageImage');
  });
});

describe('routing on the server', () => {
  const { renderer } = createSite();
  const route = (path: string) => {
    const { pathname, search } = new URL(path, ORIGIN);
    return renderer.route(pathname, search);
  };

  it.each([
    ['/index.html?a=1', 301, '/?a=1'],
    ['/home?a=1&b=2', 301, '/start?a=1&b=2'],
    ['/password/reset/abc?token=1', 301, '/passord/reset?token=1'],
    ['/device?user_code=AB', 302, `${testConfig.identity.authority}/device?user_code=AB`],
  ])('ROUTE-02 ROUTE-26 ROUTE-31 ROUTE-41 %s redirects with status %i', (path, status, location) => {
    expect(route(path)).toEqual({ kind: 'redirect', status, location });
  });

  it.each([
    ['/', ['filterMenu', 'sortMenu']],
    ['/filmer?filterMenu=drama&utm_source=x', ['filterMenu', 'sortMenu']],
    ['/film/isfront', []],
    ['/search?q=is&type=movies&utm_source=x', ['q', 'type']],
    ['/tv-guide?kl=20&kanal=nrk1', ['kl']],
    ['/watch/live/nordlys', []],
    ['/bli-kunde', ['productIds*', 'packageName']],
    ['/bli-kunde/registrer?productIds=mest', ['productIds*', 'packageName']],
    ['/finnes/ikke', []],
  ])('%s is rendered with the relevant query parameters %j', (path, query) => {
    expect(route(path)).toMatchObject({ kind: 'rendered', query, isNotFound: path === '/finnes/ikke' });
  });

  it.each([
    '/min-konto',
    '/innstillinger',
    '/logout',
    '/app/callback',
    '/app/silent-callback',
    '/dev',
    '/bli-kunde/registrer?code=a&state=b',
  ])('%s is left to the client', (path) => {
    expect(route(path)).toMatchObject({ kind: 'empty', isNotFound: false });
  });

  it.each(['/finnes/ikke', '/min-konto/finnes-ikke', '/package/finnes-ikke', '/tilgang/finnes-ikke/1'])(
    '%s is not found, without any data',
    (path) => {
      expect(route(path)).toMatchObject({ isNotFound: true });
    },
  );
});

/** Returns the used heap in bytes, after garbage collection. */
function measureHeap(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage().heapUsed;
}

it('finished renders leave nothing in memory', async () => {
  const { render } = createSite();
  const renderPages = async (): Promise<void> => {
    for (let page = 0; page < 40; page += 1) await render('/', new AbortController().signal);
  };
  await renderPages();
  // The stores of these renders still have timers, for up to 500 ms.
  const before = measureHeap();
  await renderPages();
  await expect.poll(measureHeap, { timeout: 5000, interval: 300 }).toBeLessThan(before);
});
