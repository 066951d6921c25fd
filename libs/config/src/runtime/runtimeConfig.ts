import type { ProductKey } from '../products/productKeys.ts';

export type EnvironmentName = 'prod' | 'uat' | 'test' | 'dev';

/** JSON in the page, so one build runs everywhere. See `parseRuntimeConfig`. */
export interface RuntimeConfig {
  readonly environment: EnvironmentName;
  /** Visible ASCII; sent as `web/{version}`, compared on a NewRelease event. */
  readonly version: string;
  /** Without a trailing slash. */
  readonly services: {
    /** By environment (API-15). */
    readonly gateway: Readonly<Record<EnvironmentName, string>>;
    /** Overrides `gateway` (API-16). */
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
    /** Makes the access token a JWT for our gateway. */
    readonly resource: string;
    readonly claims: { readonly customerNumber: string; readonly cid: string; readonly entitlements: string };
    readonly loginContextParameter: string;
    /** Tests third-party cookies (AUTH-22). */
    readonly cookieTestUrl: string;
    /** `accessTokenExpiringNotificationTimeInSeconds` of the OIDC client. */
    readonly expiringNotificationSeconds: number;
  };
  /** First match wins (API-07). */
  readonly rewrites: readonly { readonly from: string; readonly to: string }[];
  /** Hosts (with port) that URLs from data may use, besides our own. */
  readonly allowedHosts: readonly string[];
  readonly internalUsers: { readonly domain: string; readonly patterns: readonly string[] };
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
    /** Sessions that report, 1–100 (CONF-18). */
    readonly percentage: number;
  };
  /** Empty means none. */
  readonly analytics: {
    readonly containerId: string;
    /** Default `_ga`. */
    readonly clientIdCookie: string;
    /** Cleared on start. */
    readonly cookieToClear: string;
  };
  readonly products: {
    /** All different (PKG-11). */
    readonly ids: Readonly<Record<ProductKey, string>>;
    /**
     * By package name without product prefix: `FAMILIE_SPORT` (PKG-07). Other packages use `GET
     * /products?packageName=`.
     */
    readonly packages: Readonly<Record<string, readonly string[]>>;
    /** Channels shown first; the others follow by name (PKG-26). */
    readonly channelOrder: readonly string[];
  };
  readonly payment: {
    /** Default `braintree`. */
    readonly cardForm: 'braintree' | 'local';
    /** Empty with Braintree. */
    readonly cardFrameUrl: string;
    /** Empty if not offered. */
    readonly walletLoginUrl: string;
    /** Gateway path; default `/customer/paymentCancelled`. */
    readonly paymentCancelledPath: string;
  };
  /** Empty for none. */
  readonly chat: { readonly scriptUrl: string };
  /** Stored fake user of automated tests; never true in prod. */
  readonly e2e: boolean;
}
