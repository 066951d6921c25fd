import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a browser may remember a preflight, in seconds. */
const preflightSeconds = 7200;

/**
 * Lets the brands' pages (and the Cast receiver) read answers from another origin, cookies included.
 * Clients set their clock by `Date`, so it is exposed.
 *
 * @returns whether the request was a preflight, which is answered with this
 */
export function answerCors(
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
  response.setHeader('Access-Control-Max-Age', String(preflightSeconds));
  response.writeHead(204).end();
  return true;
}
