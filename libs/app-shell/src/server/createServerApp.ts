import { createConsent, createErrorReporter, isAnalyticsEnabled } from '@tv/analytics';
import type { ErrorReport, ErrorReporter } from '@tv/analytics';
import { isRequestError, isTransient, type ClientIds, type PageSummary } from '@tv/api-client';
import type { ApiFetch } from '@tv/api-client/apiFetch';
import { createAnonymousSession } from '@tv/auth';
import { createMemoryStorage } from '@tv/browser-storage';
import { readDevFlags } from '@tv/config';
import { createPlayerPool } from '@tv/player/playerPool';
import { dateKey } from '@tv/time';
import type { AppContext } from '../composition/appContext.ts';
import { createAppStore } from '../composition/createAppStore.ts';

/** Shared by all renders of a brand; holds no user data. */
export interface ServerSite extends Pick<AppContext, 'brand' | 'config' | 'origin' | 'routeTable' | 'clock'> {
  /** Sent to services instead of a browser's ids. */
  readonly ids: ClientIds;
  readonly fetch: ApiFetch;
  readonly report: (report: ErrorReport) => void;
  lastPages: PageSummary[] | undefined;
}

const noop = (): void => undefined;

/** Creates the app of one render: its own store and an anonymous session. */
export function createServerApp(site: ServerSite): AppContext {
  const { brand, config, origin, routeTable, clock, ids, fetch, report } = site;
  const unfilteredReporter = createErrorReporter({
    sink: { send: report },
    enabled: true,
    percentage: 100,
    random: Math.random,
  });
  // The web server reports failing services, once per outage. The request log has the 404s.
  const reporter: ErrorReporter = {
    ...unfilteredReporter,
    error(error, context) {
      const isNotFound = isRequestError(error) && error.status === 404;
      if (!isNotFound && !isTransient(error)) unfilteredReporter.error(error, context);
    },
  };
  const session = createAnonymousSession();
  // Per render: a pending promise retains all its callbacks, and with them the store.
  const never = new Promise<never>(noop);
  const { store } = createAppStore({ brand, config, clock, ids, tokens: session.tokens, reporter, fetch });
  return {
    brand,
    config,
    origin,
    routeTable,
    clock,
    serverRender: { renderedAt: clock.now(), state: undefined },
    // Effects, which use it, do not run on a server.
    hydration: { whenDone: never, begin: () => noop },
    devFlags: readDevFlags({ search: '', storage: createMemoryStorage(), today: dateKey(clock.now()) }),
    reporter,
    analytics: { push: noop, flush: noop },
    recordMeasurement: undefined,
    // The consent answer is unknown on a server.
    consent: isAnalyticsEnabled(config.environment) ? createConsent(createMemoryStorage()) : undefined,
    store,
    session,
    playerPool: createPlayerPool(),
    started: never,
    browser: {
      redirectTo: noop,
      reloadAfterChunkError: () => false,
      loadCastSender: () => never,
      hasActiveCastSession: false,
    },
  };
}
