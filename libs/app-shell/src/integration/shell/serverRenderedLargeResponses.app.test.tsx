import { describe, expect, it } from 'vitest';
import { createFakeNetwork, glimt, testConfig, type ResponseTable } from '@tv/test-world';
import { createRenderer } from '../../server/createRenderer.tsx';
import { completeResponses } from '../../testing/completeResponses.ts';
import { enlargeLists, enlargeResponses, enlargeTexts } from '../../testing/enlargeResponses.ts';

const ORIGIN = 'https://tv.example.test';

/** Renders a path as the server of a brand does. */
async function renderPath(path: string, responses: ResponseTable) {
  const renderer = createRenderer(glimt, {
    config: testConfig,
    origin: ORIGIN,
    fetch: createFakeNetwork(testConfig, responses).fetch,
    report: () => undefined,
  });
  const { pathname, search } = new URL(path, ORIGIN);
  const page = await renderer.render({ pathname, search, signal: AbortSignal.timeout(20_000) }).finished;
  if (page.kind === 'redirect') throw new Error(`A redirect to ${page.location}`);
  const { head, body, state, status, isComplete } = page;
  expect(() => JSON.parse(state) as unknown).not.toThrow();
  return { length: head.length + body.length + state.length, status, isComplete };
}

describe('server rendering with responses of 8 million characters', () => {
  it.each([
    ['/', 'lists', enlargeLists],
    ['/', 'texts', enlargeTexts],
    ['/filmer?filterMenu=drama', 'lists', enlargeLists],
    ['/filmer?filterMenu=drama', 'texts', enlargeTexts],
    ['/tv-guide', 'lists', enlargeLists],
    ['/tv-guide', 'texts', enlargeTexts],
  ])(
    '%s is complete and less than 100 times an ordinary page with enormous %s',
    async (path, _what, enlarge) => {
      const front = await renderPath('/', completeResponses);
      const ordinary = await renderPath(path, completeResponses);
      const { length, ...page } = await renderPath(path, enlargeResponses(completeResponses, enlarge));
      expect(page).toEqual({ status: 200, isComplete: true });
      // Other pages of the fixtures are shorter than real ones.
      expect(length).toBeLessThan(100 * Math.max(ordinary.length, front.length));
      expect(length).toBeGreaterThan(2 * ordinary.length);
    },
  );
});
