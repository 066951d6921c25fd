import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RenderedPage } from '@tv/app-shell/pageRenderer';
import { createRouteTable } from '@tv/routes';
import { startTestCdn } from '../testing/testCdn.ts';
import { createRenderedPage, createTestRenderer, startTestServer } from '../testing/testServer.ts';

const BRAND_B = { hosts: ['www.b.test'], origin: 'https://www.b.test' };

type Stage = Awaited<ReturnType<typeof setUp>>;

/** Starts a server and a CDN. Each page contains its origin and the number of its render. */
async function setUp(kind: 'varnish' | 'nginx', cache: object = {}) {
  const renders: string[] = [];
  const hanging = Promise.withResolvers<RenderedPage>();
  let behaviour: 'normal' | 'failing' | 'hanging' = 'normal';
  const server = await startTestServer(
    ({ origin }) =>
      createTestRenderer({
        route: (pathname, search) =>
          pathname === '/old'
            ? { kind: 'redirect', status: 301, location: `/new${search}` }
            : {
                kind: 'rendered',
                query: ['filterMenu', 'q', 'productIds*'],
                routeName: 'test',
                isNotFound: false,
              },
        render: ({ pathname, search }) => {
          renders.push(`${new URL(origin).hostname}${pathname}${search}`);
          if (behaviour === 'hanging') return hanging.promise;
          const status = behaviour === 'failing' ? 503 : 200;
          return Promise.resolve(
            createRenderedPage({ status, body: `${origin} ${renders.length}`, isComplete: status === 200 }),
          );
        },
      }),
    // The server has a fake clock; the CDN uses real time.
    { cache: { freshSeconds: 1, staleIfErrorSeconds: 3600, answerSeconds: 0, ...cache } },
    {},
    { 'brand-b': BRAND_B },
  );
  let isStopped = false;
  const stopServer = async (): Promise<void> => {
    if (!isStopped) await server.close();
    isStopped = true;
  };
  const cdn = await startTestCdn(kind, [server.port]);
  return {
    server,
    cdn,
    renders,
    behave: (now: typeof behaviour): void => void (behaviour = now),
    waitUntilStale: (url: string) =>
      expect.poll(async () => cacheResult(await cdn.get(url)), { timeout: 10_000 }).toBe('stale'),
    stopServer,
    async [Symbol.asyncDispose]() {
      hanging.resolve(createRenderedPage());
      await cdn[Symbol.asyncDispose]();
      await stopServer();
    },
  };
}

const cacheResult = ({ headers }: { readonly headers: NodeJS.Dict<string | string[]> }): string =>
  String(headers['x-cdn-cache']);

describe.each(['varnish', 'nginx'] as const)('%s', (kind) => {
  it('caches pages per brand, for all cookies and uncounted parameters', async () => {
    await using stage = await setUp(kind, { freshSeconds: 60 });
    const { cdn, renders } = stage;
    const visit = async (path: string, options = {}) => {
      const response = await cdn.get(path, options);
      return [cacheResult(response), response.text.match(/https:\S+ \d+/)?.[0]];
    };
    expect(await visit('/')).toEqual(['miss', 'https://www.a.test 1']);
    expect(await visit('/')).toEqual(['hit', 'https://www.a.test 1']);
    expect(await visit('/', { headers: { cookie: 'session=kari' } })).toEqual([
      'hit',
      'https://www.a.test 1',
    ]);
    expect(await visit('/?utm_source=mail&_=7')).toEqual(['hit', 'https://www.a.test 1']);
    expect(await visit('/', { host: 'WWW.B.test:443' })).toEqual(['miss', 'https://www.b.test 2']);
    expect(await visit('/', { host: 'www.b.test' })).toEqual(['hit', 'https://www.b.test 2']);
    expect(await visit('/?filterMenu=krim&utm_source=mail')).toEqual(['miss', 'https://www.a.test 3']);
    expect(await visit('/?fbclid=1&filterMenu=krim')).toEqual(['hit', 'https://www.a.test 3']);
    const products = '/bli-kunde?productIds=1&productIds=2';
    expect(await visit(products)).toEqual(['miss', 'https://www.a.test 4']);
    expect(await visit(products)).toEqual(['hit', 'https://www.a.test 4']);
    expect(renders.at(-1)).toBe('www.a.test/bli-kunde?productIds=1&productIds=2');
    expect(renders).toHaveLength(4);
  });

  it('marks a page as a miss when the server renewed it after its cache time', async () => {
    await using stage = await setUp(kind, { freshSeconds: 1, staleSeconds: 0, staleIfErrorSeconds: 0 });
    const visit = async () => {
      const response = await stage.cdn.get('/');
      return `${cacheResult(response)} ${/https:\S+ (\d+)/.exec(response.text)?.[1]}`;
    };
    expect(await visit()).toBe('miss 1');
    stage.server.advanceSeconds(60);
    await expect.poll(visit, { timeout: 10_000 }).toBe('miss 2');
    expect(await visit()).toBe('hit 2');
  });

  it('sends each browser its encoding', async () => {
    await using stage = await setUp(kind, { freshSeconds: 60 });
    const sent = async (accepted: string, path: string) =>
      (await stage.cdn.get(path, { headers: { 'accept-encoding': accepted } })).headers['content-encoding'];
    for (const path of ['/', '/', '/assets/index-1.js', '/assets/index-1.js']) {
      expect(await sent('gzip, deflate, br, zstd', path)).toBe('br');
      expect(await sent('gzip', path)).toBe('gzip');
      expect(await sent('', path)).toBeUndefined();
    }
  });

  it('passes redirects with their whole query, and refuses health checks and other methods', async () => {
    await using stage = await setUp(kind);
    for (const query of ['?utm_source=a', '?utm_source=b']) {
      const response = await stage.cdn.get(`/old${query}`);
      expect([response.status, response.headers.location]).toEqual([301, `/new${query}`]);
      expect(cacheResult(response)).toBe(kind === 'varnish' ? 'pass' : 'miss');
    }
    expect((await stage.cdn.get('/readyz')).status).toBe(404);
    expect((await stage.cdn.get('/', { method: 'POST' })).status).toBe(405);
  });

  it('serves a stale page at once while the server renews it', async () => {
    await using stage = await setUp(kind, { staleSeconds: 600 });
    await stage.cdn.get('/');
    stage.behave('hanging');
    stage.server.advanceSeconds(3600);
    await stage.waitUntilStale('/');
    await expect.poll(() => stage.renders.length).toBe(2);
    const responses = await Promise.all([stage.cdn.get('/'), stage.cdn.get('/')]);
    expect(responses.map(cacheResult)).toEqual(['stale', 'stale']);
    for (const { text } of responses) expect(text).toContain('https://www.a.test 1');
  });

  it.each([
    ['cannot render', (stage: Stage) => Promise.resolve(stage.behave('failing'))],
    ['is down', (stage: Stage) => stage.stopServer()],
  ])('serves the earlier page while a server %s', async (_what, fail) => {
    await using stage = await setUp(kind, { staleSeconds: 0 });
    await stage.cdn.get('/');
    // Expires the server's cache, including `staleIfErrorSeconds`.
    stage.server.advanceSeconds(2 * 3600);
    await fail(stage);
    await stage.waitUntilStale('/');
    const { status, text } = await stage.cdn.get('/');
    expect([status, text]).toEqual([200, expect.stringContaining('https://www.a.test 1')]);
    expect((await stage.cdn.get('/never-seen')).status).toBeGreaterThanOrEqual(502);
  });
});

describe('varnish purges', () => {
  const purge = { method: 'PURGE' };

  it('a path with any query, or all pages of a brand, on the port of operators only', async () => {
    await using stage = await setUp('varnish', { freshSeconds: 600 });
    const { cdn } = stage;
    const paths = ['/', '/film/1', '/film/1?filterMenu=krim', '/film/2'];
    const results = async () => {
      const responses = [];
      for (const path of paths) responses.push(cacheResult(await cdn.get(path)));
      return responses;
    };
    const ofBrandB = async () => cacheResult(await cdn.get('/', { host: 'www.b.test' }));
    await results();
    await ofBrandB();
    expect((await cdn.get('/film/1', purge)).status).toBe(405);
    expect(await results()).toEqual(['hit', 'hit', 'hit', 'hit']);
    expect((await cdn.operate('/film/1', purge)).status).toBe(200);
    expect(await results()).toEqual(['hit', 'miss', 'miss', 'hit']);
    await cdn.operate('/', { ...purge, headers: { 'x-purge': 'site' } });
    expect(await results()).toEqual(['miss', 'miss', 'miss', 'miss']);
    expect(await ofBrandB()).toBe('hit');
  });
});

it('both configurations count the query parameters of the routes', () => {
  const read = (file: string) =>
    readFileSync(path.resolve(import.meta.dirname, '../../../../deploy/cdn', file), 'utf8');
  const counted = createRouteTable({ brandSlug: 'b', developerPages: false }).flatMap((route) => {
    if (route.kind !== 'normal' || route.ssr.kind !== 'page') return [];
    const { query, personalParameter } = route.ssr;
    return [...query, ...(personalParameter === undefined ? [] : [personalParameter])].map((name) => ({
      name: name.replace('*', ''),
      path: route.path,
    }));
  });
  const names = [...new Set(counted.map(({ name }) => name))].sort();
  expect(/\(\?!\(\?:(.*?)\)=\)/.exec(read('varnish.vcl'))?.[1]?.split('|')).toEqual(names);
  // In nginx the key has the complete query of these paths.
  const others = counted.filter(({ path: route }) => !route.startsWith('/bli-kunde'));
  const inNginx = [...read('nginx.conf').matchAll(/\$arg_(\w+)/g)].map(([, name]) => name);
  expect(inNginx.sort()).toEqual([...new Set(others.map(({ name }) => name))].sort());
});
