import { expect, it } from 'vitest';
import { cardFixtures, pageListFixture, swimlaneFixtures } from '@tv/api-client/fixtures';
import { createRouteTable } from '@tv/routes';
import { createTestWorld, type ResponseTable } from '@tv/test-world';
import { listSitemapPaths } from './listSitemapPaths.ts';
import { listStaticPaths } from './listStaticPaths.ts';

/** Paths that no lane links to; `listStaticPaths` has its own tests. */
const written = listStaticPaths(createRouteTable({ brandSlug: 'glimt', developerPages: false }));

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

function sitemapOf(answers: ResponseTable = {}) {
  const world = createTestWorld({ responses: { ...site, ...answers } });
  return { world, paths: listSitemapPaths(world.store) };
}

it('listSitemapPaths returns the pages, the targets of their lanes and the static pages, each once', async () => {
  const { world, paths } = sitemapOf();
  expect([...(await paths)].sort()).toEqual(
    [
      '/',
      ...written,
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
