import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { getPages, dehydrateQueries } from '@tv/api-client';
import { parseRuntimeConfig } from '@tv/config';
import type { Brand } from '@tv/config';
import { ServerRenderingContext } from '@tv/rendering';
import { createRouteTable } from '@tv/routes';
import { createClock } from '@tv/time';
import { Root } from '../Root.tsx';
import { bringPage, scriptOf } from '../router/pageScripts.ts';
import type { World } from '../world/world.ts';
import { LEFT_TO_THE_APP, LeftToTheApp } from './leftToTheApp.ts';
import { routeAnswer, type RouteAnswer } from './routeAnswer.ts';
import { createServerRendering } from './serverRendering.ts';
import { createServerWorld, type ServerSite } from './serverWorld.ts';
import { sitemapPaths } from './sitemapPaths.ts';

export interface RendererOptions {
  /** The unparsed runtime configuration. */
  readonly config: unknown;
  /** Without a trailing slash. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly report: (level: 'error' | 'warn', message: string, context: string) => void;
}

export interface PageRequest {
  /** Percent-encoded. */
  readonly pathname: string;
  /** The relevant query parameters, with `?`; or empty. */
  readonly search: string;
  /** Ends the render: missing data is sent as skeletons. */
  readonly signal: AbortSignal;
}

export interface PageRendering {
  /** Resolves when all data is here or `signal` aborts. Rejects on render errors only. */
  readonly finished: Promise<RenderedPage>;
  /** The page with the data so far, and skeletons. The render continues. */
  readonly partial: () => Promise<RenderedPage>;
}

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: 200 | 404 | 503;
      /** HTML of title, meta and link elements. */
      readonly head: string;
      /** HTML of `#root`. */
      readonly body: string;
      /** Dehydrated queries as JSON, safe inside a script element. */
      readonly state: string;
      /** Source paths of scripts and styles beyond the first load. */
      readonly files: readonly string[];
      /** Whether nothing is deferred to the client. */
      readonly isComplete: boolean;
    };

export interface PageRenderer {
  /** Resolves a path without any request. */
  readonly route: (pathname: string, search: string) => RouteAnswer;
  readonly render: (request: PageRequest) => PageRendering;
  /** Paths for search engines. */
  readonly sitemap: () => Promise<readonly string[]>;
}

/** Larger clock corrections during a render make it start again. */
const CLOCK_TOLERANCE_MS = 5_000;

/** React writes the head elements before the first Suspense boundary. */
const FIRST_BOUNDARY = '<!--$';

/**
 * Creates a brand's server renderer. Each render has its own store and an anonymous session.
 *
 * @throws ConfigError naming the wrong key
 */
export function createRenderer(brand: Brand, options: RendererOptions): PageRenderer {
  const { origin, fetch, report } = options;
  const config = parseRuntimeConfig(options.config);
  const site: ServerSite = {
    brand,
    config,
    origin,
    table: createRouteTable({ brandSlug: brand.slug, developerPages: config.environment !== 'prod' }),
    clock: createClock(),
    ids: { appSessionId: crypto.randomUUID(), appInstallationId: crypto.randomUUID() },
    fetch,
    report: ({ level, message, context }) => report(level === 'error' ? 'error' : 'warn', message, context),
    lastPages: undefined,
  };
  return {
    route: (pathname, search) => routeAnswer(site.table, { pathname, search }, config.identity.authority),
    render(request) {
      const { pathname, signal } = request;
      const routeLoaded = bringPage(site.table, pathname, brand);
      let world = createServerWorld(site);
      const finish = async (): Promise<RenderedPage> => {
        await routeLoaded;
        const drawnAt = site.clock.now();
        const page = await draw(site, world, request, signal);
        const isOutOfTime = Math.abs(site.clock.now() - drawnAt) > CLOCK_TOLERANCE_MS;
        if (!isOutOfTime || signal.aborted) return page;
        world = createServerWorld(site);
        return draw(site, world, request, signal);
      };
      return {
        finished: finish(),
        async partial() {
          await routeLoaded;
          return draw(site, world, request);
        },
      };
    },
    sitemap: () => sitemapPaths(createServerWorld(site).store),
  };
}

/** @param signal data is awaited until it aborts; without it, only available data is rendered */
async function draw(
  site: ServerSite,
  world: World,
  { pathname, search }: Pick<PageRequest, 'pathname' | 'search'>,
  signal?: AbortSignal,
): Promise<RenderedPage> {
  const server = createServerRendering(world.store, { signal, lastPages: site.lastPages });
  const Router = ({ children }: { readonly children: ReactNode }) => (
    <StaticRouter location={`${pathname}${search}`}>{children}</StaticRouter>
  );
  const stream = await renderToReadableStream(
    <StrictMode>
      <ServerRenderingContext value={server.rendering}>
        <Root world={world} Router={Router} />
      </ServerRenderingContext>
    </StrictMode>,
    {
      ...(signal === undefined ? {} : { signal }),
      // The page is not streamed.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        server.left();
        if (!(error instanceof LeftToTheApp) && !signal?.aborted)
          world.reporter.error(error, 'server.render');
        return LEFT_TO_THE_APP;
      },
    },
  );
  await stream.allReady;
  site.lastPages = getPages.select()(world.store.getState()).data ?? site.lastPages;
  const state = carried(world);
  const html = await new Response(stream).text();
  const { movedTo, status, isComplete, sources } = server.answer();
  if (movedTo !== undefined) return { kind: 'redirect', status: 302, location: movedTo };
  const start = html.indexOf(FIRST_BOUNDARY);
  if (start < 0) throw new Error('The page has no boundary that it begins with');
  const source = scriptOf(world.table, pathname)?.source;
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

/** The dehydrated queries, safe inside a script element. */
function carried({ store, served }: World): string {
  const page = { renderedAt: served?.renderedAt, answers: dehydrateQueries(store.getState().api) };
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}
