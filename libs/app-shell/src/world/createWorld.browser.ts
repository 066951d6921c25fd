import {
  createAnalytics,
  createConsent,
  createDataLayerSink,
  createErrorReporter,
  isAnalyticsEnabled,
  readClientId,
} from '@tv/analytics';
import type { AnalyticsRecord } from '@tv/analytics';
import { queriesRehydrated, getCustomer } from '@tv/api-client';
import { connectSession, createBrowserSession } from '@tv/auth';
import { CAST_SESSION_KEY } from '@tv/cast';
import { readFlagOverride, openStorage, readDevFlags } from '@tv/config';
import type { Brand, FlagOverrideHolder, RuntimeConfig } from '@tv/config';
import { createRouteTable } from '@tv/routes';
import { createClock, dateKey } from '@tv/time';
import { markNonCritical } from '@tv/ui';
import { createChunkReload } from '../errors/chunkReload.ts';
import { createReactions } from '../reactions/createReactions.ts';
import { onFirstCustomer } from '../reactions/firstCustomer.ts';
import { readServedPage } from '../startup/servedPage.browser.ts';
import { askAgain, startAnew, startUp } from '../startup/startUp.ts';
import { clientIds } from './clientIds.ts';
import { consoleSink } from './consoleSink.ts';
import { createAppStore } from './createAppStore.ts';
import type { World } from './world.ts';

/** Globals set by the tag manager and tests. */
export interface AppWindow extends Window, FlagOverrideHolder {
  dataLayer?: AnalyticsRecord[];
}

/** Creates the app in a browser. All browser APIs enter here. */
export function createWorld(brand: Brand, config: RuntimeConfig, page: AppWindow & typeof globalThis): World {
  const local = openStorage(() => page.localStorage);
  const perTab = openStorage(() => page.sessionStorage);
  const clock = createClock();
  const machineClock = createClock();
  const reporter = createErrorReporter({
    sink: consoleSink(page.console),
    enabled: config.errorTracking.enabled,
    percentage: config.errorTracking.percentage,
    random: Math.random,
  });
  const consent = createConsent(local);
  const schedule = (run: () => void, delayMs: number): (() => void) => {
    const timer = page.setTimeout(run, delayMs);
    return () => page.clearTimeout(timer);
  };
  const analytics = createAnalytics({
    environment: config.environment,
    sinks: [createDataLayerSink((page.dataLayer ??= []))],
    now: () => clock.now(),
    schedule,
    // The client id comes from the tag manager.
    clientId:
      config.analytics.containerId === ''
        ? undefined
        : () => readClientId(page.document.cookie, config.analytics.clientIdCookie),
    consent: () => consent.answer() === 'granted',
    reporter,
  });
  const ids = clientIds(perTab, local, () => page.crypto.randomUUID());
  const reactions = createReactions(reporter);
  const session = createBrowserSession({
    config,
    clock,
    reporter,
    analytics,
    async loadUserInfo() {
      const { data, error } = await store.dispatch(getCustomer.initiate(undefined, { forceRefetch: true }));
      // Not `unwrap`: a failed query may already be refetching.
      if (data === undefined) throw Object.assign(new Error('No account'), error);
    },
    page,
  });
  const store = createAppStore(
    {
      api: {
        brand,
        config,
        clock,
        ids,
        tokens: session.tokens,
        reporter,
        fetch: page.fetch.bind(page),
      },
    },
    reactions.middleware,
  );
  onFirstCustomer(reactions.listen, session.tokens, async () => {
    const { openLine } = await import('../reactions/openLine.browser.ts');
    await openLine({
      brand,
      config,
      ids,
      session,
      store,
      reporter,
      listen: reactions.listen,
      local,
      perTab,
      machineNow: () => machineClock.now(),
      schedule,
      page,
    });
  });
  const servedPage = readServedPage(page.document, machineClock.now());
  if (servedPage) {
    // A cached page can be a day old: it only corrects a slow device clock.
    if (servedPage.renderedAt > machineClock.now()) clock.correct(servedPage.renderedAt);
    store.dispatch(queriesRehydrated(servedPage.answers));
  }
  const served = servedPage && { renderedAt: servedPage.renderedAt, state: store.getState() };
  // Queries that failed before it loads are found as well.
  import('./retryFailures.browser.ts').then(
    ({ retryFailures }) => retryFailures(store, page, schedule),
    markNonCritical,
  );
  let isDecided = false;
  connectSession({
    session,
    dispatch: store.dispatch,
    resetCache: () => (isDecided ? startAnew(store) : askAgain(store)),
    refetchAll: () => askAgain(store),
    analytics,
  });
  const started = startUp(store, session).then(() => {
    isDecided = true;
  });
  return {
    brand,
    config,
    origin: page.location.origin,
    table: createRouteTable({
      brandSlug: brand.slug,
      developerPages: config.environment !== 'prod',
    }),
    clock,
    served,
    devFlags: readDevFlags({
      search: page.location.search,
      storage: local,
      today: dateKey(clock.now()),
      override: readFlagOverride(page, config.environment),
    }),
    reporter,
    analytics,
    consent: isAnalyticsEnabled(config.environment) ? consent : undefined,
    store,
    session,
    started,
    browser: {
      leaveFor: (url) => page.location.assign(url),
      reloadForChunk: createChunkReload({
        now: () => machineClock.now(),
        openMemory: () => page.sessionStorage,
        reload: () => page.location.reload(),
        reporter,
      }),
      loadCastSender: () =>
        import('./openCast.browser.ts').then(
          ({ openCast }) => openCast({ config, session, ids, store, storage: perTab, reporter, page }),
          markNonCritical,
        ),
      isCasting: perTab.getItem(CAST_SESSION_KEY) !== null,
    },
  };
}
