import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { ServerConfig } from './configuration/parseServerConfig.ts';
import type { Release } from './configuration/readRelease.ts';
import { createHttpApp } from './http/createHttpApp.ts';
import { createOperatorServer } from './http/createOperatorServer.ts';
import { watchEventLoop } from './http/watchEventLoop.ts';
import { createMetrics } from './metrics/createMetrics.ts';
import { coalesceRequests } from './outgoing/coalesceRequests.ts';
import { recordFailures } from './outgoing/recordFailures.ts';
import { createServiceFetch } from './outgoing/serviceFetch.ts';
import { createServiceNames, listServices, monitorServices } from './outgoing/serviceMonitor.ts';
import type { SpanExport } from './outgoing/spanExport.ts';
import { readTrace, sendTrace } from './outgoing/traceContext.ts';
import { createRenderLimiter } from './page/renderLimiter.ts';
import { createRequestHandler } from './site/createRequestHandler.ts';
import { loadSite, type Site } from './site/loadSite.ts';

const WARM_UP_ATTEMPTS = 4;

/** A starting process lags, so it renders nothing at first. */
const WARM_UP_INTERVAL_MS = 250;

export interface WebServerOptions {
  readonly release: Release;
  readonly spanExport?: SpanExport | undefined;
  readonly log?: { write(line: string): void };
  /** Monotonic clock. */
  readonly now?: () => number;
}

const countConnections = (server: Server): Promise<number> => promisify(server.getConnections.bind(server))();

async function renderFrontPage({ handlePage }: Site): Promise<void> {
  const trace = readTrace(undefined, 'warm-up', undefined);
  for (let turn = 0; turn < WARM_UP_ATTEMPTS; turn += 1) {
    const { answer, source } = await handlePage({ pathname: '/', search: '', elapsedMs: 0, trace }).page;
    await answer.body?.encodeAs('br');
    if (source === 'made' || source === 'fresh') return;
    await setTimeout(WARM_UP_INTERVAL_MS);
  }
}

/**
 * Creates the server of all brands in one process. The request's host selects the brand.
 *
 * @throws ConfigError when a brand's build cannot be loaded
 */
export async function createWebServer(
  config: ServerConfig,
  { release, spanExport, log, now = () => performance.now() }: WebServerOptions,
) {
  const outgoing = createServiceFetch();
  const eventLoop = watchEventLoop(config.limits.eventLoopDelayMs);
  const { renders, lateRenders, queueMs } = config.limits;
  const renderLimiter = createRenderLimiter({
    renders,
    lateRenders,
    queueMs,
    isLagging: () => eventLoop.isLagging(),
  });
  let isShuttingDown = false;
  let isWarmingUp = false;

  const metrics = createMetrics();
  const apps = config.listen.ports.map(() =>
    createHttpApp({
      level: config.log,
      log,
      maxConnections: config.limits.connections,
      stalledMs: config.limits.stalledMs,
      isShuttingDown: () => isShuttingDown,
      metrics,
    }),
  );
  const [first] = apps;
  const serviceNames = createServiceNames(listServices(config));
  const monitoredFetch = monitorServices({
    fetch: sendTrace(outgoing.fetch, spanExport?.tracer),
    names: serviceNames,
    now,
    // A closing process aborts its own requests.
    report: (details, message) => (isShuttingDown ? undefined : first?.log.warn(details, message)),
    observe: (service, result, ms) => metrics.observeServiceRequest(service, result, ms / 1000),
  });
  const services = coalesceRequests({
    fetch: monitoredFetch,
    ttlMs: config.cache.answerSeconds * 1000,
    now,
  });
  const sites = await Promise.all(
    Object.keys(config.brands).map((id) =>
      loadSite(id, config, {
        fetch: recordFailures(services.fetch, serviceNames),
        renderLimiter,
        now,
        metrics,
        report: (level, details, message) => first?.log[level](details, message),
      }),
    ),
  );
  metrics.watch({
    connections: async () => {
      const counts = await Promise.all(apps.map(({ server }) => countConnections(server)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    renders: renderLimiter.getRunning,
    caches: () => sites.map(({ id: brand, getCacheUsage }) => ({ brand, ...getCacheUsage() })),
  });
  const { operatorPort } = config.listen;
  const operatorServer =
    operatorPort === undefined
      ? undefined
      : createOperatorServer({
          registry: metrics.registry,
          purge: ({ brand, path }) => {
            services.purge();
            return sites
              .filter(({ id }) => brand === undefined || brand === id)
              .reduce((count, site) => count + site.purge(path), 0);
          },
        });
  const handler = createRequestHandler(sites, {
    release,
    tracer: spanExport?.tracer,
    assetsFolder: config.assetsFolder,
    readiness: () => {
      if (isShuttingDown) return 'ending';
      return isWarmingUp ? 'warming up' : 'ready';
    },
  });
  for (const app of apps) app.route({ method: ['GET', 'HEAD'], url: '*', handler });

  return {
    /** Renders each front page, to warm up code and connections. Until then `/readyz` responds with 503. */
    async warmUp(): Promise<void> {
      isWarmingUp = true;
      await Promise.all(sites.map(renderFrontPage));
      isWarmingUp = false;
    },
    /** Returns the ports, since port 0 lets the system choose. The operator port is the last. */
    async listen(): Promise<readonly number[]> {
      const { host, ports } = config.listen;
      await Promise.all(apps.map((app, index) => app.listen({ host, port: ports[index] ?? 0 })));
      if (operatorServer) await once(operatorServer.listen(operatorPort, host), 'listening');
      const servers = [...apps.map(({ server }) => server), ...(operatorServer ? [operatorServer] : [])];
      return servers.map((server) => (server.address() as AddressInfo).port);
    },
    /** Logs an uncaught error before the process exits. */
    logFatal: (error: unknown): void => first?.log.fatal({ err: error }, 'The process ends'),
    /** Reports to load balancers that the process is shutting down; it still responds. */
    announceShutdown(): void {
      isShuttingDown = true;
    },
    /** Finishes running requests, then closes. */
    async close(): Promise<void> {
      isShuttingDown = true;
      await Promise.all(apps.map((app) => app.close()));
      operatorServer?.close();
      eventLoop.stop();
      await outgoing.close();
      // The collector can be unreachable.
      await spanExport?.close().catch(() => undefined);
    },
  };
}
