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

/** Longer than balancers keep theirs, so that it is never we who close a line that one is about to use. */
const KEEP_ALIVE_MS = 75_000;

/** How long a request may take to arrive, ms. */
const REQUEST_MS = 10_000;

/** Identity cookies are large, and come along although nobody reads them. */
const MAX_HEADER_BYTES = 32 * 1024;

/** What a request that cannot even be read is answered with, by Node's code for it. */
const clientErrors: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** How often the front page of a brand is drawn before the server is ready, while it does not come whole. */
const WARM_UP_TURNS = 4;

/** A process that has just started is behind, and draws nothing until it is not. */
const WARM_UP_PAUSE_MS = 250;

/** A request id from in front of us is taken over when it can stand in a log. */
const REQUEST_ID = /^[\w.:-]{1,64}$/;

export interface WebServer {
  /**
   * Draws each brand's front page, so that the first viewer does not wait for code that has never run and lines that are
   * not open. Until that is done, or has been tried often enough, `/readyz` answers with 503, and all else is answered.
   */
  warmUp(): Promise<void>;
  /** Listens on all ports; answers them, since a port 0 is the system's to choose. */
  listen(): Promise<readonly number[]>;
  /** Says to balancers that this process is about to end; it answers all the same. */
  announceEnd(): void;
  /** Takes nothing new, finishes what runs, and closes. */
  close(): Promise<void>;
}

/** Where log lines go, for tests; else to standard output. */
export interface LogStream {
  write(line: string): void;
}

export interface WebServerOptions {
  readonly log?: LogStream;
  /** Milliseconds of a clock that only goes forward. */
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

/** What the log says of a request: no query, no address, no browser. Paths of this product name no person. */
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
 * The server of all brands in one process. Each port answers for each of them: a brand is known by the request's host.
 *
 * @throws ConfigError when a brand's build cannot be loaded under its configuration
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
      // Ours says less: see `Seen`.
      logController: new LogController({ disableRequestLogging: true }),
      genReqId: (request) => {
        const given = header(request.headers['x-request-id']);
        return given !== undefined && REQUEST_ID.test(given) ? given : randomUUID();
      },
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: REQUEST_MS,
      // While it ends, what comes on lines that are open already is answered too.
      return503OnClosing: false,
      http: { maxHeaderSize: MAX_HEADER_BYTES },
      // What is no request: without a word in the log, where the packet, cookies and all, would be written.
      clientErrorHandler: ({ code }, socket) => {
        const status = clientErrors[code] ?? '400 Bad Request';
        if (socket.writable)
          socket.write(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
        socket.destroy();
      },
      // A target that the router cannot read.
      frameworkErrors: (_error, _request, reply) => void plain(reply, 400, 'Bad request'),
    });

  const apps = config.listen.ports.map(createApp);
  const [first] = apps;
  const monitoredFetch = monitorServices({
    fetch: outgoing.fetch,
    services: servicesOf(config),
    now,
    // A process that closes ends its own calls: that is no outage.
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
    // Whoever watches the process calls it by its address.
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
    // Never the page: a browser with an old release open would run it as a script.
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
    // While it ends no line is kept: what is open would be waited for, and used again.
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
      // What the client asked for cannot be: a part beyond the end of a file, for one.
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
