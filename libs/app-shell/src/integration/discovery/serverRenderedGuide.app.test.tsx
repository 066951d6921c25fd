import { describe, expect, it } from 'vitest';
import { createGuideService } from '@tv/discovery-ui/testing';
import { createFakeNetwork, glimt, standardResponses, testConfig, type ResponseTable } from '@tv/test-world';
import { createClock, dateKey } from '@tv/time';
import { createRenderer } from '../../server/createRenderer.tsx';

const GUIDE = 'GET /content-layout/tvguide';
const ORIGIN = 'https://tv.example.test';

/** Draws a path as a brand's server does. There is no browser in this process, and the time is the machine's. */
async function drawn(path: string, responses: ResponseTable = {}) {
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
  const asked = network.requests.filter(({ call }) => call.startsWith(GUIDE)).map(({ call }) => call);
  return { ...page, asked, reports };
}

describe('the TV guide as a server draws it', () => {
  it('ROUTE-14 GUIDE-01 is there to be read: its days, and what the first channels send around now', async () => {
    const { status, isComplete, head, body, asked, reports, files } = await drawn('/tv-guide');
    expect([status, isComplete, reports]).toEqual([200, true, []]);
    expect(head).toContain('<title>TV-guide – Glimt</title>');
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/tv-guide"/>`);
    expect(body).toContain('<h1');
    expect(body).toContain('direkte nå');
    expect(body).toContain('Nordlys');
    const days = body.match(/href="\/tv-guide\/\d{4}-\d\d-\d\d"/g);
    expect(days).toHaveLength(14);
    // The first channels only, and no more of the day than a screen shows.
    expect(asked.length).toBeLessThanOrEqual(3);
    expect(asked.every((call) => call.includes('page=1&pageSize=12'))).toBe(true);
    expect(new Set(asked).size).toBe(asked.length);
    expect(files).toEqual(['libs/discovery-ui/src/guide/GuidePage.tsx']);
  });

  it('ROUTE-15 is another day’s where the address says so, at the time that it says', async () => {
    const tomorrow = dateKey(createClock().now() + 24 * 3_600_000);
    const { head, body, asked } = await drawn(`/tv-guide/${tomorrow}?kl=12`);
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/tv-guide/${tomorrow}"/>`);
    expect(asked.every((call) => call.includes(`date=${tomorrow}`))).toBe(true);
    expect(body).not.toContain('direkte nå');
    expect(body).toContain('>12:00<');
  });

  it('PAGE-47 has its days even where the programmes cannot be had just now', async () => {
    const { status, isComplete, body } = await drawn('/tv-guide', {
      [GUIDE]: () => new Response('', { status: 500 }),
    });
    expect([status, isComplete]).toEqual([503, false]);
    expect(body).toContain('TV-guide</h1>');
    expect(body).toContain('aria-busy="true"');
  });
});
