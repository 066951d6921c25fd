import { lookup } from 'node:dns';
import type { IncomingHttpHeaders } from 'node:http';
import type { LookupFunction } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { Agent, interceptors, request } from 'undici';
import type { ApiFetch, ApiResponse } from '@tv/app-shell/pageRenderer';

/** Limits the compressed and the decompressed body. The largest response, the guide, is far smaller. Parsing 16 MB takes less than 0.5 s. */
const MAX_BYTES = 16 * 1024 * 1024;

const CONNECT_TIMEOUT_MS = 1000;
const RESPONSE_TIMEOUT_MS = 3000;

const KEEP_ALIVE_MS = 30_000;

/** Per service; further requests queue. */
const MAX_CONNECTIONS = 64;

const MAX_REDIRECTS = 5;

/** A response with its body in memory. It can be read repeatedly. */
export interface ServiceResponse extends ApiResponse {
  readonly fields: IncomingHttpHeaders;
  readonly body: string;
}

export type ServiceFetch = (...args: Parameters<ApiFetch>) => Promise<ServiceResponse>;

/** @param fields headers with lower-case names */
export function createServiceResponse(
  status: number,
  fields: IncomingHttpHeaders,
  body: string,
): ServiceResponse {
  const read = (name: string) => fields[name.toLowerCase()];
  return {
    status,
    ok: status >= 200 && status < 300,
    fields,
    body,
    headers: {
      get: (name) => read(name)?.toString() ?? null,
      has: (name) => read(name) !== undefined,
    },
    text: () => Promise.resolve(body),
    blob: () => Promise.resolve(new Blob([body])),
  };
}

/** Resolves `localhost` names to this machine (RFC 6761, section 6.3), because Node does not. */
const lookupHost: LookupFunction = (host, options, answer) => {
  if (!/(^|\.)localhost$/.test(host)) lookup(host, options, answer);
  else if (options.all === true) answer(null, [{ address: '127.0.0.1', family: 4 }]);
  else answer(null, '127.0.0.1', 4);
};

/** Decompresses on the main thread, because another thread costs more for a typical response. */
function decompress(bytes: Uint8Array, maxOutputLength: number): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength });
  } catch (error) {
    throw new Error('The response cannot be decompressed', { cause: error });
  }
}

/**
 * Creates the `fetch` of the renderers, with keep-alive, timeouts and redirects. It loads complete bodies and rejects
 * one larger than `maxBytes`. Node's `fetch` takes three times the CPU time, because it uses streams.
 */
export function createServiceFetch(maxBytes = MAX_BYTES) {
  const agent = new Agent({
    connect: { timeout: CONNECT_TIMEOUT_MS, lookup: lookupHost },
    connections: MAX_CONNECTIONS,
    headersTimeout: RESPONSE_TIMEOUT_MS,
    bodyTimeout: RESPONSE_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxResponseSize: maxBytes,
  });
  const dispatcher = agent.compose(interceptors.redirect({ maxRedirections: MAX_REDIRECTS }));
  const fetch: ServiceFetch = async (url, { method = 'GET', headers, body, signal } = {}) => {
    const response = await request(url, {
      dispatcher,
      method,
      headers: { ...headers, 'accept-encoding': 'gzip' },
      body: body ?? null,
      ...(signal === undefined ? {} : { signal }),
    });
    const received = await response.body.bytes();
    const isCompressed = response.headers['content-encoding'] === 'gzip' && received.length > 0;
    const bytes = isCompressed ? decompress(received, maxBytes) : received;
    return createServiceResponse(response.statusCode, response.headers, new TextDecoder().decode(bytes));
  };
  return { fetch, close: () => agent.close() };
}
