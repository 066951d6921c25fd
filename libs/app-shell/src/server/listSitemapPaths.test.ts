import { expect, it } from 'vitest';
import { cardFixtures, pageListFixture, swimlaneFixtures } from '@tv/api-client/fixtures';
import { ABOUT_TOPICS, createRouteTable, findRoute, STREAMING_SERVICES } from '@tv/routes';
import { createTestWorld, type ResponseTable } from '@tv/test-world';
import { listSitemapPaths, listStaticPaths } from './listSitemapPaths.ts';

const table = createRouteTable({ brandSlug: 'glimt', developerPages: true });
const staticPaths = listStaticPaths(table);

const page = (slug: string, swimlanes: readonly unknown[]) => ({ id: slug, slug, title: slug, swimlanes });
const { films, myList, continueWatching, onTvNow } = swimlaneFixtures;
const failing = () => new Response(null, { status: 500 });

const site: ResponseTable = {
  'GET /content-layout/pages': [
    { id: '1', slug: 'start', title: 'Start', order: 1 },
    { id: '2', slug: 'filmer', title: 'Filmer', order: 2 },
  ],
  'GET /content-layout/pages/start': page('start', [films, myList, continueWatching, onTvNow]),
  'GET /content-layout/pages/filmer': page('filmer', [films]),
  'GET /content-layout/swimlanes/films': [
    cardFixtures.film,
    cardFixtures.series,
    cardFixtures.film,
    { id: 7 },
  ],
  'GET /content-layout/swimlanes/now': [{ card: cardFixtures.live }, cardFixtures.collection],
};

function sitemapOf(answers: ResponseTable = {}, signal = new AbortController().signal) {
  const world = createTestWorld({ responses: { ...site, ...answers } });
  return { world, paths: listSitemapPaths(world.store, signal) };
}

it('listSitemapPaths returns the pages, the targets of their lanes and the static pages, each once', async () => {
  const { world, paths } = sitemapOf();
  expect([...(await paths)].sort()).toEqual(
    [
      '/',
      ...staticPaths,
      '/filmer',
      '/film/isfront/Isfront',
      '/serie/fyret-pa-skarvoya/Fyret-p%C3%A5-Skarv%C3%B8ya',
      '/watch/live/nordlys',
      '/tema/vinter',
    ].sort(),
  );
  // Personal data is not even requested.
  const requested = world.network.requests.map(({ call }) => call);
  expect(requested.filter((call) => /mylist|continue/.test(call))).toEqual([]);
  expect(world.network.requests.every(({ request }) => !request.headers.has('authorization'))).toBe(true);
});

it('listSitemapPaths omits personal and missing pages', async () => {
  const own = page('filmer', [myList]);
  expect(await sitemapOf({ 'GET /content-layout/pages/filmer': own }).paths).not.toContain('/filmer');
  const gone = () => new Response(null, { status: 404 });
  expect(await sitemapOf({ 'GET /content-layout/pages/filmer': gone }).paths).not.toContain('/filmer');
});

it('listSitemapPaths omits what fails to load', async () => {
  const paths = await sitemapOf({
    'GET /content-layout/pages/start': failing,
    'GET /content-layout/swimlanes/now': failing,
  }).paths;
  expect(paths).toEqual(expect.arrayContaining(['/', '/filmer', '/film/isfront/Isfront']));
  expect(paths).not.toContain('/watch/live/nordlys');
});

it('listSitemapPaths throws without a page list', async () => {
  await expect(sitemapOf({ 'GET /content-layout/pages': failing }).paths).rejects.toThrow('page list');
});

it('listSitemapPaths limits the number of paths', async () => {
  const lanes = Array.from({ length: 60 }, (_, n) => ({ ...films, id: `l${n}`, link: `${films.link}-${n}` }));
  const cards = ({ url }: Request) => {
    const lane = url.split('-').at(-1) ?? '';
    return Response.json(
      Array.from({ length: 100 }, (_, n) => ({
        ...cardFixtures.film,
        links: { details: { id: `t${lane}x${n}` } },
      })),
    );
  };
  const paths = await sitemapOf({
    'GET /content-layout/pages': pageListFixture,
    'GET /content-layout/pages/:slug': page('x', lanes),
    'GET /content-layout/swimlanes/:id': cards,
  }).paths;
  expect(paths).toHaveLength(5000);
  expect(new Set(paths).size).toBe(5000);
});

it('listSitemapPaths aborts its requests and rejects when the signal aborts', async () => {
  const controller = new AbortController();
  const requested = Promise.withResolvers<AbortSignal>();
  const hanging = ({ signal }: Request) => {
    requested.resolve(signal);
    return new Promise<Response>(() => undefined);
  };
  const { paths, world } = sitemapOf({ 'GET /content-layout/pages/start': hanging }, controller.signal);
  const request = await requested.promise;
  controller.abort();
  await expect(paths).rejects.toThrow('aborted');
  expect(request.aborted).toBe(true);
  expect(world.network.requests.map(({ call }) => call)).toEqual([
    'GET /content-layout/pages',
    'GET /content-layout/pages/start',
  ]);
});

it('listStaticPaths returns a path per topic', () => {
  expect(staticPaths).toEqual(
    expect.arrayContaining([
      '/hva-er-glimt',
      ...ABOUT_TOPICS.map((topic) => `/hva-er-glimt/${topic}`),
      ...STREAMING_SERVICES.map((service) => `/strommetjenester/${service}`),
      '/vilkar',
      '/bli-kunde',
    ]),
  );
  // Its index is a customer page.
  expect(staticPaths).not.toContain('/strommetjenester');
});

it('listStaticPaths returns only public pages', () => {
  for (const path of staticPaths) {
    const route = findRoute(table, path)?.route;
    expect(route).toMatchObject({ kind: 'normal' });
    expect(route).not.toHaveProperty('requiresLogin', true);
  }
});
