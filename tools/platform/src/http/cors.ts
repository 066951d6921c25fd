import type { IncomingMessage, ServerResponse } from 'node:http';

const PREFLIGHT_MAX_AGE_S = 7200;

/**
 * Sets CORS headers for the given origins, with credentials. Exposes `Date`, which clients set their clock
 * by.
 *
 * @returns whether the request was a preflight and is answered
 */
export function handleCors(
  request: IncomingMessage,
  response: ServerResponse,
  origins: ReadonlySet<string>,
): boolean {
  const { origin } = request.headers;
  response.appendHeader('Vary', 'Origin');
  if (origin !== undefined && origins.has(origin)) {
    response.setHeader('Access-Control-Allow-Origin', origin);
    response.setHeader('Access-Control-Allow-Credentials', 'true');
    response.setHeader(
      'Access-Control-Expose-Headers',
      'Date, Content-Length, Content-Range, WWW-Authenticate',
    );
    response.setHeader('Timing-Allow-Origin', origin);
  }
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined) {
    return false;
  }
  response.setHeader('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, DELETE');
  response.setHeader(
    'Access-Control-Allow-Headers',
    request.headers['access-control-request-headers'] ?? 'Content-Type',
  );
  response.setHeader('Access-Control-Max-Age', String(PREFLIGHT_MAX_AGE_S));
  response.writeHead(204).end();
  return true;
}
