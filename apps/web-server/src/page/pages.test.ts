import { expect, it } from 'vitest';
import { pageOf, rendererOf } from '../testing/testServer.ts';
import { pageTemplate } from './pageTemplate.ts';
import { createPages, createRenderGate } from './pages.ts';

const TEMPLATE = '<head><title>Brand</title>"__RUNTIME_CONFIG__"</head><div id="root"></div>';

it('10,000 different queries fill the cache to its bound and no further', async () => {
  let renders = 0;
  const pages = createPages({
    renderer: rendererOf({
      render() {
        renders += 1;
        return Promise.resolve(pageOf({ body: 'x'.repeat(1000) }));
      },
    }),
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
  const ask = async (query: number) => {
    const asked = { pathname: '/', search: `?filter=${query}`, elapsedMs: 0 };
    return await pages.answer({ ...asked, acceptEncoding: undefined, ifNoneMatch: undefined });
  };
  for (let query = 0; query < 10_000; query += 1) await ask(query);
  expect(renders).toBe(10_000);
  // The last are there; as many as the bytes allow, which is fewer than the entries.
  for (let query = 9_999; query > 9_975; query -= 1) await ask(query);
  expect(renders).toBe(10_000);
  await ask(9_950);
  expect(renders).toBe(10_001);
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
