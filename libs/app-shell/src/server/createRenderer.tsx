import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { getPages, servedAnswers } from '@tv/api-client';
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

/** What a brand's pages are drawn with on a server. */
export interface RendererOptions {
  /** The runtime configuration as it stands in the page. */
  readonly config: unknown;
  /** The site's own, without a slash at its end. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly report: (level: 'error' | 'warn', message: string, context: string) => void;
}

export interface PageRequest {
  /** As it stands in the address. */
  readonly pathname: string;
  /** The query with its question mark, of the parameters that count; or empty. */
  readonly search: string;
  /** Ends the render: what has not come by then goes out with its skeleton, and is left to the app. */
  readonly signal: AbortSignal;
}

/** A render under way. */
export interface PageRendering {
  /**
   * The page when all of it has come, or `signal` aborts. Rejects where drawing itself fails; services that fail do not
   * make it fail.
   */
  readonly finished: Promise<RenderedPage>;
  /** The page of what has come so far, with skeletons for the rest. The render goes on. */
  readonly partial: () => Promise<RenderedPage>;
}

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: 200 | 404 | 503;
      /** Elements of the head: title, meta, links. */
      readonly head: string;
      /** What stands in the page's root. */
      readonly body: string;
      /** What was asked, as JSON that can stand in a script element. */
      readonly state: string;
      /** Sources whose scripts and styles the page needs besides those of the first load. */
      readonly files: readonly string[];
      /** Whether nothing was left to the app. */
      readonly isComplete: boolean;
    };

/** One brand's pages as HTML. */
export interface PageRenderer {
  /** What a path is, before anything is asked. */
  readonly route: (pathname: string, search: string) => RouteAnswer;
  /** Starts to draw a page. */
  readonly render: (request: PageRequest) => PageRendering;
  /** The paths of what search engines may find. */
  readonly sitemap: () => Promise<readonly string[]>;
}

/** With an answer this far (ms) from the instant that a page was drawn at, it is drawn again: the clock was wrong. */
const CLOCK_TOLERANCE_MS = 5_000;

/** The first boundary of the page begins so. What React has written before it belongs in the head. */
const FIRST_BOUNDARY = '<!--$';

/**
 * Makes what draws the pages of a brand on a server: the components of the app over a store of each request's own, for
 * a visitor.
 *
 * @throws ConfigError naming the key of the configuration that is wrong
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

/**
 * Draws a page over the store of a render.
 *
 * @param signal  until it aborts the answers are waited for; without it the page is drawn of the answers that are there
 */
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
      // All of it goes out in one go, so nothing is set aside for a script to put in its place.
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

/** What was asked, for the app. No text in it can end the element that it stands in. */
function carried({ store, served }: World): string {
  const page = { renderedAt: served?.renderedAt, answers: servedAnswers(store.getState().api) };
  return JSON.stringify(page).replaceAll('<', '\\u003c');
}
