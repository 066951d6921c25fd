import type { Analytics, Consent, ErrorReporter } from '@tv/analytics';
import type { Session } from '@tv/auth';
import type { LoadSender } from '@tv/cast';
import type { Brand, DevFlags, RuntimeConfig } from '@tv/config';
import type { RouteDefinition } from '@tv/routes';
import type { Clock } from '@tv/time';
import type { AppState, AppStore } from './createAppStore.ts';

/** What the app asks of the browser beyond what React does for it. */
export interface BrowserDoors {
  /** Leaves for another site. */
  readonly leaveFor: (url: string) => void;
  /** The one guarded reload after a part of the app that could not be loaded; whether it comes. */
  readonly reloadForChunk: (error: unknown) => boolean;
  readonly loadCastSender: LoadSender;
  /** A session with a television ran when the page was left. */
  readonly isCasting: boolean;
}

/** What a server draws the page from, or has drawn it from. */
export interface ServedWorld {
  /** The instant that it was drawn at, in epoch milliseconds. */
  readonly renderedAt: number;
  /** The store as it was; undefined while a server draws, whose store is filled meanwhile. */
  readonly state: AppState | undefined;
}

/** All that an app runs on, made once at its start and handed down. */
export interface World {
  readonly brand: Brand;
  readonly config: RuntimeConfig;
  /** The site's own, without a slash at its end. */
  readonly origin: string;
  /** Every path of the product. */
  readonly table: readonly RouteDefinition[];
  readonly clock: Clock;
  /** Undefined where the app draws the page from nothing. */
  readonly served: ServedWorld | undefined;
  readonly devFlags: DevFlags;
  readonly reporter: ErrorReporter;
  readonly analytics: Analytics;
  /** Undefined where nothing is measured: nobody is asked there. */
  readonly consent: Consent | undefined;
  readonly store: AppStore;
  readonly session: Session;
  readonly browser: BrowserDoors;
  /** Settles when it is known who is watching. */
  readonly started: Promise<unknown>;
}
