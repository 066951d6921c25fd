import { StrictMode, type ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { getPages, dehydrateQueries } from '@tv/api-client';
import { parseRuntimeConfig, type Brand } from '@tv/config';
import { createRouteTable } from '@tv/routes';
import { ServerRenderingContext } from '@tv/ssr';
import { createClock } from '@tv/time';
import { Root } from '../app/Root.tsx';
import { findPage, preloadRoute } from '../app/routes.tsx';
import type { AppContext } from '../composition/appContext.ts';
import { createServerApp, type ServerSite } from './createServerApp.ts';
import { createServerRendering } from './createServerRendering.ts';
import { DEFERRED_TO_CLIENT, DeferredToClientError } from './deferredToClient.ts';
import { listSitemapPaths } from './listSitemapPaths.ts';
import type { PageRenderer, RenderedPage, RenderRequest, RendererOptions } from './pageRenderer.ts';
import { resolveServerRoute } from './resolveServerRoute.ts';

/** Larger clock corrections during a render make it start again. */
const CLOCK_TOLERANCE_MS = 5_000;

/** React writes the head elements before the first Suspense boundary. */
const FIRST_BOUNDARY = '<!--$';

/** Creates a brand's server renderer. Throws a `ConfigError` that names the wrong key. */
export function createRenderer(brand: Brand, options: RendererOptions): PageRenderer {
  const { origin, fetch, report } = options;
  const config = parseRuntimeConfig(options.config);
  const site: ServerSite = {
    brand,
    config,
    origin,
    routeTable: createRouteTable({ brandSlug: brand.slug, developerPages: config.environment !== 'prod' }),
    clock: createClock(),
    ids: { appSessionId: crypto.randomUUID(), appInstallationId: crypto.randomUUID() },
    fetch,
    report: ({ level, message, context }) => report(level === 'error' ? 'error' : 'warn', message, context),
    lastPages: undefined,
  };
  return {
    route: (pathname, search) =>
      resolveServerRoute(site.routeTable, { pathname, search }, config.identity.authority),
    render(request) {
      const { pathname, signal } = request;
      const routeLoaded = preloadRoute(site.routeTable, pathname, brand);
      let app = createServerApp(site);
      const finish = async (): Promise<RenderedPage> => {
        await routeLoaded;
        const startedAt = site.clock.now();
        const page = await renderPage(site, app, request, signal);
        const isOutOfTime = Math.abs(site.clock.now() - startedAt) > CLOCK_TOLERANCE_MS;
        if (!isOutOfTime || signal.aborted) return page;
        app = createServerApp(site);
        return renderPage(site, app, request, signal);
      };
      return {
        finished: finish(),
        async partial() {
          await routeLoaded;
          return renderPage(site, app, request);
        },
      };
    },
    sitemap: (signal) => listSitemapPaths(createServerApp(site).store, signal),
  };
}

/** @param signal data is awaited until it aborts; without it, only available data is rendered */
async function renderPage(
  site: ServerSite,
  app: AppContext,
  { pathname, search }: Pick<RenderRequest, 'pathname' | 'search'>,
  signal?: AbortSignal,
): Promise<RenderedPage> {
  const server = createServerRendering(app.store, { signal, lastPages: site.lastPages });
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={`${pathname}${search}`}>{children}</StaticRouter>
  );
  const stream = await renderToReadableStream(
    <StrictMode>
      <ServerRenderingContext value={server.rendering}>
        <Root app={app} Router={Router} />
      </ServerRenderingContext>
    </StrictMode>,
    {
      ...(signal === undefined ? {} : { signal }),
      // Sent in one piece: React must not set large boundaries aside for an inline script to insert.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        server.markIncomplete();
        if (!(error instanceof DeferredToClientError) && !signal?.aborted)
          app.reporter.error(error, 'server.render');
        return DEFERRED_TO_CLIENT;
      },
    },
  );
  await stream.allReady;
  site.lastPages = getPages.select()(app.store.getState()).data ?? site.lastPages;
  const state = serializeState(app);
  const html = await new Response(stream).text();
  const { movedTo, status, isComplete, sources } = server.result();
  if (movedTo !== undefined) return { kind: 'redirect', status: 302, location: movedTo };
  const start = html.indexOf(FIRST_BOUNDARY);
  if (start < 0) throw new Error('The page has no opening boundary');
  const source = findPage(app.routeTable, pathname)?.module?.source;
  return {
    kind: 'page',
    status,
    head: html.slice(0, start),
    body: html.slice(start),
    state,
    files: source === undefined ? sources : [source, ...sources],
    isComplete,
  };
}

/** Returns the dehydrated queries, safe inside a script element. */
function serializeState({ store, serverRender }: AppContext): string {
  const page = { renderedAt: serverRender?.renderedAt, answers: dehydrateQueries(store.getState().api) };
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}
