import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { listOperations } from '@tv/api-client/contract';
import { createExampleServer, EXAMPLES_NOW } from '@tv/api-client/contract/examples';
import { addressesFor } from './addresses.ts';
import type { Addresses } from './addresses.ts';

/** The examples have image URLs but no images. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#456"/></svg>';

/** Returns the request headers in the contract, plus those for bearer tokens and JSON. */
function contractHeaders(): ReadonlySet<string> {
  const named = listOperations().flatMap(({ parameters }) =>
    parameters.filter(({ in: location }) => location === 'header').map(({ name }) => name.toLowerCase()),
  );
  return new Set(['authorization', 'content-type', ...named]);
}

const withoutBrand = (header: string): string => header.replace(/^x-[a-z]+-/, 'x-{brand}-');

export interface ExampleHost {
  readonly server: Server;
  /** Requests without an example or outside the contract. */
  readonly unanswered: readonly string[];
}

/**
 * Creates a server that answers only with the contract's examples and CORS headers. Anything else that the
 * app needs fails.
 *
 * @param addresses its hosts; paths identify the service
 */
export function createExampleHost(addresses: Addresses): ExampleHost {
  const inExamples = addressesFor();
  const { api, media, partner, identity } = addresses;
  const answerOf = createExampleServer({
    [inExamples.api]: api,
    [inExamples.media]: media,
    [inExamples.partner]: partner,
    [inExamples.identity]: identity,
  });
  const allowed = contractHeaders();
  const unanswered: string[] = [];

  const preflight = (request: IncomingMessage, response: ServerResponse): void => {
    const requestedHeaders = String(request.headers['access-control-request-headers'] ?? '').split(/\s*,\s*/);
    response.writeHead(204, {
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': requestedHeaders
        .filter((header) => allowed.has(withoutBrand(header)))
        .join(', '),
    });
    response.end();
  };

  const server = createServer((request, response) => {
    const { method = 'GET', headers } = request;
    const url = new URL(request.url ?? '/', `http://${headers.host ?? 'localhost'}`);
    response.setHeader('date', new Date(EXAMPLES_NOW).toUTCString());
    if (headers.origin !== undefined) {
      response.setHeader('access-control-allow-origin', headers.origin);
      response.setHeader('access-control-expose-headers', 'Date');
      if (url.origin === identity) response.setHeader('access-control-allow-credentials', 'true');
    }
    if (method === 'OPTIONS') {
      preflight(request, response);
      return;
    }
    const answer = answerOf({ method, url: url.href });
    if (answer === undefined || answer.status === 404) unanswered.push(`${method} ${url.href}`);
    if (answer === undefined) {
      response.writeHead(404).end();
    } else if (answer.body === undefined) {
      response.writeHead(answer.status, { 'content-type': 'image/svg+xml' });
      response.end(answer.operationId === 'getImage' ? PICTURE : undefined);
    } else {
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer.body));
    }
  });
  return { server, unanswered };
}
