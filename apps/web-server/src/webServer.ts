import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import fastify, { LogController } from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from './configuration/parseServerConfig.ts';
import { negotiateEncoding, matchesEtag } from './http/encoding.ts';
import type { EncodedBody } from './http/encoding.ts';
import { parseHostName, readRequestTarget } from './http/requestTarget.ts';
import { watchEventLoop } from './http/watchEventLoop.ts';
import { coalesceRequests } from './outgoing/coalesceRequests.ts';
import { createOutgoingFetch } from './outgoing/outgoingFetch.ts';
import { monitorServices, listServices } from './outgoing/serviceMonitor.ts';
import { createRenderLimiter } from './page/renderLimiter.ts';
import { isSitemapPath } from './seo/sitemapCache.ts';
import { isHiddenPath } from './site/buildFiles.ts';
import { loadSite } from './site/loadSite.ts';
import type { Site } from './site/loadSite.ts';

const CACHE_ONE_YEAR = 'public, max-age=31536000, immutable';

/** Longer than that of load balancers, to avoid closing a connection that they are about to use. */
const KEEP_ALIVE_MS = 75_000;

const REQUEST_TIMEOUT_MS = 10_000;

/** Identity cookies are large. */
const MAX_HEADER_BYTES = 32 * 1024;

/** Responses to unparsable requests, by Node's error code. */
const clientErrors: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const WARM_UP_ATTEMPTS = 4;

/** A starting process lags and renders nothing at first. */
const WARM_UP_INTERVAL_MS = 250;

/** Request ids from upstream that are safe in a log. */
const REQUEST_ID = /^[\w.:-]{1,64}$/;

export interface WebServerOptions {
  readonly log?: { write(line: string): void };
  /** Monotonic clock. */
  readonly now?: () => number;
}

const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply
    .code(status)
    .header('content-type', 'text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(`${text}\n`);

const header = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** Excludes personal data. */
interface RequestLog {
  brand?: string;
  pathname?: string;
  page?: string;
}

/** Sends a body in the encoding that the client accepts; 304 if the client has it. */
async function sendEncoded(
  body: EncodedBody,
  contentType: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({ vary: 'accept-encoding', etag: body.etag });
  if (reply.statusCode === 200 && matchesEtag(headers['if-none-match'], body.etag))
    return reply.code(304).send();
  const encoding = negotiateEncoding(header(headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', contentType).send(await body.encodeAs(encoding));
}

async function sendPage(
  site: Site,
  { pathname, search }: { readonly pathname: string; readonly search: string },
  request: FastifyRequest,
  reply: FastifyReply,
  log: RequestLog,
): Promise<FastifyReply> {
  const { elapsedTime: elapsedMs } = reply;
  const { status, headers, body, source } = await site.handlePage({ pathname, search, elapsedMs });
  log.page = source;
  reply.code(status).headers(headers);
  return body ? sendEncoded(body, 'text/html; charset=utf-8', request, reply) : reply.send();
}

async function sendSitemap(
  site: Site,
  pathname: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let body;
  try {
    body = await site.findSitemapFile?.(pathname);
  } catch {
    return plain(reply.header('retry-after', '60'), 503, 'There is no sitemap at the moment');
  }
  if (body === undefined) return plain(reply, 404, 'Not found');
  reply.header('cache-control', 'public, max-age=3600');
  return sendEncoded(body, 'application/xml; charset=utf-8', request, reply);
}

function sendFile(site: Site, pathname: string, reply: FastifyReply): FastifyReply {
  const isAsset = pathname.startsWith('/assets/');
  return reply
    .header('cache-control', isAsset ? CACHE_ONE_YEAR : 'no-cache')
    .sendFile(pathname.slice(1), site.clientFolder);
}

/**
 * The server of all brands in one process. The request's host selects the brand.
 *
 * @throws ConfigError when a brand's build cannot be loaded
 */
export async function createWebServer(
  config: ServerConfig,
  { log, now = () => performance.now() }: WebServerOptions = {},
) {
  const outgoing = createOutgoingFetch();
  const eventLoop = watchEventLoop(config.limits.eventLoopDelayMs);
  const { renders, lateRenders } = config.limits;
  const renderLimiter = createRenderLimiter({ renders, lateRenders, isLagging: () => eventLoop.isLagging() });
  const logOf = new WeakMap<FastifyRequest, RequestLog>();
  let isShuttingDown = false;
  let isWarmingUp = false;

  const createApp = (): FastifyInstance =>
    fastify({
      logger: { level: config.log, base: null, ...(log === undefined ? {} : { stream: log }) },
      logController: new LogController({ disableRequestLogging: true }),
      genReqId: (request) => {
        const given = header(request.headers['x-request-id']);
        return given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
      },
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      // Requests on open connections are still served.
      return503OnClosing: false,
      http: { maxHeaderSize: MAX_HEADER_BYTES },
      // Not logged: the raw packet contains cookies.
      clientErrorHandler: ({ code }, socket) => {
        const status = clientErrors[code] ?? '400 Bad Request';
        if (socket.writable)
          socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
        socket.destroy();
      },
      frameworkErrors: (_error, _request, reply) => void plain(reply, 400, 'Bad request'),
    });

  const apps = config.listen.ports.map(createApp);
  const [first] = apps;
  const monitoredFetch = monitorServices({
    fetch: outgoing.fetch,
    services: listServices(config),
    now,
    // A closing process aborts its own requests.
    report: (details, message) => (isShuttingDown ? undefined : first?.log.warn(details, message)),
  });
  const fetch = coalesceRequests({
    fetch: monitoredFetch,
    ttlMs: config.cache.answerSeconds * 1000,
    now,
  });
  const sites = await Promise.all(
    Object.keys(config.brands).map((id) =>
      loadSite(id, config, {
        fetch,
        renderLimiter,
        now,
        report: (level, details, message) => first?.log[level](details, message),
      }),
    ),
  );
  const siteByHost = new Map(sites.flatMap((site) => site.hosts.map((host) => [host, site] as const)));

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const log: RequestLog = {};
    logOf.set(request, log);
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    const target = readRequestTarget(request.raw.url ?? '');
    if (target.kind === 'refused') {
      return plain(reply, target.status, target.status === 414 ? 'URI too long' : 'Bad request');
    }
    const { pathname } = target;
    log.pathname = pathname;
    // Health checks use the IP address as host.
    if (pathname === '/healthz') return plain(reply, 200, 'alive');
    if (pathname === '/readyz') {
      if (isShuttingDown) return plain(reply, 503, 'ending');
      return isWarmingUp ? plain(reply, 503, 'warming up') : plain(reply, 200, 'ready');
    }
    const site = siteByHost.get(parseHostName(request.headers.host));
    if (site === undefined) return plain(reply, 421, 'No site answers under this name here');
    log.brand = site.id;
    reply.headers(site.headersFor(pathname));
    if (pathname === '/robots.txt') {
      const cached = reply.header('cache-control', 'public, max-age=3600');
      return cached.header('content-type', 'text/plain; charset=utf-8').send(site.robotsTxt);
    }
    if (isSitemapPath(pathname)) return await sendSitemap(site, pathname, request, reply);
    if (site.files.has(pathname)) return sendFile(site, pathname, reply);
    // Never a page: a browser with an old release would run it as a script.
    if (pathname.startsWith('/assets/') || isHiddenPath(pathname)) return plain(reply, 404, 'Not found');
    return await sendPage(site, target, request, reply, log);
  };

  for (const app of apps) {
    await app.register(fastifyStatic, {
      serve: false,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'allow',
    });
    app.addHook('onRequest', async (request, reply) => {
      if (request.method === 'GET' || request.method === 'HEAD') return undefined;
      return plain(reply.header('allow', 'GET, HEAD'), 405, 'Method not allowed');
    });
    // Close connections on shutdown instead of waiting for keep-alive.
    app.addHook('onSend', async (_request, reply) => {
      if (isShuttingDown) reply.header('connection', 'close');
    });
    app.addHook('onResponse', (request, reply, done) => {
      const { brand, pathname, page } = logOf.get(request) ?? {};
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      request.log.info({ brand, method: request.method, path: pathname, status: reply.statusCode, page, ms });
      done();
    });
    app.setErrorHandler((error: FastifyError, request, reply) => {
      // A client error, such as an invalid range.
      if ((error.statusCode ?? 500) < 500) return plain(reply, error.statusCode ?? 400, 'Bad request');
      request.log.error({ err: error }, 'A request could not be answered');
      return plain(reply, 500, 'Something went wrong');
    });
    app.setNotFoundHandler((_request, reply) => plain(reply, 404, 'Not found'));
    app.route({ method: ['GET', 'HEAD'], url: '*', handler: answer });
  }

  const renderFrontPage = async ({ handlePage }: Site): Promise<void> => {
    for (let turn = 0; turn < WARM_UP_ATTEMPTS; turn += 1) {
      const { body, source } = await handlePage({ pathname: '/', search: '', elapsedMs: 0 });
      await body?.encodeAs('br');
      if (source === 'made' || source === 'fresh') return;
      await setTimeout(WARM_UP_INTERVAL_MS);
    }
  };

  return {
    /** Renders each front page, to warm up code and connections. Until then `/readyz` responds with 503. */
    async warmUp(): Promise<void> {
      isWarmingUp = true;
      await Promise.all(sites.map(renderFrontPage));
      isWarmingUp = false;
    },
    /** Returns the ports, since port 0 lets the system choose. */
    async listen(): Promise<readonly number[]> {
      const { host, ports } = config.listen;
      await Promise.all(apps.map((app, index) => app.listen({ host, port: ports[index] ?? 0 })));
      return apps.map((app) => (app.server.address() as AddressInfo).port);
    },
    /** Reports to load balancers that the process is shutting down; it still responds. */
    announceShutdown(): void {
      isShuttingDown = true;
    },
    /** Finishes running requests, then closes. */
    async close(): Promise<void> {
      isShuttingDown = true;
      await Promise.all(apps.map((app) => app.close()));
      eventLoop.stop();
      await outgoing.close();
    },
  };
}
