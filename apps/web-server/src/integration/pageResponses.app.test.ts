import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import type { CreateRenderer, RenderRequest, RenderedPage } from '@tv/app-shell/pageRenderer';
import { createRenderedPage, createTestRenderer, startTestServer } from '../testing/testServer.ts';

/** Creates a renderer that counts its renders and writes the count into the page. */
function createCountingRenderer(
  page: (request: RenderRequest, count: number) => RenderedPage = (_, count) =>
    createRenderedPage({ body: `<h1>${count}</h1>` }),
) {
  const requests: RenderRequest[] = [];
  const finish = (request: RenderRequest): Promise<RenderedPage> => {
    requests.push(request);
    return Promise.resolve(page(request, requests.length));
  };
  return { requests, finish, ...createTestRenderer({ render: finish }) };
}

/** Creates a counting renderer that resolves when the test releases it. */
function createPausedRenderer(page?: (request: RenderRequest, count: number) => RenderedPage) {
  const waiting: (() => void)[] = [];
  const { requests, finish } = createCountingRenderer(page);
  return {
    requests,
    ...createTestRenderer({
      async render(request) {
        const finished = await finish(request);
        await new Promise<void>((resolve) => waiting.push(resolve));
        return finished;
      },
    }),
    release: () => waiting.splice(0).forEach((resolve) => resolve()),
  };
}

const waitUntil = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
};

describe('a server-rendered page', () => {
  it('a page contains its head, state and asset tags', async () => {
    const page = createRenderedPage({
      head: '<title>Isfront</title><meta name="description" content="En film">',
      body: '<h1>Isfront</h1>',
      state: '{"title":"Isfront"}',
      files: ['libs/cover/Cover.tsx'],
    });
    await using server = await startTestServer(createTestRenderer({ render: () => Promise.resolve(page) }));
    const { status, headers, text } = await server.get('/film/isfront');

    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).toContain('<div id="root"><h1>Isfront</h1></div>');
    expect(text.match(/<title>/g)).toHaveLength(1);
    expect(text).toContain('<title>Isfront</title><meta name="description" content="En film">');
    expect(text).toContain('<script type="application/json" id="page-state">{"title":"Isfront"}</script>');
    expect(text).toContain('"version":"1.0.0"');
    const head = text.slice(0, text.indexOf('</head>'));
    expect(head).toContain('<link rel="stylesheet" crossorigin href="/assets/Cover-1.css">');
    // The inline script loads the scripts later.
    expect(head).toContain('<link crossorigin data-href="/assets/Cover-1.js">');
    expect(head).toContain('<link crossorigin data-href="/assets/card-1.js">');
    expect(head).toContain('<script type="module" crossorigin data-src="/assets/index-1.js">');
    // Assets of the first load are not repeated.
    expect(text.match(/index-1\.js/g)).toHaveLength(1);
  });

  it('a page has cache headers for a CDN, and is not sent again when unchanged', async () => {
    await using server = await startTestServer(createCountingRenderer());
    const first = await server.get('/');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60, stale-if-error=86400',
      vary: 'accept-encoding',
      link: expect.stringContaining('<https://layout.example.test>; rel=preconnect; crossorigin') as string,
    });
    const etag = String(first.headers.etag);
    const again = await server.get('/', { headers: { 'if-none-match': `"other", ${etag}` } });
    expect(again).toMatchObject({ status: 304, text: '', headers: { etag } });
  });

  it('a page is compressed as the client accepts', async () => {
    await using server = await startTestServer(
      createCountingRenderer(() => createRenderedPage({ body: 'word '.repeat(2000) })),
    );
    const plain = await server.get('/');
    const brotli = await server.get('/', { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    const gzip = await server.get('/', { headers: { 'accept-encoding': 'gzip, br;q=0' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(brotli.text).toBe(plain.text);
    expect(gzip.text).toBe(plain.text);
    expect(brotli.raw.length).toBeLessThan(plain.raw.length / 4);
  });

  it('HEAD responds with the headers of GET, and POST is rejected', async () => {
    await using server = await startTestServer(createCountingRenderer());
    const get = await server.get('/');
    const head = await server.get('/', { method: 'HEAD' });
    const { date: _date, 'x-request-id': _id, ...expected } = get.headers;
    expect(head).toMatchObject({ status: 200, text: '', headers: expected });
    const post = await server.get('/', { method: 'POST', headers: { 'content-type': 'text/odd' } });
    expect(post).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });
});

describe('the page cache', () => {
  it('the page cache serves a page for 10 s, then for 60 s while one request renews it, then waits', async () => {
    const renderer = createPausedRenderer();
    await using server = await startTestServer(renderer);
    const first = server.get('/');
    await waitUntil(() => renderer.requests.length === 1);
    renderer.release();
    expect((await first).text).toContain('<h1>1</h1>');

    server.advanceSeconds(9);
    expect((await server.get('/')).text).toContain('<h1>1</h1>');
    expect(renderer.requests).toHaveLength(1);

    server.advanceSeconds(2);
    const stale = await Promise.all([server.get('/'), server.get('/'), server.get('/')]);
    expect(stale.map(({ text }) => text.includes('<h1>1</h1>'))).toEqual([true, true, true]);
    expect(renderer.requests).toHaveLength(2);
    renderer.release();
    expect((await server.get('/')).text).toContain('<h1>2</h1>');

    server.advanceSeconds(71);
    const late = server.get('/');
    await waitUntil(() => renderer.requests.length === 3);
    renderer.release();
    expect((await late).text).toContain('<h1>3</h1>');
  });

  it('concurrent requests share one render', async () => {
    const renderer = createPausedRenderer();
    await using server = await startTestServer(renderer);
    const together = Array.from({ length: 20 }, () => server.get('/'));
    await waitUntil(() => renderer.requests.length > 0);
    // All requests have arrived before the render may end: responses on a connection are in order.
    await server.get('/healthz');
    renderer.release();
    expect(new Set((await Promise.all(together)).map(({ text }) => text)).size).toBe(1);
    expect(renderer.requests).toHaveLength(1);
  });

  it('only the relevant query parameters are in the cache key and in the render request', async () => {
    const renderer = createCountingRenderer();
    await using server = await startTestServer(renderer);
    await server.get('/?utm_source=x&filter=a&filter=b');
    await server.get('/?filter=a&fbclid=y');
    await server.get('/?filter=b');
    expect(renderer.requests.map(({ search }) => search)).toEqual(['?filter=a', '?filter=b']);
  });

  it.each([{ maxEntries: 1 }, { maxBytes: 8000 }])(
    'the page cache stays within its limit: %j',
    async (bounds) => {
      const renderer = createCountingRenderer(() => createRenderedPage({ body: 'x'.repeat(2000) }));
      await using server = await startTestServer(renderer, { cache: bounds });
      for (const path of ['/1', '/1', '/2', '/1']) await server.get(path);
      expect(renderer.requests.map(({ pathname }) => pathname)).toEqual(['/1', '/2', '/1']);
    },
  );

  it('a cached page is shared by everybody: cookies and tokens are neither read nor forwarded', async () => {
    const renderer = createCountingRenderer();
    await using server = await startTestServer(renderer);
    const of = (name: string) =>
      server.get('/', { headers: { cookie: `session=${name}`, authorization: `Bearer ${name}` } });
    const [kari, ola] = [await of('kari'), await of('ola')];
    expect(ola.raw.equals(kari.raw)).toBe(true);
    expect(renderer.requests).toHaveLength(1);
    // Everything that a render receives.
    expect(Object.keys(renderer.requests[0] ?? {}).sort()).toEqual(['pathname', 'search', 'signal']);
    expect(kari.headers['set-cookie']).toBeUndefined();
    expect(JSON.stringify(server.log)).not.toMatch(/kari|ola/);
  });

  it('service requests contain no personal data', async () => {
    const receivedHeaders: IncomingHttpHeaders[] = [];
    const service = createServer((request, response) => {
      receivedHeaders.push(request.headers);
      response.end('From the service');
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const { port } = service.address() as AddressInfo;
    const rendererOptions: Parameters<CreateRenderer>[0][] = [];
    const createRenderer: CreateRenderer = (options) => {
      rendererOptions.push(options);
      const render = async () => {
        options.report('warn', 'An item was left out', 'lane 1');
        const answer = await options.fetch(`http://api.localhost:${port}/pages`);
        return createRenderedPage({ body: await answer.text() });
      };
      return createTestRenderer({ render });
    };
    await using server = await startTestServer(createRenderer);
    const headers = {
      cookie: 'session=kari',
      authorization: 'Bearer kari',
      'x-forwarded-for': '203.0.113.7',
    };
    expect((await server.get('/', { headers })).text).toContain('From the service');
    service.close();
    expect(JSON.stringify(receivedHeaders)).not.toMatch(/kari|203\.0\.113/);
    expect(rendererOptions[0]).toMatchObject({ origin: 'https://www.a.test', config: { version: '1.0.0' } });
    expect(server.log).toContainEqual(
      expect.objectContaining({
        level: 40,
        brand: 'brand-a',
        context: 'lane 1',
        msg: 'An item was left out',
      }),
    );
  });

  it('the page cache can be turned off', async () => {
    const renderer = createCountingRenderer();
    await using server = await startTestServer(renderer, { cache: { freshSeconds: 0, staleSeconds: 0 } });
    const first = await server.get('/');
    await server.get('/');
    expect(renderer.requests).toHaveLength(2);
    expect(first.headers['cache-control']).toBe('no-cache');
  });
});

describe('pages that are not cached', () => {
  it('a page with a failed part is cached for 5 s only', async () => {
    const renderer = createCountingRenderer(() => createRenderedPage({ isComplete: false }));
    await using server = await startTestServer(renderer);
    for (const pass of [0, 4]) {
      server.advanceSeconds(pass);
      expect(await server.get('/')).toMatchObject({
        status: 200,
        headers: { 'cache-control': 'public, max-age=0, s-maxage=5' },
      });
    }
    expect(renderer.requests).toHaveLength(1);
    server.advanceSeconds(2);
    await server.get('/');
    expect(renderer.requests).toHaveLength(2);
    expect(server.log.flatMap(({ page }) => page ?? [])).toEqual(['incomplete', 'incomplete', 'incomplete']);
  });

  it('a service outage is a 503, with a page that also retries without JavaScript', async () => {
    const renderer = createCountingRenderer(() =>
      createRenderedPage({ status: 503, body: '<p>Prøv igjen</p>' }),
    );
    await using server = await startTestServer(renderer);
    const { status, headers, text } = await server.get('/');
    expect({ status, headers }).toMatchObject({
      status: 503,
      headers: { 'retry-after': '10', 'cache-control': 'no-store' },
    });
    expect(text.slice(0, text.indexOf('</head>'))).toContain(
      '<noscript><meta http-equiv="refresh" content="10"></noscript>',
    );
    await server.get('/');
    expect(renderer.requests).toHaveLength(2);
  });

  it('a failed renewal keeps the previous page', async () => {
    const renderer = createCountingRenderer((_request, count) =>
      count === 1 ? createRenderedPage({ body: 'The good one' }) : createRenderedPage({ status: 503 }),
    );
    await using server = await startTestServer(renderer);
    await server.get('/');
    server.advanceSeconds(20);
    await server.get('/');
    expect((await server.get('/')).text).toContain('The good one');
  });

  it('a page that is not found is a 404', async () => {
    await using server = await startTestServer(
      createCountingRenderer(() => createRenderedPage({ status: 404, body: 'Ikke funnet' })),
    );
    expect(await server.get('/nowhere')).toMatchObject({ status: 404 });
    expect((await server.get('/nowhere')).text).toContain('Ikke funnet');
  });
});

describe('when rendering fails', () => {
  const expectEmpty = (answer: { status: number; text: string; headers: object }) => {
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(answer.text).toContain('<div id="root"></div>');
    expect(answer.text).toContain('"version":"1.0.0"');
  };

  it('a render that throws is reported, and the client-only page is sent', async () => {
    const renderer = createTestRenderer({ render: () => Promise.reject(new Error('A component broke')) });
    await using server = await startTestServer(renderer);
    expectEmpty(await server.get('/film/x'));
    expect(server.log).toContainEqual(
      expect.objectContaining({ level: 50, brand: 'brand-a', context: '/film/x' }),
    );
    expect(JSON.stringify(server.log)).toContain('A component broke');
  });

  it('a route table that throws and a page that is too large are reported, and the client-only page is sent', async () => {
    const route = () => {
      throw new URIError('URI malformed');
    };
    await using broken = await startTestServer(createTestRenderer({ route }));
    expectEmpty(await broken.get('/'));
    const large = createCountingRenderer(() => createRenderedPage({ body: 'x'.repeat(100_000) }));
    await using server = await startTestServer(large, {
      limits: { pageBytes: 50_000, eventLoopDelayMs: 60_000 },
    });
    expectEmpty(await server.get('/'));
    expect(JSON.stringify([...broken.log, ...server.log])).toMatch(/URI malformed.*The page has/);
  });

  it('a render that never ends is aborted and releases its slot', async () => {
    const renderer = createTestRenderer({
      render: () => new Promise(() => undefined),
      partial: () => Promise.reject(new Error('Nothing to show')),
    });
    await using server = await startTestServer(renderer, {
      deadlineMs: 1,
      renderLimitMs: 1,
      limits: { renders: 1, lateRenders: 0, eventLoopDelayMs: 60_000 },
    });
    expectEmpty(await server.get('/1'));
    expectEmpty(await server.get('/2'));
    await vi.waitFor(
      () => expect(server.log.map(({ msg }) => msg)).toContain('A page could not be rendered'),
      5000,
    );
    await vi.waitFor(async () => {
      await server.get('/3');
      expect(server.log.at(-1)).toMatchObject({ path: '/3', page: 'failed' });
    }, 5000);
  });

  it('50 clients on different pages get complete pages, a few renders at a time', async () => {
    let running = 0;
    let most = 0;
    const render = async ({ pathname }: RenderRequest) => {
      most = Math.max(most, (running += 1));
      await waitUntil(() => most === 6);
      running -= 1;
      return createRenderedPage({ body: `<h1>${pathname}</h1>` });
    };
    await using server = await startTestServer(createTestRenderer({ render }), {
      limits: { renders: 6, queueMs: 60_000, eventLoopDelayMs: 60_000 },
    });
    const paths = Array.from({ length: 50 }, (_, index) => `/${index}`);
    const pages = await Promise.all(paths.map((path) => server.get(path)));
    expect(pages.map(({ text }) => /<h1>(.*)<\/h1>/.exec(text)?.[1])).toEqual(paths);
    expect(most).toBe(6);
  });

  it('a request that waits too long for a render gets the client-only page', async () => {
    const renderer = createPausedRenderer();
    await using server = await startTestServer(renderer, {
      limits: { renders: 2, queueMs: 20, eventLoopDelayMs: 60_000 },
    });
    const rendered = [server.get('/1'), server.get('/2')];
    await waitUntil(() => renderer.requests.length === 2);
    expectEmpty(await server.get('/3'));
    expect(renderer.requests).toHaveLength(2);
    renderer.release();
    expect((await Promise.all(rendered)).every(({ text }) => text.includes('<h1>'))).toBe(true);
    // The slots are free again.
    const next = server.get('/3');
    await waitUntil(() => renderer.requests.length === 3);
    renderer.release();
    expect((await next).text).toContain('<h1>3</h1>');
    expect(server.log.map(({ page }) => page)).toContain('overload');
  });

  it.each(['rendered', 'empty'] as const)('an unknown path is a 404 in overload, too (%s)', async (kind) => {
    const renderer = createPausedRenderer();
    const route = (path: string) =>
      ({
        kind: path === '/' ? 'rendered' : kind,
        query: [],
        routeName: 'test',
        isNotFound: path !== '/',
      }) as const;
    await using server = await startTestServer(
      { ...renderer, route },
      { limits: { renders: 1, queueMs: 0 } },
    );
    const front = server.get('/');
    await waitUntil(() => renderer.requests.length === 1);
    const { status, text } = await server.get('/unknown');
    expect(status).toBe(404);
    expect(text).toContain('<div id="root"></div>');
    renderer.release();
    expect((await front).status).toBe(200);
  });

  it('nothing is rendered while the event loop lags', async () => {
    const render = () => {
      const end = performance.now() + 100;
      while (performance.now() < end);
      return Promise.resolve(createRenderedPage({ isComplete: false }));
    };
    await using server = await startTestServer(createTestRenderer({ render }), {
      limits: { eventLoopDelayMs: 30 },
    });
    const isShed = () => server.log.some(({ page }) => page === 'overload');
    // Other load decides in which turn a request is read, so one attempt is not enough.
    while (!isShed()) await Promise.all(['/1', '/2', '/3'].map((path) => server.get(path)));
    expect(isShed()).toBe(true);
  });

  it('a client that disconnects does not abort the render', async () => {
    const renderer = createPausedRenderer();
    await using server = await startTestServer(renderer);
    const socket = connect(server.port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: www.a.test\r\n\r\n');
    await waitUntil(() => renderer.requests.length === 1);
    socket.destroy();
    await server.get('/healthz');
    renderer.release();
    // Its render serves the next client.
    expect((await server.get('/')).text).toContain('<h1>1</h1>');
    expect(server.log.filter(({ level }) => Number(level) > 30)).toEqual([]);
  });
});

describe('redirects and client-only pages', () => {
  it('a redirect has the status of the route table', async () => {
    const renderer = createTestRenderer({
      route: (pathname, search) =>
        pathname === '/home'
          ? { kind: 'redirect', status: 301, location: `/start${search}` }
          : { kind: 'redirect', status: 302, location: 'https://id.example.test/passord' },
    });
    await using server = await startTestServer(renderer);
    const moved = await server.get('/home?a=1');
    expect(moved).toMatchObject({ status: 301, text: '', headers: { location: '/start?a=1' } });
    const away = await server.get('/passord');
    expect(away).toMatchObject({ status: 302, headers: { location: 'https://id.example.test/passord' } });
  });

  it('a redirect can depend on data', async () => {
    const renderer = createCountingRenderer(() => ({ kind: 'redirect', status: 302, location: '/serie/7' }));
    await using server = await startTestServer(renderer);
    await server.get('/se/serie/7');
    expect(await server.get('/se/serie/7')).toMatchObject({ status: 302, headers: { location: '/serie/7' } });
    expect(renderer.requests).toHaveLength(1);
  });

  it.each([
    ['/a\r\nset-cookie: stolen=1', '/aset-cookie:%20stolen=1'],
    ['//evil.test/x', '/evil.test/x'],
    ['/\\evil.test', '/evil.test'],
    ['/.//evil.test', '/evil.test'],
    ['/blåbær', '/bl%C3%A5b%C3%A6r'],
  ])('a slug %j can neither inject a header nor redirect to another site', async (location, expected) => {
    const route = () => ({ kind: 'redirect' as const, status: 302 as const, location });
    await using server = await startTestServer(createTestRenderer({ route }));
    const { status, headers } = await server.get('/');
    expect({ status, location: headers.location }).toEqual({ status: 302, location: expected });
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('a redirect to an invalid location is an error', async () => {
    const route = () => ({
      kind: 'redirect' as const,
      status: 302 as const,
      location: 'javascript:alert(1)',
    });
    await using server = await startTestServer(createTestRenderer({ route }));
    const { status, headers } = await server.get('/');
    expect({ status, location: headers.location }).toEqual({ status: 200, location: undefined });
  });

  it('client-only pages are empty and revalidated on each request', async () => {
    await using server = await startTestServer(
      createTestRenderer({ route: () => ({ kind: 'empty', routeName: 'test', isNotFound: false }) }),
    );
    const { status, headers, text } = await server.get('/min-konto?secret=1');
    expect({ status, headers }).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } });
    expect(text).toContain('<div id="root"></div>');
  });
});

describe('warm-up', () => {
  const readiness = async (server: { get: (path: string) => Promise<{ status: number; text: string }> }) => {
    const { status, text } = await server.get('/readyz');
    return `${status} ${text.trim()}`;
  };

  it('the server is ready when the front page has been rendered completely and cached', async () => {
    const renderer = createPausedRenderer((_request, count) =>
      count === 1 ? createRenderedPage({ status: 503 }) : createRenderedPage({ body: `<h1>${count}</h1>` }),
    );
    await using server = await startTestServer(renderer);
    const warm = server.warmUp();
    for (const turn of [1, 2]) {
      await waitUntil(() => renderer.requests.length === turn);
      expect(await readiness(server)).toBe('503 warming up');
      renderer.release();
    }
    await warm;
    expect(await readiness(server)).toBe('200 ready');
    expect((await server.get('/')).text).toContain('<h1>2</h1>');
    expect(renderer.requests.map(({ pathname }) => pathname)).toEqual(['/', '/']);
  });

  it('the server becomes ready although the front page stays incomplete or fails', async () => {
    const renderer = createCountingRenderer(() => createRenderedPage({ status: 503, isComplete: false }));
    await using server = await startTestServer(renderer);
    await server.warmUp();
    expect(await readiness(server)).toBe('200 ready');
    expect(renderer.requests).toHaveLength(4);
    await using failing = await startTestServer(
      createTestRenderer({ render: () => Promise.reject(new Error('Down')) }),
    );
    await failing.warmUp();
    expect(await readiness(failing)).toBe('200 ready');
  });
});
