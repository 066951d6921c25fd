import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { testRuntimeConfig } from '../testing/testConfig.ts';
import {
  createRenderedPage,
  createTestRenderer,
  sendRequest,
  startTestServer,
} from '../testing/testServer.ts';

const WITH_METRICS = { listen: { host: '127.0.0.1', ports: [0], operatorPort: 0 } };

async function scrape(ports: readonly number[]): Promise<string> {
  const { status, text } = await sendRequest(ports.at(-1) ?? 0, '/metrics');
  expect(status).toBe(200);
  return text;
}

/** Returns the value of a series; undefined without it. */
function valueOf(metrics: string, series: string): number | undefined {
  const line = metrics.split('\n').find((text) => text.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
}

describe('metrics', () => {
  it('count requests by route, status and source, and pages in the cache', async () => {
    const renderer = createTestRenderer({
      route: (pathname) => ({
        kind: 'rendered',
        query: [],
        routeName: pathname === '/' ? 'front' : 'film',
        isNotFound: false,
      }),
    });
    await using server = await startTestServer(renderer, WITH_METRICS);
    for (const path of ['/', '/', '/film/isfront', '/assets/index-1.js', '/assets/index-0.js', '/healthz'])
      await server.get(path);
    const metrics = await scrape(server.ports);
    const requests = (labels: string) => valueOf(metrics, `http_requests_total{${labels}}`);
    expect(requests('brand="brand-a",route="front",status="200",page="made"')).toBe(1);
    expect(requests('brand="brand-a",route="front",status="200",page="fresh"')).toBe(1);
    expect(requests('brand="brand-a",route="film",status="200",page="made"')).toBe(1);
    expect(requests('brand="brand-a",route="file",status="200",page="none"')).toBe(1);
    expect(requests('brand="brand-a",route="other",status="404",page="none"')).toBe(1);
    expect(requests('brand="none",route="other",status="200",page="none"')).toBe(1);
    expect(valueOf(metrics, 'http_request_duration_seconds_count{brand="brand-a",route="front"}')).toBe(2);
    expect(valueOf(metrics, 'page_render_duration_seconds_count{brand="brand-a",result="whole"}')).toBe(2);
    expect(valueOf(metrics, 'page_cache_entries{brand="brand-a"}')).toBe(2);
    expect(valueOf(metrics, 'page_cache_bytes{brand="brand-a"}')).toBeGreaterThan(1000);
    expect(metrics).toContain('process_resident_memory_bytes');
    expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  it('count requests to services by name and result', async () => {
    const service = createServer((socket) => socket.end('HTTP/1.1 503 Down\r\ncontent-length: 0\r\n\r\n'));
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    await using server = await startTestServer(
      ({ fetch }) =>
        createTestRenderer({
          async render() {
            await fetch(`${url}/pages`);
            return createRenderedPage({ status: 503, isComplete: false });
          },
        }),
      WITH_METRICS,
      { runtimeConfig: { services: { ...testRuntimeConfig.services, contentLayout: url } } },
    );
    await server.get('/');
    service.close();
    const metrics = await scrape(server.ports);
    expect(valueOf(metrics, 'service_requests_total{service="contentLayout",result="5xx"}')).toBe(1);
    expect(valueOf(metrics, 'service_request_duration_seconds_count{service="contentLayout"}')).toBe(1);
    expect(valueOf(metrics, 'page_render_duration_seconds_count{brand="brand-a",result="failed"}')).toBe(1);
  });

  it('have no more series after 300 different paths', async () => {
    await using server = await startTestServer(createTestRenderer(), WITH_METRICS);
    await server.get('/');
    const countSeries = async () =>
      (await scrape(server.ports)).split('\n').filter((line) => line.startsWith('http_')).length;
    const before = await countSeries();
    for (let page = 0; page < 300; page += 1) await server.get(`/film/${page}?utm_source=${page}`);
    expect(await countSeries()).toBe(before);
  });

  it('are not on the public ports, and not on any without the setting', async () => {
    await using server = await startTestServer(createTestRenderer());
    expect(server.ports).toHaveLength(1);
    expect((await server.get('/metrics')).text).toContain('Rendered');
  });
});
