import { describe, expect, it } from 'vitest';
import { createFakeNetwork, fjordvisning, glimt, standardResponses, testConfig } from '@tv/test-world';
import type { ResponseTable } from '@tv/test-world';
import { createRenderer } from '../../server/createRenderer.tsx';

const ORIGIN = 'https://tv.example.test';

/** The page as the server renders it for a visitor, with its structured data, API calls and reports. */
async function renderPage(pathname: string, responses: ResponseTable = {}, brand = glimt) {
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
  const structuredData = [...page.body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return {
    ...page,
    reports,
    calls: network.requests.map(({ call }) => call),
    structuredData: structuredData.map(
      ([, json = '']) => JSON.parse(json) as { '@type': string; mainEntity?: unknown[] },
    ),
  };
}

describe('a server-rendered editorial page', () => {
  it('ROUTE-66 renders head, text and table of contents on the server, and requests only the menu', async () => {
    const { status, isComplete, head, body, calls, reports, files } = await renderPage('/vilkar');
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

  it('PAGE-06 renders the questions as structured data and the answers in the server’s HTML', async () => {
    const { body, structuredData } = await renderPage('/hjelp/viaplay');
    expect(structuredData.map((item) => item['@type'])).toEqual(['FAQPage']);
    expect(structuredData[0]?.mainEntity?.length).toBeGreaterThan(3);
    expect(body).toContain('skriv den med en gang');
    expect(body).toMatch(/<details[^>]*><summary/);
    expect((await renderPage('/vilkar')).structuredData).toEqual([]);
  });

  it('PAGE-19 renders the price in the server’s HTML', async () => {
    const { body, calls } = await renderPage('/abonnementer/mye');
    expect(body).toContain('449');
    expect(calls).toContain('GET /gateway/products');
  });

  it('renders on the server with status 200 when the products and the catalogue fail to load', async () => {
    const failing = () => new Response('', { status: 500 });
    const { status, isComplete, body } = await renderPage('/strommetjenester/max', {
      'GET /gateway/products': failing,
      'GET /content-layout/pages/max': failing,
    });
    expect([status, isComplete]).toEqual([200, false]);
    expect(body).toContain('Tre utgaver');
  });

  it('PAGE-01 renders the texts of another brand on the server', async () => {
    expect((await renderPage('/hva-er-fjordvisning', {}, fjordvisning)).head).toContain(
      'Hva er Fjordvisning?',
    );
  });
});
