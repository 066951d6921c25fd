import type { Analytics, Consent, ErrorReporter, RecordMeasurement } from '@tv/analytics';
import type { Session } from '@tv/auth';
import type { LoadSender } from '@tv/cast';
import type { Brand, DevFlags, RuntimeConfig } from '@tv/config';
import type { PlayerPool } from '@tv/player/playerPool';
import type { RouteDefinition } from '@tv/routes';
import type { Hydration } from '@tv/ssr';
import type { Clock } from '@tv/time';
import type { AppState, AppStore } from './createAppStore.ts';

/** Everything the app is composed of, created once at start and passed down. */
export interface AppContext {
  readonly brand: Brand;
  readonly config: RuntimeConfig;
  /** Without a trailing slash. */
  readonly origin: string;
  readonly routeTable: readonly RouteDefinition[];
  readonly clock: Clock;
  /** On the server or during hydration; undefined when the page is not server-rendered. */
  readonly serverRender:
    | {
        /** Epoch ms. */
        readonly renderedAt: number;
        /** Store state at hydration; undefined on the server. */
        readonly state: AppState | undefined;
      }
    | undefined;
  /** Of the server-rendered page. */
  readonly hydration: Hydration;
  readonly devFlags: DevFlags;
  readonly reporter: ErrorReporter;
  readonly analytics: Analytics;
  /** Undefined without a collector. */
  readonly recordMeasurement: RecordMeasurement | undefined;
  /** Undefined when nothing is measured. */
  readonly consent: Consent | undefined;
  readonly store: AppStore;
  readonly session: Session;
  readonly playerPool: PlayerPool;
  /** Browser APIs that the app uses beyond React. */
  readonly browser: {
    readonly redirectTo: (url: string) => void;
    /** Returns whether the page reloads. */
    readonly reloadAfterChunkError: (error: unknown) => boolean;
    readonly loadCastSender: LoadSender;
    readonly hasActiveCastSession: boolean;
  };
  /** Settles when the current user is known. */
  readonly started: Promise<unknown>;
}
