import { describe, expect, it } from 'vitest';
import { createFakeNetwork, fjordvisning, glimt, standardResponses, testConfig } from '@tv/test-world';
import type { ResponseTable } from '@tv/test-world';
import { createRenderer } from '../../server/createRenderer.tsx';

const ORIGIN = 'https://tv.example.test';

/** A page as a server draws it for a visitor, and what it asked for that. */
async function drawn(pathname: string, responses: ResponseTable = {}, brand = glimt) {
  const network = createFakeNetwork(testConfig, { ...standardResponses, ...responses });
  const reports: string[] = [];
  const { render } = createRenderer(brand, {
    config: testConfig,
    origin: ORIGIN,
    fetch: network.fetch,
    report: (level, message) => void reports.push(`${level} ${message}`),
  });
  const page = await render({ pathname, search: '', signal: AbortSignal.timeout(20_000) }).finished;
  if (page.kind !== 'page') throw new Error(`A redirect to ${page.location}`);
  const things = [...page.body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    ...page,
    reports,
    calls: network.requests.map(({ call }) => call),
    things: things.map(([, json = '']) => JSON.parse(json) as { '@type': string; mainEntity?: unknown[] }),
  };
}

describe('a written page, as a server draws it', () => {
  it('ROUTE-66 is whole: its head, its text and its contents, and the services are asked for the menu alone', async () => {
    const { status, isComplete, head, body, calls, reports, files } = await drawn('/vilkar');
    expect([status, isComplete]).toEqual([200, true]);
    expect(head).toContain('<title>Vilkår – Glimt</title>');
    expect(head).toContain(`<link rel="canonical" href="${ORIGIN}/vilkar"/>`);
    expect(head).toMatch(/<meta name="description" content="Vilkårene for å abonnere på og bruke Glimt/);
    expect(body).toContain('Avtalen følger norsk rett');
    expect(body).toMatch(/<a href="#angrerett"/);
    expect(calls).toEqual(['GET /content-layout/pages']);
    expect(files).toEqual(['libs/editorial/src/index.ts']);
    expect(reports).toEqual([]);
  });

  it('PAGE-06 tells search engines its questions, and has the answers in it', async () => {
    const { body, things } = await drawn('/hjelp/viaplay');
    expect(things.map((thing) => thing['@type'])).toEqual(['FAQPage']);
    expect(things[0]?.mainEntity?.length).toBeGreaterThan(3);
    expect(body).toContain('skriv den med en gang');
    expect(body).toMatch(/<details[^>]*><summary/);
    expect((await drawn('/vilkar')).things).toEqual([]);
  });

  it('PAGE-19 has the price in it', async () => {
    const { body, calls } = await drawn('/abonnementer/mye');
    expect(body).toContain('449');
    expect(calls).toContain('GET /gateway/products');
  });

  it('is answered with though the products and the catalogue cannot be had', async () => {
    const failing = () => new Response('', { status: 500 });
    const { status, isComplete, body } = await drawn('/strommetjenester/max', {
      'GET /gateway/products': failing,
      'GET /content-layout/pages/max': failing,
    });
    expect([status, isComplete]).toEqual([200, false]);
    expect(body).toContain('Tre utgaver');
  });

  it('PAGE-01 is each brand’s own', async () => {
    expect((await drawn('/hva-er-fjordvisning', {}, fjordvisning)).head).toContain('Hva er Fjordvisning?');
  });
});
