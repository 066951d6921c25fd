import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breaks, type Break } from '@tv/api-client/contract/breakAnswer';
import { createFakeNetwork, glimt, testConfig } from '@tv/test-world';
import { createRenderer } from '../../server/createRenderer.tsx';
import { completeResponses } from '../../testing/completeResponses.ts';
import { corruptResponses } from '../../testing/corruptResponses.ts';

const ORIGIN = 'https://tv.example.test';

/** Draws a path as a brand's server does, over services that all answer brokenly. */
function drawn(path: string, all: readonly Break[]) {
  const network = createFakeNetwork(testConfig, corruptResponses(completeResponses, all));
  const renderer = createRenderer(glimt, {
    config: testConfig,
    origin: ORIGIN,
    fetch: network.fetch,
    report: () => undefined,
  });
  const { pathname, search } = new URL(path, ORIGIN);
  return renderer.render({ pathname, search, signal: AbortSignal.timeout(20_000) }).finished;
}

/** What a reader gets of HTML: its text, and where its links lead. */
const textOf = (html: string) =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ');
const linksOf = (html: string) => [...html.matchAll(/\shref="([^"]*)"/g)].map(([, to]) => to ?? '');

describe('a page that a server draws of broken answers', () => {
  it.each([
    '/',
    '/filmer?filterMenu=drama',
    '/tv',
    '/tema/start/liste/films',
    '/film/isfront',
    '/serie/fyret',
    '/tv-guide',
    '/search?q=is',
    '/bli-kunde',
    '/abonnementer',
    '/abonnementer/mye',
    '/strommetjenester/viaplay',
    '/watch/live',
    '/se/program/cs_1',
  ])('%s is a whole page: nothing throws, leads astray, runs, or is said that is no word', async (path) => {
    await fc.assert(
      fc.asyncProperty(breaks, async (all) => {
        const page = await drawn(path, all);
        if (page.kind === 'redirect') {
          expect(new URL(page.location, ORIGIN).origin).toBe(ORIGIN);
          return;
        }
        const { status, head, body, state } = page;
        expect([200, 404, 503]).toContain(status);
        expect(body).toMatch(/<header\b/);
        // A heading, or what says that the content is on its way.
        expect(body).toMatch(/<h1\b|aria-busy="true"|role="status"/);
        expect(textOf(body)).not.toMatch(/\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object /);
        for (const to of linksOf(body))
          expect(to).toMatch(/^(?:\/(?!\/)|#|mailto:|https:\/\/(?!elsewhere\.))/);
        const scripts = (head + body).match(/<script\b[^>]*>/g) ?? [];
        expect(scripts.filter((script) => script !== '<script type="application/ld+json">')).toEqual([]);
        expect(state).not.toContain('<');
        expect(() => JSON.parse(state) as unknown).not.toThrow();
      }),
      { numRuns: 25 },
    );
  });
});
