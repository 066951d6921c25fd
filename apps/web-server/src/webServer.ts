import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import fastifyStatic from '@fastify/static';
import fastify, { LogController } from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from './configuration/parseServerConfig.ts';
import { bestEncoding, isUnchanged } from './http/encoding.ts';
import { watchEventLoop } from './http/eventLoop.ts';
import { hostName, readRequestTarget } from './http/requestTarget.ts';
import { createOutgoingFetch } from './outgoing/outgoingFetch.ts';
import { monitorServices, servicesOf } from './outgoing/serviceMonitor.ts';
import { shareAnswers } from './outgoing/sharedAnswers.ts';
import { createRenderGate } from './page/renderGate.ts';
import { isSitemap } from './search/sitemaps.ts';
import { isHidden } from './site/buildFiles.ts';
import { loadSite } from './site/site.ts';
import type { Site } from './site/site.ts';

const ONE_YEAR = 'public, max-age=31536000, immutable';

/** Longer than that of load balancers, to avoid closing a connection that they are about to use. */
const KEEP_ALIVE_MS = 75_000;

const REQUEST_MS = 10_000;

/** Identity cookies are large. */
const MAX_HEADER_BYTES = 32 * 1024;

/** Responses to unparsable requests, by Node's error code. */
const clientErrors: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

const WARM_UP_TURNS = 4;

/** A starting process lags and renders nothing at first. */
const WARM_UP_PAUSE_MS = 250;

/** Request ids from upstream that are safe in a log. */
const REQUEST_ID = /^[\w.:-]{1,64}$/;

export interface WebServer {
  /** Renders each front page, to warm up code and connections. Until then `/readyz` responds with 503. */
  warmUp(): Promise<void>;
  /** Returns the ports, since port 0 lets the system choose. */
  listen(): Promise<readonly number[]>;
  /** Reports to load balancers that the process is shutting down; it still responds. */
  announceEnd(): void;
  /** Finishes running requests, then closes. */
  close(): Promise<void>;
}

export interface LogStream {
  write(line: string): void;
}

export interface WebServerOptions {
  readonly log?: LogStream;
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
interface Seen {
  brand?: string;
  pathname?: string;
  page?: string;
}

async function sendPage(
  site: Site,
  { pathname, search }: { readonly pathname: string; readonly search: string },
  request: FastifyRequest,
  reply: FastifyReply,
  seen: Seen,
): Promise<FastifyReply> {
  const page = await site.pages.answer({
    pathname,
    search,
    elapsedMs: reply.elapsedTime,
    acceptEncoding: header(request.headers['accept-encoding']),
    ifNoneMatch: request.headers['if-none-match'],
  });
  seen.page = page.source;
  return reply.code(page.status).headers(page.headers).send(page.body);
}

async function sendSitemap(
  site: Site,
  pathname: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  let body;
  try {
    body = await site.sitemaps?.file(pathname);
  } catch {
    return plain(reply.header('retry-after', '60'), 503, 'There is no sitemap at the moment');
  }
  if (body === undefined) return plain(reply, 404, 'Not found');
  const encoding = bestEncoding(header(request.headers['accept-encoding']));
  reply.headers({ 'cache-control': 'public, max-age=3600', vary: 'accept-encoding', etag: body.etag });
  if (isUnchanged(request.headers['if-none-match'], body.etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.header('content-type', 'application/xml; charset=utf-8').send(await body.in(encoding));
}

function sendFile(site: Site, pathname: string, reply: FastifyReply): FastifyReply {
  const isAsset = pathname.startsWith('/assets/');
  return reply
    .header('cache-control', isAsset ? ONE_YEAR : 'no-cache')
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
): Promise<WebServer> {
  const outgoing = createOutgoingFetch();
  const eventLoop = watchEventLoop(config.limits.eventLoopDelayMs);
  const { renders, lateRenders } = config.limits;
  const gate = createRenderGate({ renders, lateRenders, isLate: () => eventLoop.isLate() });
  const seenOf = new WeakMap<FastifyRequest, Seen>();
  let isEnding = false;
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
      requestTimeout: REQUEST_MS,
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
    services: servicesOf(config),
    now,
    // A closing process aborts its own requests.
    report: (details, message) => (isEnding ? undefined : first?.log.warn(details, message)),
  });
  const fetch = shareAnswers({
    fetch: monitoredFetch,
    keepMs: config.cache.answerSeconds * 1000,
    now,
  });
  const sites = await Promise.all(
    Object.keys(config.brands).map((id) =>
      loadSite(id, config, {
        fetch,
        gate,
        now,
        report: (level, details, message) => first?.log[level](details, message),
      }),
    ),
  );
  const siteByHost = new Map(sites.flatMap((site) => site.hosts.map((host) => [host, site] as const)));

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const seen: Seen = {};
    seenOf.set(request, seen);
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    const target = readRequestTarget(request.raw.url ?? '');
    if (target.kind === 'refused') {
      return plain(reply, target.status, target.status === 414 ? 'URI too long' : 'Bad request');
    }
    const { pathname } = target;
    seen.pathname = pathname;
    // Health checks use the IP address as host.
    if (pathname === '/healthz') return plain(reply, 200, 'alive');
    if (pathname === '/readyz') {
      if (isEnding) return plain(reply, 503, 'ending');
      return isWarmingUp ? plain(reply, 503, 'warming up') : plain(reply, 200, 'ready');
    }
    const site = siteByHost.get(hostName(request.headers.host));
    if (site === undefined) return plain(reply, 421, 'No site answers under this name here');
    seen.brand = site.id;
    reply.headers(site.headersOf(pathname));
    if (pathname === '/robots.txt') {
      const cached = reply.header('cache-control', 'public, max-age=3600');
      return cached.header('content-type', 'text/plain; charset=utf-8').send(site.robotsTxt);
    }
    if (isSitemap(pathname)) return await sendSitemap(site, pathname, request, reply);
    if (site.files.has(pathname)) return sendFile(site, pathname, reply);
    // Never a page: a browser with an old release would run it as a script.
    if (pathname.startsWith('/assets/') || isHidden(pathname)) return plain(reply, 404, 'Not found');
    return await sendPage(site, target, request, reply, seen);
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
      if (isEnding) reply.header('connection', 'close');
    });
    app.addHook('onResponse', (request, reply, done) => {
      const { brand, pathname, page } = seenOf.get(request) ?? {};
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

  const drawFrontPage = async ({ pages }: Site): Promise<void> => {
    for (let turn = 0; turn < WARM_UP_TURNS; turn += 1) {
      const { source } = await pages.answer({
        pathname: '/',
        search: '',
        elapsedMs: 0,
        acceptEncoding: 'br',
        ifNoneMatch: undefined,
      });
      if (source === 'made' || source === 'fresh') return;
      await setTimeout(WARM_UP_PAUSE_MS);
    }
  };

  return {
    async warmUp() {
      isWarmingUp = true;
      await Promise.all(sites.map(drawFrontPage));
      isWarmingUp = false;
    },
    async listen() {
      const { host, ports } = config.listen;
      await Promise.all(apps.map((app, index) => app.listen({ host, port: ports[index] ?? 0 })));
      return apps.map((app) => (app.server.address() as AddressInfo).port);
    },
    announceEnd() {
      isEnding = true;
    },
    async close() {
      isEnding = true;
      await Promise.all(apps.map((app) => app.close()));
      eventLoop.stop();
      await outgoing.close();
    },
  };
}
