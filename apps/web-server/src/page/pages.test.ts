import { expect, it } from 'vitest';
import { pageOf, rendererOf } from '../testing/testServer.ts';
import type { PageRenderer } from './pageRenderer.ts';
import { pageTemplate } from './pageTemplate.ts';
import { createPages, createRenderGate } from './pages.ts';

const TEMPLATE = '<head><title>Brand</title>"__RUNTIME_CONFIG__"</head><div id="root"></div>';

/** The pages of a renderer that makes each as `render` does, with a small cache. */
function pagesOf(render: PageRenderer['render']) {
  const pages = createPages({
    renderer: rendererOf({ render }),
    template: pageTemplate(TEMPLATE, {}),
    manifest: new Map(),
    headers: {},
    cache: { freshMs: 10_000, staleMs: 60_000, maxEntries: 100, maxBytes: 60_000 },
    deadlineMs: 300,
    maxPageBytes: 1_000_000,
    gate: createRenderGate(8, () => false),
    now: () => 0,
    report: () => undefined,
  });
  return (search: string, elapsedMs = 0) =>
    pages.answer({ pathname: '/', search, elapsedMs, acceptEncoding: undefined, ifNoneMatch: undefined });
}

it('10,000 different queries fill the cache to its bound and no further', async () => {
  let renders = 0;
  const ask = pagesOf(() => {
    renders += 1;
    return Promise.resolve(pageOf({ body: 'x'.repeat(1000) }));
  });
  for (let query = 0; query < 10_000; query += 1) await ask(`?filter=${query}`);
  expect(renders).toBe(10_000);
  // The last are there; as many as the bytes allow, which is fewer than the entries.
  for (let query = 9_999; query > 9_975; query -= 1) await ask(`?filter=${query}`);
  expect(renders).toBe(10_000);
  await ask('?filter=9950');
  expect(renders).toBe(10_001);
});

it('the deadline counts from when the request came', async () => {
  const waited = (elapsedMs: number) => {
    let signal: AbortSignal | undefined;
    const ask = pagesOf((request) => {
      ({ signal } = request);
      return new Promise((resolve) => signal?.addEventListener('abort', () => resolve(pageOf())));
    });
    const began = performance.now();
    return ask('', elapsedMs).then(() => performance.now() - began);
  };
  const [early, late] = await Promise.all([waited(0), waited(299)]);
  expect(early).toBeGreaterThan(290);
  expect(late).toBeLessThan(early - 100);
});

it('a process that is behind renders nothing, and takes up again when it is not', async () => {
  let isLate = true;
  const gate = createRenderGate(1, () => isLate);
  expect(gate.enter()).toBeUndefined();
  isLate = false;
  const leave = gate.enter();
  expect(leave).toBeDefined();
  expect(gate.enter()).toBeUndefined();
  leave?.();
  expect(gate.enter()).toBeDefined();
  await Promise.resolve();
});
