/** The contract of a brand's server bundle and the web server. Types only: the web server loads no app code. */

import type { ApiFetch } from '@tv/api-client/apiFetch';

export type { ApiFetch, ApiFetchInit, ApiResponse } from '@tv/api-client/apiFetch';

export interface RendererOptions {
  /** The unparsed runtime configuration. */
  readonly config: unknown;
  /** Without a trailing slash. */
  readonly origin: string;
  readonly fetch: ApiFetch;
  readonly report: (level: 'error' | 'warn', message: string, context: string) => void;
}

/** Export of each brand's `<build>/server/server.js`. Throws a `ConfigError` that names the wrong key. */
export type CreateRenderer = (options: RendererOptions) => PageRenderer;

/** Renders a brand's pages. It receives no personal data. */
export interface PageRenderer {
  /** Resolves a path without any request. */
  readonly route: (pathname: string, search: string) => RouteResolution;
  readonly render: (request: RenderRequest) => PageRendering;
  /** Percent-encoded paths for the sitemap. Rejects when `signal` aborts. */
  readonly sitemap: (signal: AbortSignal) => Promise<readonly string[]>;
}

export interface RenderRequest {
  /** Percent-encoded. */
  readonly pathname: string;
  /** The relevant query parameters, with `?`; or empty. */
  readonly search: string;
  /** Ends the render: missing data is sent as skeletons. */
  readonly signal: AbortSignal;
}

export interface PageRendering {
  /** Resolves when all data has arrived or `signal` aborts. Rejects on render errors only. */
  readonly finished: Promise<RenderedPage>;
  /** The page with the data so far, and skeletons. The render continues. */
  readonly partial: () => Promise<RenderedPage>;
}

export type RouteResolution =
  /** Includes the query. */
  | Redirect
  /** Server-rendered; `query` lists the parameters that matter. */
  | (ResolvedPage & { readonly kind: 'rendered'; readonly query: readonly string[] })
  /** Rendered by the client only. */
  | (ResolvedPage & { readonly kind: 'empty' });

interface ResolvedPage {
  readonly routeName: string;
  /** The route table has no such page. Data can still show that others do not exist. */
  readonly isNotFound: boolean;
}

export interface Redirect {
  readonly kind: 'redirect';
  readonly status: 301 | 302;
  readonly location: string;
}

export interface RenderedPageContent {
  readonly kind: 'page';
  /** 503 if the data of the page itself failed. */
  readonly status: 200 | 404 | 503;
  /** HTML of title, meta and link elements. */
  readonly head: string;
  /** HTML of `#root`. */
  readonly body: string;
  /** Dehydrated queries as JSON, safe inside a script element. */
  readonly state: string;
  /** Keys in Vite's manifest of scripts and styles beyond the first load. */
  readonly files: readonly string[];
  /** Whether nothing is deferred to the client. */
  readonly isComplete: boolean;
}

export type RenderedPage = Redirect | RenderedPageContent;
