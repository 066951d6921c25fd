import {
  createAnalytics,
  createConsent,
  createDataLayerSink,
  createErrorReporter,
  isMeasured,
} from '@tv/analytics';
import type { AnalyticsRecord } from '@tv/analytics';
import { getCustomer } from '@tv/api-client';
import { connectSession, createBrowserSession } from '@tv/auth';
import { openStorage, readDevFlags } from '@tv/config';
import type { Brand, RuntimeConfig } from '@tv/config';
import { eventReceived } from '@tv/realtime';
import { createClock, dateKey } from '@tv/time';
import { whenIdle } from '@tv/ui';
import { withEarlyAnswers } from '../early/earlyAnswers.ts';
import type { EarlyAnswers } from '../early/earlyAnswers.ts';
import type { EarlyWindow } from '../early/earlyWindow.ts';
import { createChunkReload } from '../errors/chunkReload.ts';
import { onClaimsChanged } from '../reactions/claimsChanged.ts';
import { createReactions } from '../reactions/createReactions.ts';
import { onForcedLogout } from '../reactions/forcedLogout.ts';
import { keepRealtimeConnected } from '../reactions/realtimeConnection.ts';
import { clientIds } from './clientIds.ts';
import { consoleSink } from './consoleSink.ts';
import { createAppStore } from './createAppStore.ts';
import { deviceInfo } from './deviceInfo.ts';
import { start, startAnew } from './start.ts';
import type { World } from './world.ts';

/** How long after the start of the app the early answers count as fresh. */
const EARLY_ANSWERS_MS = 10_000;

/** The page, with what the tag manager and the script before us leave on it. */
export interface AppWindow extends EarlyWindow {
  dataLayer?: AnalyticsRecord[];
}

/** Makes the world of an app in a browser. Everything that follows from the browser is decided here, once. */
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
  const analytics = createAnalytics({
    environment: config.environment,
    sinks: [createDataLayerSink((page.dataLayer ??= []))],
    now: () => clock.now(),
    schedule: (run, delayMs) => {
      const timer = page.setTimeout(run, delayMs);
      return () => page.clearTimeout(timer);
    },
    consent: () => consent.answer() === 'granted',
    reporter,
  });
  const earlyAnswers: EarlyAnswers = page.earlyAnswers ?? new Map<string, Promise<Response>>();
  page.setTimeout(() => earlyAnswers.clear(), EARLY_ANSWERS_MS);
  const ids = clientIds(perTab, local, () => page.crypto.randomUUID());
  const reactions = createReactions(reporter);
  const session = createBrowserSession({
    config,
    clock,
    reporter,
    analytics,
    loadUserInfo: () => store.dispatch(getCustomer.initiate(undefined, { forceRefetch: true })).unwrap(),
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
        fetch: withEarlyAnswers(page.fetch.bind(page), earlyAnswers),
      },
    },
    reactions.middleware,
  );
  const openRealtime = async () =>
    (await import('@tv/realtime/connection')).createRealtime({
      url: config.services.realtime,
      token: () => session.tokens.token(),
      deviceInfo: deviceInfo(brand, config, ids, page.navigator.userAgent),
      onEvent: (event) => store.dispatch(eventReceived(event)),
      reporter,
    });
  onForcedLogout(reactions.listen, session);
  onClaimsChanged(reactions.listen, session);
  keepRealtimeConnected(reactions.listen, session.tokens, openRealtime);
  connectSession({
    session,
    dispatch: store.dispatch,
    resetApi: () => startAnew(store),
    analytics,
  });
  return {
    brand,
    config,
    clock,
    devFlags: readDevFlags({
      search: page.location.search,
      storage: local,
      today: dateKey(clock.now()),
    }),
    reporter,
    analytics,
    consent: isMeasured(config.environment) ? consent : undefined,
    store,
    session,
    started: start(store, session),
    browser: {
      leaveFor: (url) => page.location.assign(url),
      reloadForChunk: createChunkReload({
        now: () => machineClock.now(),
        openMemory: () => page.sessionStorage,
        reload: () => page.location.reload(),
        reporter,
      }),
      loadCastSender: async () => {
        // The first frame goes before the button.
        await new Promise<void>((resolve) => whenIdle(resolve));
        return (await import('@tv/cast/sender')).loadCastSender(config.cast, reporter, page);
      },
    },
  };
}
