/**
 * Export of each brand's server bundle (`<build>/server/server.js`). Throws a `ConfigError` naming the wrong
 * key of `config`.
 */
export type CreateRenderer = (options: {
  readonly config: unknown;
  /** Without a trailing slash. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly report: (level: 'error' | 'warn', message: string, context: string) => void;
}) => PageRenderer;

/** Renders a brand's pages. It receives path and query only, so nothing personal. */
export interface PageRenderer {
  /** Resolves a path without any request. */
  route(pathname: string, search: string): RouteResolution;
  render(request: RenderRequest): PageRendering;
  /** Paths for the sitemap: percent-encoded, starting with `/`. */
  sitemap(signal: AbortSignal): Promise<readonly string[]>;
}

export interface RenderRequest {
  readonly pathname: string;
  readonly search: string;
  /** Ends the render: missing data is sent as skeletons. */
  readonly signal: AbortSignal;
}

export interface PageRendering {
  /** Resolves when all data is here or `signal` aborts. Rejects on render errors only. */
  readonly finished: Promise<RenderedPage>;
  /** The page with the data so far, and skeletons. The render continues. */
  partial(): Promise<RenderedPage>;
}

export type RouteResolution =
  /** Includes the query. */
  | Redirect
  /** Server-rendered; `query` lists the relevant parameters, sorted. */
  | { readonly kind: 'rendered'; readonly query: readonly string[] }
  /** Rendered by the client only. */
  | { readonly kind: 'empty' };

export interface Redirect {
  readonly kind: 'redirect';
  readonly status: 301 | 302;
  readonly location: string;
}

export interface RenderedPageContent {
  readonly kind: 'page';
  readonly status: 200 | 404 | 503;
  readonly head: string;
  readonly body: string;
  /** JSON, safe inside a script element. */
  readonly state: string;
  /** Keys in Vite's manifest of the styles and scripts needed. */
  readonly files: readonly string[];
  /** Whether no part was late or failed. */
  readonly isComplete: boolean;
}

export type RenderedPage = Redirect | RenderedPageContent;
