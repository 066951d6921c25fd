/** Page names; app-shell maps each to a lazy component. */
export type PageName =
  // discovery
  | 'front'
  | 'page'
  | 'swimlaneList'
  | 'filmCover'
  | 'serieCover'
  | 'search'
  | 'tvGuide'
  | 'legacyLink'
  // player
  | 'watch'
  | 'playerTest'
  // session
  | 'signInCallback'
  | 'silentCallback'
  | 'logout'
  | 'settings'
  // sign-up
  | 'signUp'
  | 'register'
  | 'upgrades'
  | 'access'
  // account
  | 'account'
  | 'personalia'
  | 'accountStreamingServices'
  | 'billing'
  | 'subscription'
  | 'changePassword'
  | 'resetPassword'
  | 'changeEmail'
  | 'changePhone'
  | 'changePaymentMethod'
  | 'purchase'
  | 'payment'
  | 'walletReturn'
  // package lifecycle
  | 'cancelConfirm'
  | 'stopTrial'
  | 'packageReceipt'
  // external services
  | 'activation'
  | 'externalActivationCallback'
  // editorial; the route name says which page
  | 'written'
  | 'developer'
  // not found
  | 'contentNotFound'
  | 'customerNotFound';

export type EditorialRouteName =
  | 'about'
  | 'help'
  | 'streamingTips'
  | 'streamingService'
  | 'packages'
  | 'terms'
  | 'privacy'
  | 'apps'
  | 'accessibility';

interface RouteBase {
  /** Unique. */
  readonly name: string;
  /** Router syntax: `/watch/:type/:id/:name?`. */
  readonly path: string;
}

/** A page in the layout (ROUTE-32). */
export interface NormalRoute extends RouteBase {
  readonly kind: 'normal';
  readonly page: PageName;
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

/** Server rendering: as for a visitor, or none for personal pages. */
export type SsrPolicy =
  | {
      readonly kind: 'page';
      /** Query parameters that affect SSR: first value only; with a trailing `*` all values. */
      readonly query: readonly string[];
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
export interface RawRoute extends RouteBase {
  readonly kind: 'raw';
  readonly page: PageName;
}

export type RouteDefinition = NormalRoute | InternalRedirect | ExternalRedirect | RawRoute;
