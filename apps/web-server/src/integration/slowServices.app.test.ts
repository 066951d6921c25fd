import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import type { CreateRenderer, RenderRequest, RenderedPage } from '@tv/app-shell/pageRenderer';
import { testRuntimeConfig } from '../testing/testConfig.ts';
import {
  createRenderedPage,
  createTestRenderer,
  startTestServer,
  type TestResponse,
} from '../testing/testServer.ts';

/** Starts a service with a latency, or one that fails. */
async function startService(latencyMs: number) {
  const calls: string[] = [];
  const service = { calls, url: '', isDown: false };
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    setTimeout(() => {
      response.statusCode = service.isDown ? 503 : 200;
      response.end(`The answer of ${request.url}`);
    }, latencyMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(service, {
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/** Starts a service that never ends its responses. */
async function startEndlessService() {
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  const server = createServer((_request, response) => {
    const send = (): void => void (response.destroyed || response.write(chunk, send));
    send();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * A renderer with sequential requests like those of an app: one shared by all pages, and one of a part that
 * can fail.
 */
const rendererOver =
  (url: string): CreateRenderer =>
  ({ fetch }) => {
    const answer = async (path: string, signal: AbortSignal) => {
      const response = await fetch(url + path, { signal }).catch(() => undefined);
      return response?.ok === true ? response.text() : undefined;
    };
    return createTestRenderer({
      async render({ pathname, signal }) {
        const list = await answer('/pages', signal);
        const page = list === undefined ? undefined : await answer(`/pages${pathname}`, signal);
        if (page === undefined) return createRenderedPage({ status: 503, isComplete: false });
        return createRenderedPage({ body: `<h1>${page}</h1>` });
      },
    });
  };

/** Starts a server over a service that its configuration names. */
const startServerOver = (url: string) =>
  startTestServer(
    rendererOver(url),
    {},
    { runtimeConfig: { services: { ...testRuntimeConfig.services, contentLayout: url } } },
  );

/** Creates a renderer that resolves when the test releases it, or when it is aborted. */
function createPausedRenderer() {
  const requests: RenderRequest[] = [];
  const finishing: ((page: RenderedPage) => void)[] = [];
  const renderer = createTestRenderer({
    render(request) {
      requests.push(request);
      return new Promise((resolve) => {
        finishing.push(resolve);
        request.signal.addEventListener('abort', () => resolve(createRenderedPage({ isComplete: false })));
      });
    },
  });
  return { renderer, requests, finish: (page = createRenderedPage()) => finishing.shift()?.(page) };
}

describe('slow services', () => {
  it.each([50, 150, 500, 2000])(
    'a page with requests of %i ms each is complete on its second visit, after one render',
    async (latencyMs) => {
      await using service = await startService(latencyMs);
      await using server = await startTestServer(rendererOver(service.url), { deadlineMs: 300 });
      const visit = async (path: string) => {
        const { text, headers } = await server.get(path);
        return {
          hasContent: text.includes(`The answer of /pages${path}`),
          control: headers['cache-control'],
        };
      };
      const first = await visit('/film');
      if (latencyMs >= 300) expect(first).toEqual({ hasContent: false, control: 'no-store' });
      // The next user arrives after the responses.
      const isAnswered = () => expect(service.calls).toContain('/pages/film');
      await vi.waitFor(isAnswered, 10_000);
      await vi.waitFor(async () => expect(await visit('/film')).toMatchObject({ hasContent: true }), 10_000);
      // Another page reuses the page list.
      await visit('/serie');
      await vi.waitFor(async () => expect(await visit('/serie')).toMatchObject({ hasContent: true }), 10_000);
      expect(service.calls).toEqual(['/pages', '/pages/film', '/pages/serie']);
    },
    30_000,
  );

  it('users who arrive during a render share the render and its skeletons', async () => {
    const { renderer, requests, finish } = createPausedRenderer();
    await using server = await startTestServer(renderer, { deadlineMs: 50 });
    const early = await Promise.all([server.get('/'), server.get('/'), server.get('/')]);
    for (const { status, text, headers } of early) {
      expect({ status, control: headers['cache-control'] }).toEqual({ status: 200, control: 'no-store' });
      expect(text).toContain('Skeleton');
    }
    expect((await server.get('/')).text).toContain('Skeleton');
    expect(requests).toHaveLength(1);
    expect(requests[0]?.signal.aborted).toBe(false);
    finish(createRenderedPage({ body: '<h1>Whole</h1>' }));
    expect((await server.get('/')).text).toContain('<h1>Whole</h1>');
    expect(requests).toHaveLength(1);
    expect(server.log.flatMap(({ page }) => page ?? [])).toEqual([
      ...Array.from({ length: 4 }, () => 'partial'),
      'fresh',
    ]);
  });

  it('late renders leave room for others, up to a limit; further ones end at their deadline', async () => {
    const { renderer, requests } = createPausedRenderer();
    await using server = await startTestServer(renderer, {
      // Long enough for a busy machine to send the skeletons.
      deadlineMs: 200,
      limits: { renders: 1, lateRenders: 2, eventLoopDelayMs: 60_000 },
    });
    // Each render gets a slot when the previous one has missed its deadline.
    for (const path of ['/1', '/2', '/3'])
      await vi.waitFor(async () => expect((await server.get(path)).text).toContain('Skeleton'));
    // `/3` may have been requested more than once.
    await vi.waitFor(() => {
      const [first, second, ...further] = requests.map(({ signal }) => signal.aborted);
      expect([first, second]).toEqual([false, false]);
      expect(further.length).toBeGreaterThan(0);
      expect(further).not.toContain(false);
    });
  });

  it('a late render ends at its limit, and its page is not cached', async () => {
    const { renderer, requests } = createPausedRenderer();
    await using server = await startTestServer(renderer, { deadlineMs: 20, renderLimitMs: 20 });
    await server.get('/');
    await vi.waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
    await server.get('/');
    expect(requests).toHaveLength(2);
  });

  it('without a cache a render ends at its deadline', async () => {
    const { renderer, requests } = createPausedRenderer();
    await using server = await startTestServer(renderer, {
      deadlineMs: 20,
      cache: { freshSeconds: 0, staleSeconds: 0 },
    });
    expect((await server.get('/')).text).toMatch(/Skeleton|Rendered/);
    await vi.waitFor(() => expect(requests[0]?.signal.aborted).toBe(true));
  });
});

describe('failing services', () => {
  const answerOf = ({ status, text, headers }: TestResponse) => ({
    status,
    isGood: text.includes('The answer of /pages/film'),
    mark: headers['x-cache'],
    control: headers['cache-control'],
  });
  const stale = (seconds: number) => ({
    status: 200,
    isGood: true,
    mark: 'stale',
    control: `public, max-age=0, s-maxage=5, stale-if-error=${seconds}`,
  });

  it('the last complete page is served for the configured time, and a new one after recovery', async () => {
    await using service = await startService(0);
    await using server = await startTestServer(rendererOver(service.url), {
      cache: { staleIfErrorSeconds: 3600 },
    });
    await server.get('/film');
    service.isDown = true;
    server.advanceSeconds(71);
    for (const ago of [71, 3600]) {
      expect(answerOf(await server.get('/film'))).toEqual(stale(3610 - ago));
      server.advanceSeconds(3529);
    }
    server.advanceSeconds(11);
    expect(answerOf(await server.get('/film'))).toMatchObject({ status: 503, isGood: false });
    service.isDown = false;
    expect(answerOf(await server.get('/film'))).toMatchObject({ status: 200, isGood: true, mark: undefined });
  });

  it('a page is renewed every 5 s in the background until it succeeds', async () => {
    await using service = await startService(0);
    await using server = await startTestServer(rendererOver(service.url));
    await server.get('/film');
    service.isDown = true;
    server.advanceSeconds(71);
    const before = service.calls.length;
    for (let visit = 0; visit < 10; visit += 1)
      expect(answerOf(await server.get('/film'))).toMatchObject({ mark: 'stale' });
    expect(service.calls).toHaveLength(before + 1);
    service.isDown = false;
    server.advanceSeconds(5);
    expect(answerOf(await server.get('/film'))).toMatchObject({ mark: 'stale' });
    await vi.waitFor(async () =>
      expect(answerOf(await server.get('/film'))).toMatchObject({ isGood: true, mark: undefined }),
    );
  });

  it('a service that does not respond causes no skeletons while an older page is cached', async () => {
    const { renderer, requests, finish } = createPausedRenderer();
    await using server = await startTestServer(renderer, { deadlineMs: 50 });
    await server.get('/');
    finish(createRenderedPage({ body: 'The good one' }));
    await vi.waitFor(async () => expect((await server.get('/')).text).toContain('The good one'));
    server.advanceSeconds(3600);
    const late = await server.get('/');
    expect(late.text).toContain('The good one');
    expect(late.headers['x-cache']).toBe('stale');
    expect(requests).toHaveLength(2);
  });

  it('an outage is logged once with the name of the service, and its end once', async () => {
    await using service = await startService(0);
    await using server = await startServerOver(service.url);
    await server.get('/film');
    service.isDown = true;
    for (let visit = 0; visit < 20; visit += 1) {
      server.advanceSeconds(71);
      await server.get('/film');
    }
    const warnings = () => server.log.filter(({ level }) => Number(level) > 30);
    expect(warnings()).toEqual([
      expect.objectContaining({
        level: 40,
        service: 'contentLayout',
        path: '/pages',
        cause: 'status 503',
        msg: 'A service is failing',
      }),
    ]);
    service.isDown = false;
    for (let visit = 0; visit < 3; visit += 1) {
      server.advanceSeconds(71);
      await server.get('/film');
    }
    await vi.waitFor(() => expect(warnings()).toHaveLength(2));
    expect(warnings()[1]).toMatchObject({
      level: 40,
      service: 'contentLayout',
      msg: 'A service has recovered',
    });
    // Retries in the background failed, too.
    expect(warnings()[1]?.['failures']).toBeGreaterThan(1);
    expect(warnings()[1]?.['seconds']).toBeGreaterThanOrEqual(20 * 71);
  });

  it('the log line of a request names the service that failed, and how', async () => {
    await using service = await startService(0);
    await using server = await startServerOver(service.url);
    await server.get('/film');
    service.isDown = true;
    // Both need the same request, which is shared.
    await Promise.all([server.get('/serie'), server.get('/kanal')]);
    const failures = server.log.flatMap((line) => (line['status'] === undefined ? [] : [line['failures']]));
    expect(failures).toEqual([undefined, ['contentLayout: status 503'], ['contentLayout: status 503']]);
  });

  it('a response of unlimited size is logged once as an outage, and its page is a 503', async () => {
    await using service = await startEndlessService();
    await using server = await startServerOver(service.url);
    for (const path of ['/film', '/serie']) expect((await server.get(path)).status).toBe(503);
    expect(server.log.filter(({ level }) => Number(level) > 30)).toEqual([
      expect.objectContaining({
        service: 'contentLayout',
        path: '/pages',
        cause: 'Response content exceeded max size',
        msg: 'A service is failing',
      }),
    ]);
  });
});
