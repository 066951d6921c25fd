/** Names of the pages that features bring; app-shell maps each to a lazily loaded component. */
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
  // all that an editor writes; the route's name tells which
  | 'written'
  | 'developer'
  // what is not there
  | 'contentNotFound'
  | 'customerNotFound';

/** The routes whose pages an editor writes. */
export type WrittenRouteName =
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
  /** Unique, and what code calls the route by. */
  readonly name: string;
  /** Pattern in the router's syntax: `/watch/:type/:id/:name?`. */
  readonly path: string;
}

/** A page in the layout (ROUTE-32). The switches are independent of each other. */
export interface NormalRoute extends RouteBase {
  readonly kind: 'normal';
  readonly page: PageName;
  /**
   * The values that a parameter may have, where not any text will do. A path with another value shows
   * `notFoundPage(pathname)`; see `acceptsParams`.
   */
  readonly values?: Readonly<Record<string, readonly string[]>>;
  /** Login starts when nobody is signed in; when it fails the viewer goes to `redirectPath` (default `/`). */
  readonly requiresLogin?: boolean;
  readonly redirectPath?: string;
  /** Shows 'Henter innhold' until start-up is done (ROUTE-37). */
  readonly waitsForStartup?: boolean;
  readonly hidesFooter?: boolean;
  /** The parameters say where on the page one is, not which page it is: it stays what it is when they change. */
  readonly isOnePage?: boolean;
  readonly rendering: Rendering;
}

/** What a server draws of a page before the app is there: what a visitor gets; or nothing, where it is one viewer's alone. */
export type Rendering =
  | {
      readonly kind: 'page';
      /**
       * The parameters of the query that change what is drawn, each with its first value; one that ends in `*` is a list, and counts
       * with all of its values. All others are the app's business.
       */
      readonly query: readonly string[];
    }
  | { readonly kind: 'none' };

/** Sends the viewer to another of our paths (ROUTE-33, ROUTE-34). The query is always kept. */
export interface InternalRedirect extends RouteBase {
  readonly kind: 'internalRedirect';
  readonly to: string;
  /** Carries what the wildcard matched over to the target. */
  readonly keepPath?: boolean;
  /** Name of the event pushed when the redirect is taken. */
  readonly tracking?: string;
}

/** Sends the browser to another site (ROUTE-35). The target is made from configuration: `externalTarget`. */
export interface ExternalRedirect extends RouteBase {
  readonly kind: 'externalRedirect';
  readonly target: 'identityDevicePage';
}

/** Renders its page as it is, without the layout (ROUTE-36). */
export interface RawRoute extends RouteBase {
  readonly kind: 'raw';
  readonly page: PageName;
}

export type RouteDefinition = NormalRoute | InternalRedirect | ExternalRedirect | RawRoute;
