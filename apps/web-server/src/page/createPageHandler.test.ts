import { expect, it, vi } from 'vitest';
import { readTrace } from '../outgoing/traceContext.ts';
import { createRenderedPage, createTestRenderer, type RendererParts } from '../testing/testServer.ts';
import { createPageHandler } from './createPageHandler.ts';
import { createPageTemplate } from './pageTemplate.ts';
import { createRenderLimiter } from './renderLimiter.ts';

const TEMPLATE = '<head><title>Brand</title>"__RUNTIME_CONFIG__"</head><div id="root"></div>';

/** Returns a page handler over `render`, with a small cache. */
function pagesOf(render: NonNullable<RendererParts['render']>, renders = 8) {
  const { handlePage } = createPageHandler({
    renderer: createTestRenderer({ render }),
    template: createPageTemplate(TEMPLATE, {}),
    manifest: new Map(),
    headers: {},
    cache: {
      freshMs: 10_000,
      staleMs: 60_000,
      staleIfErrorMs: 3_600_000,
      incompleteMs: 5000,
      maxEntries: 100,
      maxBytes: 60_000,
    },
    deadlineMs: 300,
    renderLimitMs: 1000,
    maxPageBytes: 1_000_000,
    renderLimiter: createRenderLimiter({ renders, lateRenders: 8, queueMs: 60_000, isLagging: () => false }),
    now: () => 0,
    report: () => undefined,
    onRendered: () => undefined,
  });
  const trace = readTrace(undefined, 'request', undefined);
  return async (search: string, elapsedMs = 0) =>
    await handlePage({ pathname: '/', search, elapsedMs, trace }).page;
}

it('10,000 different queries fill the cache only to its limit', async () => {
  let renders = 0;
  const ask = pagesOf(() => {
    renders += 1;
    return Promise.resolve(createRenderedPage({ body: 'x'.repeat(1000) }));
  });
  for (let query = 0; query < 10_000; query += 1) await ask(`?filter=${query}`);
  expect(renders).toBe(10_000);
  // The newest are cached, up to the byte limit, which is lower than the entry limit.
  for (let query = 9_999; query > 9_975; query -= 1) await ask(`?filter=${query}`);
  expect(renders).toBe(10_000);
  await ask('?filter=9950');
  expect(renders).toBe(10_001);
});

it('the deadline counts from the arrival of the request', async () => {
  const waited = (elapsedMs: number) => {
    const ask = pagesOf(
      ({ signal }) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => resolve(createRenderedPage()), { once: true }),
        ),
    );
    const began = performance.now();
    return ask('', elapsedMs).then(() => performance.now() - began);
  };
  const [early, late] = await Promise.all([waited(0), waited(299)]);
  expect(early).toBeGreaterThan(290);
  expect(late).toBeLessThan(early - 100);
});

it('the time in the queue does not count towards the deadline', async () => {
  vi.useFakeTimers();
  try {
    const renderTimes = [5000, 200];
    const ask = pagesOf(
      () =>
        new Promise((resolve) => setTimeout(() => resolve(createRenderedPage()), renderTimes.shift() ?? 0)),
      1,
    );
    const pages = Promise.all([ask('?filter=1'), ask('?filter=2')]);
    await vi.advanceTimersByTimeAsync(10_000);
    // The second render starts at the deadline of the first.
    expect((await pages).map(({ source }) => source)).toEqual(['partial', 'made']);
  } finally {
    vi.useRealTimers();
  }
});
