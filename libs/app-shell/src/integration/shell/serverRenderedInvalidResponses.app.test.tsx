import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breaks, type Break } from '@tv/api-client/contract/breakResponse';
import { createFakeNetwork, glimt, testConfig } from '@tv/test-world';
import { createRenderer } from '../../server/createRenderer.tsx';
import { completeResponses } from '../../testing/completeResponses.ts';
import { corruptResponses } from '../../testing/corruptResponses.ts';

const ORIGIN = 'https://tv.example.test';

/** Renders a path as the server of a brand does, with invalid responses from all services. */
function renderPath(path: string, changes: readonly Break[]) {
  const network = createFakeNetwork(testConfig, corruptResponses(completeResponses, changes));
  const renderer = createRenderer(glimt, {
    config: testConfig,
    origin: ORIGIN,
    fetch: network.fetch,
    report: () => undefined,
  });
  const { pathname, search } = new URL(path, ORIGIN);
  return renderer.render({ pathname, search, signal: AbortSignal.timeout(20_000) }).finished;
}

/** The visible text and the link targets of HTML. */
const textOf = (html: string) =>
  html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, ' ');
const linksOf = (html: string) => [...html.matchAll(/\shref="([^"]*)"/g)].map(([, href]) => href ?? '');

describe('server rendering with invalid responses', () => {
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
  ])(
    '%s renders a complete page without unsafe links, scripts or text like "undefined" when responses are invalid',
    async (path) => {
      await fc.assert(
        fc.asyncProperty(breaks, async (changes) => {
          const page = await renderPath(path, changes);
          if (page.kind === 'redirect') {
            expect(new URL(page.location, ORIGIN).origin).toBe(ORIGIN);
            return;
          }
          const { status, head, body, state } = page;
          expect([200, 404, 503]).toContain(status);
          expect(body).toMatch(/<header\b/);
          // A heading or a loading indicator.
          expect(body).toMatch(/<h1\b|aria-busy="true"|role="status"/);
          expect(textOf(body)).not.toMatch(/\b(?:undefined|NaN|Infinity|Invalid Date)\b|\[object /);
          for (const href of linksOf(body))
            expect(href).toMatch(/^(?:\/(?!\/)|#|mailto:|https:\/\/(?!elsewhere\.))/);
          const scripts = (head + body).match(/<script\b[^>]*>/g) ?? [];
          expect(scripts.filter((script) => script !== '<script type="application/ld+json">')).toEqual([]);
          expect(state).not.toContain('<');
          expect(() => JSON.parse(state) as unknown).not.toThrow();
        }),
        { numRuns: 25 },
      );
    },
  );
});
