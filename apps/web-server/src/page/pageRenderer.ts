/**
 * What each brand's server bundle (`<build>/server/server.js`) exports as `createRenderer`. `config` is the raw
 * runtime configuration; it throws a `ConfigError` that names the key when that is wrong.
 */
export type CreateRenderer = (options: {
  readonly config: unknown;
  /** Of the brand's site, without a slash at its end. */
  readonly origin: string;
  readonly fetch: typeof fetch;
  readonly report: (level: 'error' | 'warn', message: string, context: string) => void;
}) => PageRenderer;

/** Makes a brand's pages. It is given a path and a query, and by that never anything personal. */
export interface PageRenderer {
  /** Cheap: what a path is, by the route table, before anything is asked. */
  route(pathname: string, search: string): RouteAnswer;
  /** Starts a render. */
  render(request: PageRequest): PageRendering;
  /** Paths of everything that search engines may find, for the sitemap: percent-encoded, starting with `/`. */
  sitemap(signal: AbortSignal): Promise<readonly string[]>;
}

export interface PageRequest {
  readonly pathname: string;
  readonly search: string;
  /** Ends the render: what has not come by then goes out with its skeleton. */
  readonly signal: AbortSignal;
}

export interface PageRendering {
  /** The page when all of it has come, or `signal` aborts. Rejects when a render throws, never for data that fails. */
  readonly finished: Promise<RenderedPage>;
  /** The page of what has come so far, with skeletons for the rest. The render goes on. */
  partial(): Promise<RenderedPage>;
}

export type RouteAnswer =
  /** Already with the query that is kept. */
  | Redirect
  /** `query` names the parameters that count for this path, in sorted order. */
  | { readonly kind: 'rendered'; readonly query: readonly string[] }
  /** The app draws it alone. */
  | { readonly kind: 'empty' };

export interface Redirect {
  readonly kind: 'redirect';
  readonly status: 301 | 302;
  readonly location: string;
}

export interface RenderedPageContent {
  readonly kind: 'page';
  readonly status: 200 | 404 | 503;
  /** Title, meta and link elements. */
  readonly head: string;
  /** What stands in `#root`. */
  readonly body: string;
  /** JSON text, safe inside a script element. */
  readonly state: string;
  /** Keys of Vite's manifest whose styles and scripts the page needs, such as `libs/ui/src/card/Card.tsx`. */
  readonly files: readonly string[];
  /** Whether all of it is there: nothing came too late, and nothing failed. */
  readonly isComplete: boolean;
}

export type RenderedPage = Redirect | RenderedPageContent;
