import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';

interface OperatorOptions {
  readonly registry: Registry;
  /** Removes cached pages and returns the count. Undefined matches all brands or paths. */
  readonly purge: (pages: {
    readonly brand: string | undefined;
    readonly path: string | undefined;
  }) => number;
}

/**
 * Creates the HTTP server for operators: `GET /metrics` and `POST /purge?brand=…&path=…`. Also collects the default
 * process metrics: memory, CPU, event loop.
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
