import type { ProductKey } from '../products/productKeys.ts';

export type EnvironmentName = 'prod' | 'uat' | 'test' | 'dev';

/**
 * Configuration of a running app. It comes as JSON in the page, so one build runs everywhere. See
 * `parseRuntimeConfig`.
 */
export interface RuntimeConfig {
  readonly environment: EnvironmentName;
  /** Build version in visible ASCII, sent as `web/{version}` and compared on a NewRelease event. */
  readonly version: string;
  /** Base URLs without a trailing slash. */
  readonly services: {
    /** By environment (API-15). */
    readonly gateway: Readonly<Record<EnvironmentName, string>>;
    /** Overrides the table above (API-16). */
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
  /** URL prefixes replaced before a request (API-07); the first match wins. */
  readonly rewrites: readonly { readonly from: string; readonly to: string }[];
  /**
   * Hosts (with port) besides our own services that links, images and requests from data may use. Origins are
   * read as hosts.
   */
  readonly allowedHosts: readonly string[];
  readonly internalUsers: { readonly domain: string; readonly patterns: readonly string[] };
  /** All settings have defaults. */
  readonly player: {
    /** Default 10. */
    readonly seekBackSeconds: number;
    /** Default 30. */
    readonly seekForwardSeconds: number;
    /** Distance from the live edge that counts as live; default 30. */
    readonly liveBufferSeconds: number;
    /** 0–1; default 1. */
    readonly defaultVolume: number;
  };
  readonly cast: { readonly senderUrl: string; readonly receiverAppId: string; readonly namespace: string };
  readonly errorTracking: {
    readonly enabled: boolean;
    /** Share of sessions that report errors, 1–100 (CONF-18). */
    readonly percentage: number;
  };
  /** All settings have defaults; empty means none. */
  readonly analytics: {
    /** Tag manager container; nothing is loaded without it. */
    readonly containerId: string;
    /** Cookie with the client id; default `_ga`. */
    readonly clientIdCookie: string;
    /** Cleared on start. */
    readonly cookieToClear: string;
  };
  readonly products: {
    /** Product ids in the API, all different (PKG-11). */
    readonly ids: Readonly<Record<ProductKey, string>>;
    /**
     * Product ids of a package, the base first, by package name without product prefix: `FAMILIE_SPORT`
     * (PKG-07). Other packages use the products of `GET /products?packageName=`.
     */
    readonly packages: Readonly<Record<string, readonly string[]>>;
    /** Ids of the channels shown first in packages; the others follow by name (PKG-26). Default empty. */
    readonly channelOrder: readonly string[];
  };
  readonly payment: {
    /** Provider of the card fields: `braintree` (default), or the `local` platform's frame. */
    readonly cardForm: 'braintree' | 'local';
    /** URL of the local frame; empty with Braintree. */
    readonly cardFrameUrl: string;
    /** Login URL of the wallet; empty if not offered. */
    readonly walletLoginUrl: string;
    /** Gateway path; default `/customer/paymentCancelled`. */
    readonly paymentCancelledPath: string;
  };
  /** Customer service chat; empty for none. */
  readonly chat: { readonly scriptUrl: string };
  /** Enables the stored fake user of automated tests; never true in prod. */
  readonly e2e: boolean;
}
