import type { ErrorReporter } from '@tv/analytics';
import type { Brand, RuntimeConfig } from '@tv/config';
import type { Clock } from '@tv/time';

/**
 * All that a data library or a feature needs to know of signing in. The implementation lives in auth; ask
 * for the token each time and never keep one.
 */
export interface TokenProvider {
  /** The access token, when there is one that is valid now. */
  token(): string | undefined;
  /** True while the viewer's state is `signedIn` with a valid token. */
  isSignedIn(): boolean;
  /** Id of the user whose token it is; undefined for a visitor. */
  userId(): string | undefined;
  /**
   * Starts or joins a renewal when the user's token has expired or is about to. The promise settles when a call may be
   * sent, with or without a new token, and never rejects; undefined when there is nothing to wait for.
   */
  renewIfExpiring(): Promise<unknown> | undefined;
  /** Renews the session once; resolves to whether there is a valid token afterwards. Never rejects. */
  renew(): Promise<boolean>;
}

/** Ids that accompany every call. */
export interface ClientIds {
  /** New in each browser session. */
  readonly appSessionId: string;
  /** Kept for as long as the browser keeps it. */
  readonly appInstallationId: string;
}

/** What the base query is given through the store (`extra` of the thunk middleware). */
export interface ApiDeps {
  readonly brand: Brand;
  readonly config: RuntimeConfig;
  readonly clock: Clock;
  readonly ids: ClientIds;
  readonly tokens: TokenProvider;
  readonly reporter: ErrorReporter;
  readonly fetch: typeof fetch;
}

/** The `extra` argument of every store of ours. */
export interface StoreExtra {
  readonly api: ApiDeps;
}
