import {
  createAnalytics,
  createConsent,
  createDataLayerSink,
  createErrorReporter,
  isAnalyticsEnabled,
  readClientId,
  type AnalyticsRecord,
  type RecordMeasurement,
  type Telemetry,
} from '@tv/analytics';
import { getCustomer } from '@tv/api-client';
import { connectSession, createBrowserSession } from '@tv/auth';
import { openStorage } from '@tv/browser-storage';
import { storedCastSession } from '@tv/cast';
import {
  readFlagOverride,
  readDevFlags,
  type Brand,
  type FlagOverrideHolder,
  type RuntimeConfig,
} from '@tv/config';
import { markNonCritical, rejectHangingImports } from '@tv/lazy';
import { createPlayerPool } from '@tv/player/playerPool';
import { createRouteTable } from '@tv/routes';
import { createHydration, noHydration } from '@tv/ssr';
import { createClock, dateKey } from '@tv/time';
import { readDehydratedState, rehydrateStore } from '../bootstrap/rehydrateStore.browser.ts';
import { refetchAll, resetCache, runStartup } from '../bootstrap/runStartup.ts';
import { createChunkReload } from '../errors/chunkReload.browser.ts';
import { onFirstSignIn } from '../listeners/onFirstSignIn.ts';
import { createBrowserTelemetry } from '../telemetry/createBrowserTelemetry.browser.ts';
import type { AppContext } from './appContext.ts';
import { createAppStore } from './createAppStore.ts';
import { readClientIds } from './readClientIds.ts';

/** Globals set by the tag manager and tests. */
interface AppWindow extends Window, FlagOverrideHolder {
  dataLayer?: AnalyticsRecord[];
}

/** Reports to the console and to operators. */
const createReporter = (
  { errorTracking }: RuntimeConfig,
  console: Console,
  telemetry: Telemetry | undefined,
  sample: number,
) =>
  createErrorReporter({
    sink: {
      send(report) {
        const { level, message, context } = report;
        console[level === 'error' ? 'error' : 'warn'](`[${context}] ${message}`);
        telemetry?.record({ type: 'error', ...report });
      },
    },
    ...errorTracking,
    random: () => sample,
  });

/** Returns a `setTimeout` that returns cancel. */
const createScheduler =
  (page: Window) =>
  (run: () => void, delayMs: number): (() => void) => {
    const timer = page.setTimeout(run, delayMs);
    return () => page.clearTimeout(timer);
  };

/** Returns a reader of the tag manager's client id; undefined without a tag manager. */
function createClientIdReader(
  { analytics: { containerId, clientIdCookie } }: RuntimeConfig,
  document: Document,
): (() => string | undefined) | undefined {
  return containerId === '' ? undefined : () => readClientId(document.cookie, clientIdCookie);
}

/** Creates the app in a browser. All browser APIs enter here. */
export function createApp(
  brand: Brand,
  config: RuntimeConfig,
  page: AppWindow & typeof globalThis,
): AppContext {
  const deviceStorage = openStorage(() => page.localStorage);
  const tabStorage = openStorage(() => page.sessionStorage);
  const clock = createClock();
  const machineClock = createClock();
  const served = readDehydratedState(page.document, clock);
  const hydration = served === undefined ? noHydration : createHydration();
  const hydrated = served === undefined ? undefined : hydration.whenDone;
  const schedule = createScheduler(page);
  const routeTable = createRouteTable({
    brandSlug: brand.slug,
    developerPages: config.environment !== 'prod',
  });
  const sample = Math.random();
  const telemetry = createBrowserTelemetry({ brand, config, routeTable, page, sample, schedule });
  const reporter = createReporter(config, page.console, telemetry, sample);
  const consent = createConsent(deviceStorage);
  const hasConsent = () => consent.answer() === 'granted';
  const analytics = createAnalytics({
    environment: config.environment,
    sinks: [createDataLayerSink((page.dataLayer ??= []))],
    now: () => clock.now(),
    schedule,
    clientId: createClientIdReader(config, page.document),
    consent: hasConsent,
    reporter,
  });
  const ids = readClientIds(tabStorage, deviceStorage, () => page.crypto.randomUUID());
  const session = createBrowserSession({
    config,
    clock,
    reporter,
    analytics,
    schedule,
    async loadUserInfo() {
      const { data, error } = await store.dispatch(getCustomer.initiate(undefined, { forceRefetch: true }));
      // Not `unwrap`: a failed query may already be refetching.
      if (data === undefined) throw Object.assign(new Error('No account'), error);
    },
    page,
  });
  const { store, rootReducer, startListening } = createAppStore({
    brand,
    config,
    clock,
    ids,
    tokens: session.tokens,
    reporter,
    fetch: page.fetch.bind(page),
    ...(hydrated && { hydrated }),
  });
  onFirstSignIn(startListening, session.tokens, async () => {
    await hydration.whenDone;
    const { connectRealtime } = await import('../listeners/connectRealtime.browser.ts');
    await connectRealtime({
      brand,
      config,
      ids,
      session,
      store,
      reporter,
      rootReducer,
      startListening,
      machineNow: () => machineClock.now(),
      schedule,
      page,
    });
  });
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) rejectHangingImports();
  });
  const recordMeasurement: RecordMeasurement | undefined =
    telemetry && ((event) => void (hasConsent() && telemetry.record(event)));
  void hydration.whenDone.then(() =>
    import('../app/afterHydration.browser.ts').then(({ startQueryRetries, reportVitals }) => {
      // Queries that failed before it loads are found as well.
      startQueryRetries(store, page, schedule);
      if (recordMeasurement) reportVitals(recordMeasurement, routeTable);
    }, markNonCritical),
  );
  const playerPool = createPlayerPool();
  let isUserKnown = false;
  connectSession({
    session,
    dispatch: store.dispatch,
    resetCache() {
      playerPool.clear();
      if (isUserKnown) resetCache(store);
      else refetchAll(store);
    },
    refetchAll: () => refetchAll(store),
    analytics,
  });
  let serverRender: AppContext['serverRender'];
  const started = runStartup(store, session, hydrated, (isCustomer) => {
    serverRender = served && rehydrateStore(served, store, machineClock.now(), isCustomer);
  }).then(() => void (isUserKnown = true));
  return {
    brand,
    config,
    origin: page.location.origin,
    routeTable,
    clock,
    serverRender,
    hydration,
    devFlags: readDevFlags({
      search: page.location.search,
      storage: deviceStorage,
      today: dateKey(clock.now()),
      override: readFlagOverride(page, config.environment),
    }),
    reporter,
    analytics,
    recordMeasurement,
    consent: isAnalyticsEnabled(config.environment) ? consent : undefined,
    store,
    session,
    playerPool,
    started,
    browser: {
      redirectTo: (url) => page.location.assign(url),
      reloadAfterChunkError: createChunkReload(page, reporter),
      loadCastSender: () =>
        import('./setUpCast.browser.ts').then(
          ({ setUpCast }) => setUpCast({ config, session, ids, store, storage: tabStorage, reporter, page }),
          markNonCritical,
        ),
      hasActiveCastSession: storedCastSession.read(tabStorage) !== undefined,
    },
  };
}
