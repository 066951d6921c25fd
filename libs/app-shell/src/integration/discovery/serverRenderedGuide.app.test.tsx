import { describe, expect, it } from 'vitest';
import { createGuideService } from '@tv/discovery-ui/testing';
import { createFakeNetwork, glimt, standardResponses, testConfig, type ResponseTable } from '@tv/test-world';
import { createClock, dateKey } from '@tv/time';
import { createRenderer } from '../../server/createRenderer.tsx';

const GUIDE = 'GET /content-layout/tvguide';
const ORIGIN = 'https://tv.example.test';

/** Renders a path as the server of a brand does. This process has no browser and uses the real time. */
async function renderPath(path: string, responses: ResponseTable = {}) {
  const network = createFakeNetwork(testConfig, {
    ...standardResponses,
    ...createGuideService(),
    ...responses,
  });
  const reports: string[] = [];
  const renderer = createRenderer(glimt, {
    config: testConfig,
    origin: ORIGIN,
    fetch: network.fetch,
    report: (level, message, context) => void reports.push(`${level} ${context} ${message}`),
  });
  const { pathname, search } = new URL(path, ORIGIN);
  const page = await renderer.render({ pathname, search, signal: AbortSignal.timeout(20_000) }).finished;
  if (page.kind !== 'page') throw new Error('A redirect');
  const guideRequests = network.requests.filter(({ call }) => call.startsWith(GUIDE)).map(({ call }) => call);
  return { ...page, guideRequests, reports };
}

describe('the server-rendered TV guide', () => {
  it('ROUTE-14 GUIDE-01 the TV guide is rendered with its dates and what the first channels broadcast around now', async () => {
    const { status, isComplete, head, body, guideRequests, reports, files } = await renderPath('/tv-guide');
    expect([status, isComplete, reports]).toEqual([200, true, []]);
    expect(head).toContain('<title>TV-guide – Glimt</title>');
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/tv-guide"/>`);
    expect(body).toContain('<h1');
    expect(body).toContain('direkte nå');
    expect(body).toContain('Nordlys');
    const days = body.match(/href="\/tv-guide\/\d{4}-\d\d-\d\d"/g);
    expect(days).toHaveLength(14);
    // Only the first channels, and no more of the day than fits on a screen.
    expect(guideRequests.length).toBeLessThanOrEqual(3);
    expect(guideRequests.every((call) => call.includes('page=1&pageSize=12'))).toBe(true);
    expect(new Set(guideRequests).size).toBe(guideRequests.length);
    expect(files).toEqual(['libs/discovery-ui/src/guide/GuidePage.tsx']);
  });

  it('ROUTE-15 the TV guide is rendered for the date and time in the URL', async () => {
    const tomorrow = dateKey(createClock().now() + 24 * 3_600_000);
    const { head, body, guideRequests } = await renderPath(`/tv-guide/${tomorrow}?kl=12`);
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/tv-guide/${tomorrow}"/>`);
    expect(guideRequests.every((call) => call.includes(`date=${tomorrow}`))).toBe(true);
    expect(body).not.toContain('direkte nå');
    expect(body).toContain('>12:00<');
  });

  it('PAGE-47 the TV guide is rendered with its dates when the programmes fail to load', async () => {
    const { status, isComplete, body } = await renderPath('/tv-guide', {
      [GUIDE]: () => new Response('', { status: 500 }),
    });
    expect([status, isComplete]).toEqual([503, false]);
    expect(body).toContain('TV-guide</h1>');
    expect(body).toContain('aria-busy="true"');
  });
});
