import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Creates an HTTP server for `GET /metrics`. Adds the metrics of the process: memory, CPU, event loop. */
export function createMetricsServer(registry: Registry): Server {
  collectDefaultMetrics({ register: registry });
  return createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
