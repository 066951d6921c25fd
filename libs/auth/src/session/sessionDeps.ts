import type { Analytics, ErrorReporter } from '@tv/analytics';
import type { KeyValueStorage } from '@tv/browser-storage';
import type { RuntimeConfig } from '@tv/config';
import type { Clock } from '@tv/time';
import type { SilentSignInSupport } from '../cookies/silentSignInSupport.ts';
import type { IdentityClient } from '../identity/identityClient.ts';
import type { IdentityService } from '../identity/identityService.ts';

export interface SessionDeps {
  readonly config: Pick<RuntimeConfig, 'environment' | 'identity' | 'internalUsers' | 'e2e'>;
  readonly identity: IdentityClient;
  readonly service: IdentityService;
  readonly silentSignInSupport: SilentSignInSupport;
  readonly clock: Clock;
  /** Returns cancel. */
  readonly schedule: (run: () => void, delayMs: number) => () => void;
  readonly localStorage: KeyValueStorage;
  readonly sessionStorage: KeyValueStorage;
  /** False if storage is blocked or full; sign-in needs it. */
  readonly canStore: () => boolean;
  /** Runs under a cross-tab lock. */
  readonly runExclusive: <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;
  readonly address: {
    readonly origin: string;
    readonly current: () => string;
    /** Navigates to a path of ours and replaces the history entry. */
    readonly replace: (path: string) => void;
  };
  /** `GET /customer` (AUTH-32). */
  readonly loadUserInfo: () => Promise<unknown>;
  readonly reporter: ErrorReporter;
  readonly analytics: Analytics;
}
