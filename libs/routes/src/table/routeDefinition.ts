import type { createRows } from './routeTable.ts';

type PageRow = Extract<ReturnType<typeof createRows>[number], { readonly page: string }>;

/** Page names in the route table; app-shell maps each to a lazy component. */
export type PageName = PageRow['page'];

/** Paths of all pages, in the router's syntax. Typed, so that a misspelt path is a compile error. */
export type RoutePath = PageRow['path'];

interface RouteBase<Path extends string = string> {
  /** Unique. */
  readonly name: string;
  /** Router syntax: `/watch/:type/:id/:name?`. */
  readonly path: Path;
}

export interface PageOptions {
  /** Allowed values of a parameter, see `hasValidParams`. */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** On failure redirects to `redirectPath` (default `/`). */
  readonly requiresLogin?: boolean;
  readonly redirectPath?: string;
  /** Shows 'Henter innhold' until start-up is done (ROUTE-37). */
  readonly waitsForStartup?: boolean;
  readonly hidesFooter?: boolean;
  /** Parameters select a position, so the page stays mounted. */
  readonly isReusedAcrossParams?: boolean;
  readonly ssr: SsrPolicy;
}

/** A page in the layout (ROUTE-32). */
export interface NormalRoute<Path extends string = string, Page extends string = PageName>
  extends RouteBase<Path>, PageOptions {
  readonly kind: 'normal';
  readonly page: Page;
}

/** Server rendering: as for a visitor, or none for personal pages. */
export type SsrPolicy =
  | {
      readonly kind: 'page';
      /** Query parameters that affect SSR: first value only; with a trailing `*` all values. */
      readonly query: readonly string[];
      /** With this query parameter the page is personal, and rendered by the client only. */
      readonly personalParameter?: string;
    }
  | { readonly kind: 'none' };

/** Within the site (ROUTE-33, ROUTE-34). Keeps the query. */
export interface InternalRedirect extends RouteBase {
  readonly kind: 'internalRedirect';
  readonly to: string;
  /** Appends the wildcard match. */
  readonly keepPath?: boolean;
  /** Event name. */
  readonly tracking?: string;
}

/** To another site (ROUTE-35), see `externalTarget`. */
export interface ExternalRedirect extends RouteBase {
  readonly kind: 'externalRedirect';
  readonly target: 'identityDevicePage';
}

/** Renders without the layout (ROUTE-36). */
export interface RawRoute<
  Path extends string = string,
  Page extends string = PageName,
> extends RouteBase<Path> {
  readonly kind: 'raw';
  readonly page: Page;
}

export type RouteDefinition = NormalRoute | InternalRedirect | ExternalRedirect | RawRoute;
