import * as v from 'valibot';
import { PRODUCT_KEYS } from '../products/productKeys.ts';
import { compilePattern } from '../staff/internalUser.ts';
import { parseUrl } from '../url/parseUrl.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';

const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'));

const isWebAddress = (value: string): boolean => /^https?:$/.test(parseUrl(value)?.protocol ?? '');

/** Paths are appended, so trailing slashes are removed. */
const baseAddress = v.pipe(
  v.string(),
  v.check(isWebAddress, 'must be an absolute http or https address'),
  v.transform((value) => value.replace(/\/+$/, '')),
);

/** Sent in a header; `fetch` rejects other characters. */
const version = v.pipe(
  v.string(),
  v.regex(/^[!-~]+$/, 'must be visible ASCII characters: it stands in a header'),
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

const optionalText = v.optional(v.string(), '');

const optionalAddress = v.optional(
  v.pipe(
    v.string(),
    v.check((value) => value === '' || isWebAddress(value), 'must be an absolute http or https address'),
  ),
  '',
);

const products = v.object({
  ids: v.pipe(
    v.object(v.entriesFromList(PRODUCT_KEYS, text)),
    v.check((ids) => new Set(Object.values(ids)).size === PRODUCT_KEYS.length, 'must all differ'),
  ),
  packages: v.record(v.string(), v.pipe(v.array(text), v.minLength(1, 'must name a product'))),
  channelOrder: v.optional(v.array(text), []),
});

const payment = v.pipe(
  v.object({
    cardForm: v.optional(v.picklist(['braintree', 'local']), 'braintree'),
    cardFrameUrl: optionalAddress,
    walletLoginUrl: optionalAddress,
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

const schema = v.object({
  environment,
  version,
  services: v.object({
    gateway: v.object({ prod: baseAddress, uat: baseAddress, test: baseAddress, dev: baseAddress }),
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
    resource: text,
    claims: v.object({ customerNumber: text, cid: text, entitlements: text }),
    loginContextParameter: text,
    cookieTestUrl: v.pipe(v.string(), v.check(isWebAddress, 'must be an absolute http or https address')),
    expiringNotificationSeconds: seconds,
  }),
  rewrites: v.array(v.object({ from: text, to: v.string() })),
  allowedHosts: v.array(host),
  internalUsers: v.object({ domain: text, patterns: v.array(pattern) }),
  player: v.optional(
    v.object({
      seekBackSeconds: v.optional(seconds, 10),
      seekForwardSeconds: v.optional(seconds, 30),
      liveBufferSeconds: v.optional(seconds, 30),
      defaultVolume: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
    }),
    {},
  ),
  cast: v.object({ senderUrl: v.string(), receiverAppId: v.string(), namespace: v.string() }),
  errorTracking: v.object({
    enabled: v.boolean(),
    percentage: v.optional(
      v.pipe(
        v.number(),
        v.minValue(1, 'must be between 1 and 100'),
        v.maxValue(100, 'must be between 1 and 100'),
      ),
    ),
  }),
  analytics: v.optional(
    v.object({
      containerId: optionalText,
      clientIdCookie: v.optional(text, '_ga'),
      cookieToClear: optionalText,
    }),
    {},
  ),
  products,
  payment: v.optional(payment, {}),
  chat: v.optional(v.object({ scriptUrl: optionalAddress }), {}),
  e2e: v.boolean(),
});

const readJson = (input: string): unknown => {
  if (input.trim() === '') throw new ConfigError('(document)', 'is missing');
  try {
    return JSON.parse(input);
  } catch {
    throw new ConfigError('(document)', 'is not JSON');
  }
};

/**
 * Parses the configuration in the page.
 *
 * @param input JSON text or a parsed value
 * @throws ConfigError naming the first invalid setting, such as a missing percentage while error tracking is on (CONF-18)
 */
export function parseRuntimeConfig(input: unknown): RuntimeConfig {
  const result = v.safeParse(schema, typeof input === 'string' ? readJson(input) : input);
  if (!result.success) {
    const issue = result.issues[0];
    throw new ConfigError(v.getDotPath(issue) ?? '(document)', issue.message);
  }
  const { errorTracking, ...rest } = result.output;
  if (errorTracking.percentage === undefined && errorTracking.enabled) {
    throw new ConfigError('errorTracking.percentage', 'is needed where error tracking is on');
  }
  if (rest.e2e && rest.environment === 'prod') {
    throw new ConfigError('e2e', 'must be false in prod');
  }
  return {
    ...rest,
    errorTracking: { enabled: errorTracking.enabled, percentage: errorTracking.percentage ?? 100 },
  };
}

/** Invalid configuration. `key` is the setting's path: `errorTracking.percentage`. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly key: string;

  /** @param problem  in English, for operators */
  constructor(key: string, problem: string) {
    super(`Configuration "${key}": ${problem}`);
    this.key = key;
  }
}
