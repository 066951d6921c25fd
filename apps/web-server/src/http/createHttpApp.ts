import fastifyStatic from '@fastify/static';
import fastify, { LogController } from 'fastify';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics/createMetrics.ts';
import { createTraceId } from '../outgoing/traceContext.ts';
import { readHeader, sendPlain } from './replies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** For the request log; excludes personal data. */
    details:
      | {
          readonly pathname: string;
          readonly brand?: string;
          readonly route?: string;
          readonly page?: string;
          readonly traceId?: string;
          /** Undefined without failures. */
          readonly failures?: readonly string[] | undefined;
        }
      | undefined;
  }
}

/** Longer than that of load balancers, so that they never reuse a closed connection. */
const KEEP_ALIVE_MS = 75_000;

/** Until the headers and the body of a request have arrived. */
const REQUEST_TIMEOUT_MS = 10_000;

/** Identity cookies are large. */
const MAX_HEADER_BYTES = 32 * 1024;

/** Responses to unparsable requests, by Node's error code. */
const clientErrors: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Request ids from upstream that are safe in a log. */
const REQUEST_ID = /^[\w.:-]{1,64}$/;

interface HttpAppOptions {
  readonly level: string;
  /** Replaces stdout. */
  readonly log: { write(line: string): void } | undefined;
  /** Per port. Node closes further connections immediately. */
  readonly maxConnections: number;
  /** Idle timeout of a connection during a request, for clients that stop reading. */
  readonly stalledMs: number;
  readonly requestTimeoutMs?: number;
  readonly keepAliveMs?: number;
  readonly isShuttingDown: () => boolean;
  readonly metrics: Pick<Metrics, 'observeRequest'>;
}

/** Creates an HTTP server without routes: limits, request ids and log, rejected methods and errors. */
export function createHttpApp(options: HttpAppOptions): FastifyInstance {
  const { level, log, maxConnections, stalledMs, isShuttingDown, metrics } = options;
  const { requestTimeoutMs = REQUEST_TIMEOUT_MS, keepAliveMs = KEEP_ALIVE_MS } = options;
  const app = fastify({
    logger: { level, base: null, ...(log === undefined ? {} : { stream: log }) },
    logController: new LogController({ disableRequestLogging: true }),
    // Child loggers are slow. Log calls pass the request id instead.
    childLoggerFactory: (logger) => logger,
    genReqId: (request) => {
      const given = readHeader(request.headers['x-request-id']);
      return given !== undefined && REQUEST_ID.test(given) ? given : createTraceId();
    },
    keepAliveTimeout: keepAliveMs,
    requestTimeout: requestTimeoutMs,
    connectionTimeout: stalledMs,
    // Requests on open connections are still served.
    return503OnClosing: false,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      // Also applies to a body that arrives after the response. Node's default is 60 s.
      headersTimeout: requestTimeoutMs,
      // Node checks both timeouts at this interval, by default every 30 s.
      connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 10),
    },
    // Not logged: the raw packet contains cookies.
    clientErrorHandler: ({ code }, socket) => {
      const status = clientErrors[code] ?? '400 Bad Request';
      if (socket.writable)
        socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      socket.destroy();
    },
    frameworkErrors: (_error, _request, reply) => void sendPlain(reply, 400, 'Bad request'),
  });
  app.server.maxConnections = maxConnections;
  void app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // `sendFile` sets an etag from the content. Modification times differ between instances.
    etag: false,
    lastModified: false,
    dotfiles: 'allow',
  });
  app.decorateRequest('details', undefined);
  app.addHook('onRequest', (request, reply, done) => {
    // Close connections on shutdown instead of waiting for keep-alive.
    if (isShuttingDown()) reply.header('connection', 'close');
    if (request.method === 'GET' || request.method === 'HEAD') return done();
    return sendPlain(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed');
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { brand, pathname, route, page, traceId, failures } = request.details ?? {};
    const { method, id: reqId } = request;
    const { statusCode: status, elapsedTime } = reply;
    const ms = Math.round(elapsedTime * 10) / 10;
    request.log.info({ reqId, traceId, brand, method, path: pathname, route, status, page, failures, ms });
    const labels = { brand: brand ?? 'none', route: route ?? 'other', page: page ?? 'none' };
    metrics.observeRequest({ ...labels, status, seconds: elapsedTime / 1000 });
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    // A client error, such as an invalid range.
    if ((error.statusCode ?? 500) < 500) return sendPlain(reply, error.statusCode ?? 400, 'Bad request');
    request.log.error({ reqId: request.id, err: error }, 'A request could not be answered');
    return sendPlain(reply, 500, 'Something went wrong');
  });
  app.setNotFoundHandler((_request, reply) => sendPlain(reply, 404, 'Not found'));
  return app;
}
