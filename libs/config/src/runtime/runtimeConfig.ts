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
  readonly player: {
    readonly seekBackSeconds: number;
    readonly seekForwardSeconds: number;
    /** How far behind the live edge still counts as live. */
    readonly liveBufferSeconds: number;
    /** 0–1. */
    readonly defaultVolume: number;
  };
  readonly cast: { readonly senderUrl: string; readonly receiverAppId: string; readonly namespace: string };
  readonly errorTracking: {
    readonly enabled: boolean;
    /** Share of sessions that report, 1–100 (CONF-18). */
    readonly percentage: number;
  };
  readonly analytics: { readonly containerId: string; readonly cookieToClear: string };
  /** Build or environment switch for the stored fake user of automated tests; never true in prod. */
  readonly e2e: boolean;
}
