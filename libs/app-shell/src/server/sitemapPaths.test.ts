import { expect, it } from 'vitest';
import { cardFixtures, pageListFixture, swimlaneFixtures } from '@tv/api-client/fixtures';
import { createRouteTable } from '@tv/routes';
import { createTestWorld, type ResponseTable } from '@tv/test-world';
import { sitemapPaths } from './sitemapPaths.ts';
import { writtenPaths } from './writtenPaths.ts';

/** What no lane leads to; `writtenPaths` has tests of its own. */
const written = writtenPaths(createRouteTable({ brandSlug: 'glimt', developerPages: false }), () => true);

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
  return { world, paths: sitemapPaths(world.store) };
}

it('a sitemap has the pages, what their lanes lead to and the written pages, each once', async () => {
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
  // What is a viewer's own is not even asked for.
  const asked = world.network.requests.map(({ call }) => call);
  expect(asked.filter((call) => /mylist|continue/.test(call))).toEqual([]);
  expect(world.network.requests.every(({ request }) => !request.headers.has('authorization'))).toBe(true);
});

it('a page that is one viewer’s alone is not in it, nor one that is gone', async () => {
  const own = page('filmer', [myList]);
  expect(await sitemapOf({ 'GET /content-layout/pages/filmer': own }).paths).not.toContain('/filmer');
  const gone = () => new Response(null, { status: 404 });
  expect(await sitemapOf({ 'GET /content-layout/pages/filmer': gone }).paths).not.toContain('/filmer');
});

it('what cannot be had is left out, and the rest is there', async () => {
  const paths = await sitemapOf({
    'GET /content-layout/pages/start': failing,
    'GET /content-layout/swimlanes/now': failing,
  }).paths;
  expect(paths).toEqual(expect.arrayContaining(['/', '/filmer', '/film/isfront/Isfront']));
  expect(paths).not.toContain('/watch/live/nordlys');
});

it('without a page list there is none', async () => {
  await expect(sitemapOf({ 'GET /content-layout/pages': failing }).paths).rejects.toThrow('page list');
});

it('of thousands of titles it has as many as a sitemap should', async () => {
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
