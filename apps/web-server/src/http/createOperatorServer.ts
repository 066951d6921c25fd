import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';

interface OperatorOptions {
  readonly registry: Registry;
  /** Removes the pages of a brand or all, of a path or all. Returns their number. */
  readonly purge: (pages: {
    readonly brand: string | undefined;
    readonly path: string | undefined;
  }) => number;
}

/**
 * Creates an HTTP server for `GET /metrics` and `POST /purge?brand=…&path=…`. Adds the metrics of the process:
 * memory, CPU, event loop.
 */
export function createOperatorServer({ registry, purge }: OperatorOptions): Server {
  collectDefaultMetrics({ register: registry });
  return createServer((request, response) => {
    const url = URL.parse(request.url ?? '', 'http://operator');
    const call = `${request.method} ${url?.pathname}`;
    if (url !== null && call === 'POST /purge') {
      const brand = url.searchParams.get('brand') ?? undefined;
      const path = url.searchParams.get('path') ?? undefined;
      response
        .writeHead(200, { 'content-type': 'text/plain' })
        .end(`${purge({ brand, path })} pages purged\n`);
      return;
    }
    if (call !== 'GET /metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
