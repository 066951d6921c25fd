import { combineReducers, configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import type { Analytics, AnalyticsEvent } from '@tv/analytics';
import { api, createApiDeps, type ApiDeps, type ClientIds, type TokenProvider } from '@tv/api-client';
import { FIXTURE_NOW } from '@tv/api-client/fixtures';
import { createMemoryStorage, type KeyValueStorage } from '@tv/browser-storage';
import { readDevFlags, type Brand, type DevFlags, type RuntimeConfig } from '@tv/config';
import { glimt, testConfig } from '@tv/config/testing';
import { dateKey } from '@tv/time';
import { createMovableClock, type MovableClock } from '../clock/movableClock.ts';
import { createFakeNetwork, type FakeNetwork, type ResponseTable } from '../network/fakeNetwork.ts';
import { createRecordingReporter, type RecordingReporter } from '../reporter/recordingReporter.ts';

export interface TestWorldOptions {
  /** Defaults to `glimt`. */
  readonly brand?: Brand;
  /** Epoch milliseconds; defaults to the time of the fixtures. */
  readonly now?: number;
  readonly config?: Partial<RuntimeConfig>;
  readonly responses?: ResponseTable;
  readonly reducers?: Readonly<Record<string, Reducer>>;
  readonly middleware?: readonly Middleware[];
  readonly preloadedState?: Readonly<Record<string, unknown>>;
  /** Whether requests carry a token. */
  readonly isSignedIn?: boolean;
  /** Overrides parts of the session. */
  readonly tokens?: Partial<TokenProvider>;
  readonly devFlags?: Partial<DevFlags>;
}

/** Isolated dependencies for one test, and a record of what happened. */
export interface TestWorld {
  readonly brand: Brand;
  readonly config: RuntimeConfig;
  readonly clock: MovableClock;
  readonly ids: ClientIds;
  readonly tokens: TokenProvider;
  readonly reporter: RecordingReporter;
  readonly network: FakeNetwork;
  readonly storage: KeyValueStorage;
  readonly devFlags: DevFlags;
  readonly analytics: Analytics;
  /** Oldest first, without consent. */
  readonly events: readonly AnalyticsEvent[];
  /** With query and hash, oldest first. Filled by `TestWorldProvider`. */
  readonly visited: string[];
  /** Real API over the fake network. */
  readonly store: ReturnType<typeof makeStore>;
}

/** Storybook serves the artwork from its own host. */
function storyHosts(): string[] {
  return 'location' in globalThis ? [globalThis.location.host] : [];
}

/** Creates a world for one test or story. */
export function createTestWorld({
  brand = glimt,
  now = FIXTURE_NOW,
  config: changes = {},
  responses = {},
  reducers = {},
  middleware = [],
  preloadedState = {},
  isSignedIn = false,
  tokens: ownTokens = {},
  devFlags = {},
}: TestWorldOptions = {}): TestWorld {
  const given = { ...testConfig, ...changes };
  const config = { ...given, allowedHosts: [...given.allowedHosts, ...storyHosts()] };
  const clock = createMovableClock(now);
  const reporter = createRecordingReporter();
  const network = createFakeNetwork(config, responses);
  const ids: ClientIds = { appSessionId: 'session-1', appInstallationId: 'installation-1' };
  const tokens: TokenProvider = {
    token: () => (isSignedIn ? 'token-1' : undefined),
    userId: () => (isSignedIn ? 'user-1' : undefined),
    renewIfExpiring: () => undefined,
    isSignedIn: () => isSignedIn,
    renew: () => Promise.resolve(isSignedIn),
    ...ownTokens,
  };
  const storage = createMemoryStorage();
  const events: AnalyticsEvent[] = [];
  const deps = createApiDeps({ brand, config, clock, ids, tokens, reporter, fetch: network.fetch });
  return {
    brand,
    config,
    clock,
    ids,
    tokens,
    reporter,
    network,
    storage,
    devFlags: readDevFlags({ search: '', storage, today: dateKey(now), override: devFlags }),
    analytics: {
      push: (event) => {
        events.push(event);
      },
      flush: () => undefined,
    },
    events,
    visited: [],
    store: makeStore(deps, reducers, middleware, preloadedState),
  };
}

function makeStore(
  deps: ApiDeps,
  reducers: Readonly<Record<string, Reducer>>,
  ownMiddleware: readonly Middleware[],
  preloadedState: Readonly<Record<string, unknown>>,
) {
  return configureStore({
    reducer: combineReducers({ [api.reducerPath]: api.reducer, ...reducers }),
    preloadedState: { ...preloadedState },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: { api: deps } } }).concat(api.middleware, ...ownMiddleware),
  });
}
