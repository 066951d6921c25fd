import type { ErrorReporter } from '@tv/analytics';
import type { Brand, RuntimeConfig } from '@tv/config';
import type { Clock } from '@tv/time';
import type { ApiFetch } from './apiFetch.ts';
import { createRenewalGate, type RenewalGate } from './renewalGate.ts';
import { ownOrigins } from './requestUrl.ts';

/** The authentication API for libraries; auth implements it. Read the token for each call; never store it. */
export interface TokenProvider {
  /** The access token if it is valid now. */
  token(): string | undefined;
  /** True in the state `signedIn` with a valid token. */
  isSignedIn(): boolean;
  /** The token's user id; undefined for a visitor. */
  userId(): string | undefined;
  /**
   * Renews an expired or expiring token. Resolves when a call may be sent, with or without a new token; never
   * rejects. Undefined if no renewal is needed.
   */
  renewIfExpiring(): Promise<unknown> | undefined;
  /** Renews the session once. Resolves to whether the token is valid afterwards; never rejects. */
  renew(): Promise<boolean>;
}

/** Ids sent with every call. */
export interface ClientIds {
  /** New in each browser session. */
  readonly appSessionId: string;
  /** Persists in the browser. */
  readonly appInstallationId: string;
}

/** What the API needs from the app. */
export interface ApiOptions {
  readonly brand: Brand;
  readonly config: RuntimeConfig;
  readonly clock: Clock;
  readonly ids: ClientIds;
  readonly tokens: TokenProvider;
  readonly reporter: ErrorReporter;
  readonly fetch: ApiFetch;
  /** Resolves when the server-rendered page is hydrated. */
  readonly hydrated?: Promise<void>;
}

/** Dependencies of the base query, passed as `extra` of the thunk middleware. */
export interface ApiDeps extends ApiOptions {
  readonly renewalGate: RenewalGate;
  /** Last reported error per request, so that an outage is reported once. */
  readonly reportedErrors: Map<string, string>;
  /** Origins of our services, which may receive the token. */
  readonly ownOrigins: ReadonlySet<string>;
}

/** Creates the dependencies of one store. */
export function createApiDeps(options: ApiOptions): ApiDeps {
  const { tokens, clock, config } = options;
  return {
    ...options,
    renewalGate: createRenewalGate(tokens, clock),
    reportedErrors: new Map(),
    ownOrigins: ownOrigins(config),
  };
}

/** The `extra` argument of the store. */
export interface StoreExtra {
  readonly api: ApiDeps;
}

function isStoreExtra(extra: unknown): extra is StoreExtra {
  return typeof extra === 'object' && extra !== null && 'api' in extra;
}

/** Returns the API's dependencies from the thunk `extra`. Throws if the store was created without them. */
export function getApiDeps(extra: unknown): ApiDeps {
  if (!isStoreExtra(extra)) throw new Error('The store needs `extraArgument: { api }` for its thunks');
  return extra.api;
}
