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
import type { RenderedPage } from '../../server/createRenderer.tsx';

const PAGES = 'GET /content-layout/pages';
const START = 'GET /content-layout/pages/start';
const HERO = 'GET /content-layout/swimlanes/hero';
const ORIGIN = 'https://tv.example.test';

/** A brand's server over a network of its own. There is no browser in this process. */
function site(responses: ResponseTable = {}) {
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

async function page(rendering: Promise<RenderedPage>) {
  const rendered = await rendering;
  if (rendered.kind !== 'page') throw new Error(`A redirect to ${rendered.location}`);
  return rendered;
}

const answersOf = ({ state }: { readonly state: string }): readonly string[] => {
  const { answers } = JSON.parse(state) as { answers: { queries: object } };
  return Object.keys(answers.queries).map((question) => question.split('(')[0] ?? '');
};

const scripts = (html: string): readonly string[] => html.match(/<script[^>]*>/g) ?? [];

describe('a page that a server draws', () => {
  it('PAGE-29 PAGE-66 PAGE-67 ROUTE-01 is the front page as a visitor sees it first, asked for once each', async () => {
    const { render, calls, reports } = site();
    const { status, head, body, state, isComplete } = await page(render('/'));
    expect([status, isComplete]).toEqual([200, true]);
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/"/>`);
    // The first picture is asked for before the app is there.
    expect(head).toMatch(/<link rel="preload" as="image" imageSrcSet="[^"]*isfront/);
    expect(body).toContain('På TV nå');
    expect(body).toContain(cardFixtures.live.title);
    expect(body).toContain('Logg inn');
    expect(new Set(calls()).size).toBe(calls().length);
    expect(calls()).toEqual(expect.arrayContaining([PAGES, START, HERO]));
    expect(answersOf({ state })).toEqual(expect.arrayContaining(['getPages', 'getPage', 'getSwimlane']));
    expect(reports).toEqual([]);
  });

  it('SEARCH-01 is the search that the address asks for, with its hits', async () => {
    const { render, calls, reports } = site();
    const { status, head, body, state, isComplete } = await page(render('/search?q=is'));
    expect([status, isComplete]).toEqual([200, true]);
    expect(head).toContain('<title>Søk: is – Glimt</title>');
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    expect(body).toContain('Treff på «is»');
    expect(body).toContain('Siste ferje');
    expect(answersOf({ state })).toContain('search');
    expect(calls().filter((call) => call.includes('/search?'))).toHaveLength(1);
    expect(reports).toEqual([]);
  });

  it('SEARCH-01 has its search field though the search fails', async () => {
    const { render } = site({ 'GET /content-search/search': () => new Response(null, { status: 503 }) });
    const { status, body, isComplete } = await page(render('/search?q=is'));
    expect([status, isComplete]).toEqual([200, false]);
    expect(body).toContain('role="search"');
  });

  it('SEARCH-01 opens the kind of hits that the address names', async () => {
    const { render } = site();
    const chosen = async (type: string) => {
      const { body } = await page(render(`/search?q=is${type}`));
      return /role="tab"[^>]*aria-selected="true"[^>]*>([^<]*)/.exec(body)?.[1];
    };
    expect([await chosen(''), await chosen('&type=movies'), await chosen('&type=series')]).toEqual([
      'Alle (3)',
      'Filmer (2)',
      'Serier (1)',
    ]);
  });

  it('BANNER-04 has no banner, and asks for none', async () => {
    const { render, calls } = site();
    await render('/');
    expect(calls()).not.toContain('GET /gateway/inappmessages');
  });

  it('API-04 API-06 tells the services that a server asks, and of nobody else', async () => {
    const { render, network } = site();
    await render('/');
    for (const { request } of network.requests) {
      expect(request.headers.get('authorization')).toBeNull();
      expect(request.headers.get('cookie')).toBeNull();
    }
    const ids = network.requests.map(({ request }) => request.headers.get('x-glimt-appsessionid'));
    expect(new Set(ids).size).toBe(1);
  });

  it('keeps the places of a customer’s own lanes, and asks for none of them', async () => {
    const { render, calls } = site();
    const { body } = await page(render('/'));
    expect(body).toContain('Fortsett å se');
    expect(calls().join(' ')).not.toContain('continue');
  });

  it('ROUTE-13 PAGE-58 is the first page of all that a swimlane holds, with the styles of its own script', async () => {
    const { render, calls, reports } = site();
    const { status, head, body, isComplete, files } = await page(render('/tema/start/liste/films'));
    expect([status, isComplete]).toEqual([200, true]);
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/tema/start/liste/films"/>`);
    expect(body).toContain(cardFixtures.film.title);
    expect(calls()).toContain('GET /content-layout/swimlanes/films?page=1&pageSize=30');
    expect(files).toEqual(['libs/discovery-ui/src/swimlaneList/SwimlaneListPage.tsx']);
    expect(reports).toEqual([]);
  });

  it('ROUTE-09 is the page of a series that is to play by itself, which it does in the app', async () => {
    const series = 'GET /content-search/coverpage/series/fyret-pa-skarvoya';
    const variant = { id: 'arkivet', providerId: 'arkivet', behavior: 'PlayAsset' };
    const { render } = site({ [series]: { ...seriesCoverPageFixture, defaultProviderVariant: variant } });
    const { status, body } = await page(render('/serie/fyret-pa-skarvoya?autoPlay=1'));
    expect(status).toBe(200);
    expect(body).toContain('Fyret på Skarvøya</h1>');
  });

  it('PAGE-59 of a swimlane that is not on its page is an error, with a skeleton for who may yet have it', async () => {
    const { status, head, body } = await page(site().render('/tema/start/liste/gone'));
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
  ])('%s at %s is a not-found page, and says 404', async (_ids, path, words) => {
    const missing = () => new Response(null, { status: 404 });
    const { render } = site({
      'GET /content-layout/pages/:slug': missing,
      'GET /content-search/coverpage/super/:id/': missing,
    });
    const { status, head, body } = await page(render(path));
    expect(status).toBe(404);
    expect(head).toContain('<meta name="robots" content="noindex"/>');
    for (const word of words) expect(body).toContain(word);
  });

  it('ROUTE-19 is a redirect where an old link was looked up, and can be tried again where it could not be', async () => {
    expect(await site().render('/se/program/cs_1')).toMatchObject({ kind: 'redirect', status: 302 });
    const failing = site({
      'GET /content-search/coverpage/super/:id/': () => new Response(null, { status: 500 }),
    });
    expect((await page(failing.render('/se/program/cs_1'))).status).toBe(503);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['a lost network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a status', () => new Response('', { status: 500 })],
    ['a page of HTML', () => new Response('<!doctype html><h1>Gateway</h1>')],
    ['another shape', () => Response.json({ pages: 7 })],
  ])(
    'PAGE-47 that the services fail by %s is a skeleton that is not to be had just now',
    async (how, fail) => {
      const { render, reports } = site({ [PAGES]: fail, [START]: fail });
      const { status, body, state, isComplete } = await page(render('/'));
      // Of services that fail for the time being the program reports, once an outage.
      const isUnreadable = how === 'a page of HTML' || how === 'another shape';
      expect(reports.some((report) => report.includes('Error'))).toBe(isUnreadable);
      expect([status, isComplete]).toEqual([503, false]);
      expect(body).toContain('aria-busy="true"');
      expect(answersOf({ state })).not.toContain('getPages');
    },
  );

  it('is worth answering with although a lane of it fails, which is left to the app', async () => {
    const { render } = site({ [HERO]: () => new Response('', { status: 500 }) });
    const { status, body, isComplete } = await page(render('/'));
    expect([status, isComplete]).toEqual([200, false]);
    expect(body).toContain(cardFixtures.live.title);
    expect(body).not.toContain('karusell');
  });

  it.each([
    ['all of it', PAGES, 'aria-busy="true"'],
    ['one lane', HERO, 'På TV nå'],
  ])('goes out at the deadline without what has not come: %s', async (_what, call, seen) => {
    const { render } = site({ [call]: () => new Promise<Response>(() => undefined) });
    const { status, body, isComplete } = await page(render('/', AbortSignal.timeout(300)));
    expect([status, isComplete]).toEqual([200, false]);
    expect(body).toContain(seen);
  });

  it('COVER-02 a film whose provider variants fail is its page without their section', async () => {
    const variants = 'GET /content-search/coverpage/super/isfront/variants';
    const { render } = site({ [variants]: () => new Response('', { status: 500 }) });
    const { status, body, isComplete } = await page(render('/film/isfront'));
    expect([status, isComplete]).toEqual([200, false]);
    expect(body).toContain('Isfront</h1>');
    expect(body).not.toContain('Se hos');
  });

  it('goes out with skeletons for what has not come, and is whole later in the same render', async () => {
    const { promise: laneComes, resolve: sendLane } = Promise.withResolvers<undefined>();
    const lane = swimlaneItemFixtures[swimlaneFixtures.hero.link];
    const { start, calls } = site({ [HERO]: () => laneComes.then(() => Response.json(lane)) });
    const { finished, partial } = start('/');
    await expect.poll(calls).toContain(HERO);
    const early = await page(partial());
    expect([early.status, early.isComplete]).toEqual([200, false]);
    expect(early.body).toContain('På TV nå');
    expect(early.body).not.toContain('karusell');
    sendLane(undefined);
    const whole = await page(finished);
    expect([whole.status, whole.isComplete]).toEqual([200, true]);
    expect(whole.body).toContain('karusell');
    expect(new Set(calls()).size).toBe(calls().length);
  });

  const NONSENSE: readonly (readonly [string, () => Response])[] = [
    ['is empty', () => Response.json([])],
    ['has no page that can be read', () => Response.json([{ slug: 7 }])],
    ['is not found', () => new Response('', { status: 404 })],
  ];

  it.each(NONSENSE)(
    'PAGE-66 a page list that %s is a failure of the services, not a 404',
    async (_, list) => {
      const { render } = site({ [PAGES]: list });
      for (const path of ['/', '/filmer']) {
        const { status, isComplete } = await page(render(path));
        expect([path, status, isComplete]).toEqual([path, 503, false]);
      }
    },
  );

  it.each(NONSENSE)('PAGE-66 the last page list that was read replaces one that %s', async (_, list) => {
    const { render, network } = site();
    await render('/');
    network.addResponses({ [PAGES]: list });
    for (const [path, expected] of [
      ['/', 200],
      ['/filmer', 200],
      ['/finnes-ikke', 404],
    ] as const) {
      const { status, isComplete, body } = await page(render(path));
      // Not complete: the next render is to fetch the list again.
      expect([path, status, isComplete]).toEqual([path, expected, false]);
      expect(body).toContain('href="/filmer"');
    }
  });

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'ERR-01 an id %s that properties of objects have is as unknown as any other',
    async (id) => {
      const missing = () => new Response(null, { status: 404 });
      const { render } = site({
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

  it('runs no script of its own, whatever the services say', async () => {
    const hostile = '</script><script>alert(1)</script><!--\u2028\ud83c';
    const tainted = (value: unknown, key = ''): unknown => {
      if (Array.isArray(value)) return value.map((item) => tainted(item, key));
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, tainted(item, name)]));
      const isWords = /title|name|description|label|subtitle|value/i.test(key) && key !== 'type';
      return typeof value === 'string' && isWords ? `${value} ${hostile}` : value;
    };
    const answers = Object.entries(standardResponses).map(([call, answer]) => [call, tainted(answer)]);
    for (const path of ['/', '/filmer', '/film/isfront', '/bli-kunde']) {
      const { head, body, state } = await page(
        site(Object.fromEntries(answers) as ResponseTable).render(path),
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

  it('is nobody else’s: two at once share no answers', async () => {
    const { render } = site({ 'GET /content-layout/pages/:slug': startPageFixture });
    const [front, tv] = await Promise.all([page(render('/')), page(render('/tv'))]);
    expect(front.state).not.toContain('pages/tv');
    expect(front.state).not.toContain('\\"tv\\"');
    expect(tv.state).not.toContain('getFrontPageImage');
  });
});

describe('what a server does with a path', () => {
  const { renderer } = site();
  const route = (path: string) => {
    const { pathname, search } = new URL(path, ORIGIN);
    return renderer.route(pathname, search);
  };

  it.each([
    ['/index.html?a=1', 301, '/?a=1'],
    ['/home?a=1&b=2', 301, '/start?a=1&b=2'],
    ['/password/reset/abc?token=1', 301, '/passord/reset?token=1'],
    ['/device?user_code=AB', 302, `${testConfig.identity.authority}/device?user_code=AB`],
  ])('ROUTE-02 ROUTE-26 ROUTE-31 ROUTE-41 leads from %s elsewhere, by %i', (path, status, location) => {
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
  ])('draws %s, for which of the query count %j', (path, query) => {
    expect(route(path)).toEqual({ kind: 'rendered', query });
  });

  it.each(['/min-konto', '/innstillinger', '/logout', '/app/callback', '/app/silent-callback', '/dev'])(
    'leaves %s to the app',
    (path) => {
      expect(route(path)).toEqual({ kind: 'empty' });
    },
  );
});
