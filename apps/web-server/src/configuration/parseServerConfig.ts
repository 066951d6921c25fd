import * as v from 'valibot';
import { ConfigError } from '@tv/config/configError';
import { toWebOrigin } from '../http/requestTarget.ts';

const text = v.pipe(v.string(), v.minLength(1, 'must not be empty'));

const origin = v.pipe(
  v.string(),
  v.check((value) => toWebOrigin(value) === value, 'must be an origin'),
);

const webAddress = v.pipe(
  v.string(),
  v.check((value) => toWebOrigin(value) !== undefined, 'must be an absolute http or https address'),
);

const hostName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a host name in small letters, without a port'),
);

const integer = (min: number) =>
  v.pipe(v.number(), v.integer('must be a whole number'), v.minValue(min, `must be at least ${min}`));

const port = v.pipe(integer(0), v.maxValue(65_535, 'must be a port'));

/** Additional hosts for the content security policy. */
const security = v.strictObject({
  imageHosts: v.optional(v.array(origin), []),
  mediaHosts: v.optional(v.array(origin), []),
  connectHosts: v.optional(v.array(origin), []),
  scriptHosts: v.optional(v.array(origin), []),
  frameHosts: v.optional(v.array(origin), []),
  frameAncestors: v.optional(v.array(origin), []),
});

/** What the server reads of the app's runtime configuration; the renderer validates the rest. */
const runtimeConfig = v.looseObject({
  environment: v.picklist(['prod', 'uat', 'test', 'dev']),
  services: v.looseObject({
    gateway: v.looseObject({ prod: webAddress, uat: webAddress, test: webAddress, dev: webAddress }),
    gatewayOverride: v.optional(webAddress),
    contentLayout: webAddress,
    contentSearch: webAddress,
    contentQuery: webAddress,
    realtime: webAddress,
  }),
  identity: v.looseObject({ authority: webAddress, cookieTestUrl: webAddress }),
  cast: v.looseObject({ senderUrl: v.string() }),
  chat: v.optional(v.looseObject({ scriptUrl: v.optional(v.string()) })),
  telemetry: v.optional(v.looseObject({ url: v.optional(v.string()) })),
  payment: v.optional(
    v.looseObject({ cardForm: v.optional(v.string()), cardFrameUrl: v.optional(v.string()) }),
  ),
});

export const brandSchema = v.strictObject({
  hosts: v.pipe(v.array(hostName), v.minLength(1, 'must name a host')),
  origin,
  build: text,
  robots: v.picklist(['index', 'noindex']),
  runtimeConfig,
  security: v.optional(security, {}),
});

export const serverConfigSchema = v.strictObject({
  /** For editors. */
  $schema: v.optional(v.string()),
  listen: v.strictObject({
    host: v.optional(text, '0.0.0.0'),
    ports: v.pipe(v.array(port), v.minLength(1, 'must name a port')),
    operatorPort: v.optional(port),
  }),
  brands: v.pipe(
    v.record(text, brandSchema),
    v.check((brands) => Object.keys(brands).length > 0, 'must name a brand'),
  ),
  assetsFolder: v.optional(text),
  cache: v.optional(
    v.strictObject({
      freshSeconds: v.optional(integer(0), 10),
      staleSeconds: v.optional(integer(0), 60),
      staleIfErrorSeconds: v.optional(integer(0), 86_400),
      incompleteSeconds: v.optional(integer(0), 5),
      answerSeconds: v.optional(integer(0), 5),
      maxEntries: v.optional(integer(1), 5000),
      maxBytes: v.optional(integer(1), 256 * 1024 * 1024),
    }),
    {},
  ),
  deadlineMs: v.optional(integer(1), 300),
  renderLimitMs: v.optional(integer(1), 10_000),
  limits: v.optional(
    v.strictObject({
      renders: v.optional(integer(1), 6),
      lateRenders: v.optional(integer(0), 30),
      queueMs: v.optional(integer(0), 700),
      eventLoopDelayMs: v.optional(integer(1), 100),
      connections: v.optional(integer(1), 10_000),
      stalledMs: v.optional(integer(1), 30_000),
      pageBytes: v.optional(integer(1), 4 * 1024 * 1024),
    }),
    {},
  ),
  shutdown: v.optional(
    v.strictObject({ noticeMs: v.optional(integer(0), 5000), limitMs: v.optional(integer(1), 10_000) }),
    {},
  ),
  log: v.optional(v.picklist(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
});

/** The settings are described in README.md. */
export type ServerConfig = v.InferOutput<typeof serverConfigSchema>;

export type BrandConfig = ServerConfig['brands'][string];

/** Returns a ConfigError with a prefix before its key, also a renderer's own copy; other errors unchanged. */
export function withKeyPrefix(prefix: string, error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'ConfigError' || !('key' in error)) return error;
  const key = String(error.key);
  return new ConfigError(`${prefix}.${key}`, error.message.replace(`Configuration "${key}": `, ''));
}

/**
 * Parses the server configuration. Unknown settings are errors, since they are usually typos.
 *
 * @throws ConfigError with the key of the first invalid setting; the message lists all
 */
export function parseServerConfig(input: unknown): ServerConfig {
  const result = v.safeParse(serverConfigSchema, input);
  if (!result.success) {
    const keyOf = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue) ?? '(document)';
    const [first, ...others] = result.issues;
    const further = others.map((issue) => `Configuration "${keyOf(issue)}": ${issue.message}`);
    throw new ConfigError(keyOf(first), [first.message, ...further].join('\n'));
  }
  const owners = new Map<string, string>();
  for (const [id, { hosts }] of Object.entries(result.output.brands)) {
    for (const host of hosts) {
      const owner = owners.get(host);
      if (owner !== undefined) throw new ConfigError(`brands.${id}.hosts`, `"${host}" is ${owner}'s already`);
      owners.set(host, id);
    }
  }
  return result.output;
}
