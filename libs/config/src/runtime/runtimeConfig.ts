import * as v from 'valibot';
import { PRODUCT_KEYS } from '../products/productKeys.ts';
import { compilePattern } from '../staff/internalUser.ts';
import { parseUrl } from '../url/parseUrl.ts';

const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'));

const optionalText = v.optional(v.string(), '');

const isWebAddress = (value: string): boolean => /^https?:$/.test(parseUrl(value)?.protocol ?? '');

const NO_WEB_ADDRESS = 'must be an absolute http or https address';

/** Paths are appended, so trailing slashes are removed. */
const baseAddress = v.pipe(
  v.string(),
  v.check(isWebAddress, NO_WEB_ADDRESS),
  v.transform((value) => value.replace(/\/+$/, '')),
);

/** Empty for none. */
const optionalAddress = v.optional(
  v.pipe(
    v.string(),
    v.check((value) => value === '' || isWebAddress(value), NO_WEB_ADDRESS),
  ),
  '',
);

const hostOf = (value: string): string | undefined => {
  const address = parseUrl(value.includes('://') ? value : `https://${value}`);
  if (!address || !isWebAddress(address.href) || value.includes('*')) return undefined;
  // No path, no credentials.
  return address.href === `${address.origin}/` ? address.host : undefined;
};

/** An origin (`https://x.no`) is accepted too. */
const host = v.pipe(
  v.string(),
  v.check((value) => hostOf(value) !== undefined, 'must be a host (media.example.no) or an origin'),
  v.transform((value) => hostOf(value) ?? value),
);

const seconds = v.pipe(v.number(), v.finite(), v.minValue(0, 'must not be negative'));

const environment = v.picklist(['prod', 'uat', 'test', 'dev']);

const pattern = v.pipe(
  v.string(),
  v.check((source) => compilePattern(source) !== undefined, 'must be a regular expression'),
);

const errorTracking = v.pipe(
  v.object({
    enabled: v.boolean(),
    /** Sessions that report, 1–100 (CONF-18). */
    percentage: v.optional(
      v.pipe(
        v.number(),
        v.minValue(1, 'must be between 1 and 100'),
        v.maxValue(100, 'must be between 1 and 100'),
      ),
    ),
  }),
  v.forward(
    v.check(
      ({ enabled, percentage }) => !enabled || percentage !== undefined,
      'is needed where error tracking is on',
    ),
    ['percentage'],
  ),
  v.transform(({ enabled, percentage = 100 }) => ({ enabled, percentage })),
);

const payment = v.pipe(
  v.object({
    cardForm: v.optional(v.picklist(['braintree', 'local']), 'braintree'),
    /** Empty with Braintree. */
    cardFrameUrl: optionalAddress,
    walletLoginUrl: optionalAddress,
    /** Gateway path. */
    paymentCancelledPath: v.optional(
      v.pipe(v.string(), v.regex(/^\//, 'must be a path')),
      '/customer/paymentCancelled',
    ),
  }),
  v.check(
    ({ cardForm, cardFrameUrl }) => cardForm === 'braintree' || cardFrameUrl !== '',
    'needs a cardFrameUrl for local cards',
  ),
);

export const runtimeConfigSchema = v.pipe(
  v.object({
    environment,
    /** Sent as `web/{version}` in a header, so `fetch` rejects other characters. Compared on a NewRelease event. */
    version: v.pipe(
      v.string(),
      v.regex(/^[!-~]+$/, 'must be visible ASCII characters: it stands in a header'),
    ),
    services: v.object({
      /** By environment (API-15). */
      gateway: v.object({ prod: baseAddress, uat: baseAddress, test: baseAddress, dev: baseAddress }),
      /** Overrides `gateway` (API-16). */
      gatewayOverride: v.optional(baseAddress),
      contentLayout: baseAddress,
      contentSearch: baseAddress,
      contentQuery: baseAddress,
      realtime: baseAddress,
    }),
    identity: v.object({
      authority: baseAddress,
      clientId: text,
      scope: text,
      /** Makes the access token a JWT for our gateway. */
      resource: text,
      claims: v.object({ customerNumber: text, cid: text, entitlements: text }),
      loginContextParameter: text,
      /** Tests third-party cookies (AUTH-22). */
      cookieTestUrl: v.pipe(v.string(), v.check(isWebAddress, NO_WEB_ADDRESS)),
      /** `accessTokenExpiringNotificationTimeInSeconds` of the OIDC client. */
      expiringNotificationSeconds: seconds,
    }),
    /** First match wins (API-07). */
    rewrites: v.array(v.object({ from: text, to: v.string() })),
    /** Hosts (with port) that URLs from data may use, besides our own. */
    allowedHosts: v.array(host),
    internalUsers: v.object({ domain: text, patterns: v.array(pattern) }),
    player: v.optional(
      v.object({
        seekBackSeconds: v.optional(seconds, 10),
        seekForwardSeconds: v.optional(seconds, 30),
        /** Distance from the live edge that counts as live. */
        liveBufferSeconds: v.optional(seconds, 30),
        defaultVolume: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
      }),
      {},
    ),
    cast: v.object({ senderUrl: v.string(), receiverAppId: v.string(), namespace: v.string() }),
    errorTracking,
    analytics: v.optional(
      v.object({
        containerId: optionalText,
        clientIdCookie: v.optional(text, '_ga'),
        /** Cleared on start. */
        cookieToClear: optionalText,
      }),
      {},
    ),
    products: v.object({
      /** PKG-11 */
      ids: v.pipe(
        v.object(v.entriesFromList(PRODUCT_KEYS, text)),
        v.check((ids) => new Set(Object.values(ids)).size === PRODUCT_KEYS.length, 'must all differ'),
      ),
      /** By package name without product prefix (PKG-07). Others use `GET /products?packageName=`. */
      packages: v.record(v.string(), v.pipe(v.array(text), v.minLength(1, 'must name a product'))),
      /** Channels shown first; the others follow by name (PKG-26). */
      channelOrder: v.optional(v.array(text), []),
    }),
    payment: v.optional(payment, {}),
    chat: v.optional(v.object({ scriptUrl: optionalAddress }), {}),
    /** Collector of errors and web vitals. */
    telemetry: v.optional(v.object({ url: optionalAddress }), {}),
    /** Stored fake user of automated tests. */
    e2e: v.boolean(),
  }),
  v.forward(
    v.check(({ e2e, environment: name }) => !e2e || name !== 'prod', 'must be false in prod'),
    ['e2e'],
  ),
);

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

export type EnvironmentName = v.InferOutput<typeof environment>;

/** JSON in the page, so one build runs everywhere. URLs have no trailing slash. See `parseRuntimeConfig`. */
export type RuntimeConfig = DeepReadonly<v.InferOutput<typeof runtimeConfigSchema>>;
