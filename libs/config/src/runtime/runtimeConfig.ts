import type { ProductKey } from '../products/productKeys.ts';

export type EnvironmentName = 'prod' | 'uat' | 'test' | 'dev';

/**
 * What a running app is told about the world around it. It arrives as JSON in the page (so the same build
 * runs everywhere), is parsed once at start, and is handed down. See `parseRuntimeConfig`.
 */
export interface RuntimeConfig {
  readonly environment: EnvironmentName;
  /** The build's version in visible ASCII, sent as `web/{version}` and compared on a NewRelease event. */
  readonly version: string;
  /** Base addresses without a trailing slash. */
  readonly services: {
    /** The gateway per environment (API-15). */
    readonly gateway: Readonly<Record<EnvironmentName, string>>;
    /** When set it wins over the table above (API-16). */
    readonly gatewayOverride?: string | undefined;
    readonly contentLayout: string;
    readonly contentSearch: string;
    readonly contentQuery: string;
    readonly realtime: string;
  };
  readonly identity: {
    readonly authority: string;
    readonly clientId: string;
    readonly scope: string;
    /** `resource` indicator that makes the access token a JWT for our gateway. */
    readonly resource: string;
    readonly claims: { readonly customerNumber: string; readonly cid: string; readonly entitlements: string };
    readonly loginContextParameter: string;
    /** Page on the other brand's host that tests third-party cookies (AUTH-22). */
    readonly cookieTestUrl: string;
    /** `accessTokenExpiringNotificationTimeInSeconds` of the OIDC client. */
    readonly expiringNotificationSeconds: number;
  };
  /** URL prefixes replaced before a request is made (API-07); the first that fits wins. */
  readonly rewrites: readonly { readonly from: string; readonly to: string }[];
  /**
   * Hosts (with port) that a link, a picture or a request URL from data may point to, besides our own services. Origins in
   * the document are read as their hosts.
   */
  readonly allowedHosts: readonly string[];
  readonly internalUsers: { readonly domain: string; readonly patterns: readonly string[] };
  /** Every setting has a default, and so has the whole. */
  readonly player: {
    /** 10 where nothing is said. */
    readonly seekBackSeconds: number;
    /** 30 where nothing is said. */
    readonly seekForwardSeconds: number;
    /** How far behind the live edge still counts as live; 30 where nothing is said. */
    readonly liveBufferSeconds: number;
    /** 0–1; 1 where nothing is said. */
    readonly defaultVolume: number;
  };
  readonly cast: { readonly senderUrl: string; readonly receiverAppId: string; readonly namespace: string };
  readonly errorTracking: {
    readonly enabled: boolean;
    /** Share of sessions that report, 1–100 (CONF-18). */
    readonly percentage: number;
  };
  /** Empty texts stand for none; every setting has a default, and so has the whole. */
  readonly analytics: {
    /** Of the tag manager; without it nothing is loaded. */
    readonly containerId: string;
    /** Where the analytics script keeps the client id; `_ga` where nothing is said. */
    readonly clientIdCookie: string;
    /** Cleared on start. */
    readonly cookieToClear: string;
  };
  /** What is sold, in this brand. */
  readonly products: {
    /** Of each product the id by which the servers know it; all differ (PKG-11). */
    readonly ids: Readonly<Record<ProductKey, string>>;
    /**
     * The product ids of a package, the base first, by the package's name without the brand's product prefix: `FAMILIE_SPORT`
     * (PKG-07). A package that is not named here is sold by the products that `GET /products?packageName=` answers.
     */
    readonly packages: Readonly<Record<string, readonly string[]>>;
    /** Ids of channels in the order in which packages show them; the others follow by name (PKG-26). None where nothing is said. */
    readonly channelOrder: readonly string[];
  };
  readonly payment: {
    /** Who makes the fields for the card: `braintree` (where nothing is said), or the `local` platform's own frame. */
    readonly cardForm: 'braintree' | 'local';
    /** The address of the local frame; empty with Braintree. */
    readonly cardFrameUrl: string;
    /** Where signing up by the wallet leaves for; empty where it is not offered. */
    readonly walletLoginUrl: string;
    /** The path, in the gateway, that tells whether a payment was cancelled; `/customer/paymentCancelled` where nothing is said. */
    readonly paymentCancelledPath: string;
  };
  /** The customer service's chat: the address of its script, empty for none. */
  readonly chat: { readonly scriptUrl: string };
  /** Build or environment switch for the stored fake user of automated tests; never true in prod. */
  readonly e2e: boolean;
}
