import type { Analytics, ErrorReporter } from '@tv/analytics';
import type { KeyValueStorage, RuntimeConfig } from '@tv/config';
import type { Clock } from '@tv/time';
import type { SilentSupport } from '../cookies/silentSupport.ts';
import type { IdentityClient } from '../identity/identityClient.ts';
import type { IdentityService } from '../identity/identityService.ts';

/** The address that the tab is at, and how to send it to another. */
export interface Address {
  readonly origin: string;
  /** Path, query and hash. */
  current(): string;
  /** Goes to a path of ours in place of the present one. */
  replace(path: string): void;
}

/** All that a session stands on. In the browser `createBrowserSession` brings it. */
export interface SessionDeps {
  readonly config: Pick<RuntimeConfig, 'environment' | 'identity' | 'internalUsers' | 'e2e'>;
  readonly identity: IdentityClient;
  readonly service: IdentityService;
  readonly silent: SilentSupport;
  readonly clock: Clock;
  /** Runs something later; the answer calls it off. */
  readonly schedule: (run: () => void, delayMs: number) => () => void;
  readonly localStorage: KeyValueStorage;
  readonly sessionStorage: KeyValueStorage;
  /** Whether the browser keeps what a sign-in has to remember on its way; site data may be blocked, or full. */
  readonly canStore: () => boolean;
  /** Runs something while no other tab runs anything under the same name. */
  readonly runExclusive: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
  readonly address: Address;
  /** `GET /customer`, with the token that the session has by then (AUTH-32). */
  readonly loadUserInfo: () => Promise<unknown>;
  readonly reporter: ErrorReporter;
  readonly analytics: Analytics;
}
