import { createConsent, createErrorReporter, isAnalyticsEnabled } from '@tv/analytics';
import type { ErrorReport, ErrorReporter } from '@tv/analytics';
import { isTransient } from '@tv/api-client';
import type { ClientIds, PageSummary } from '@tv/api-client';
import { createAnonymousSession } from '@tv/auth';
import { createMemoryStorage, readDevFlags } from '@tv/config';
import type { Brand, RuntimeConfig } from '@tv/config';
import type { RouteDefinition } from '@tv/routes';
import { dateKey } from '@tv/time';
import type { Clock } from '@tv/time';
import { createReactions } from '../reactions/createReactions.ts';
import { createAppStore } from '../world/createAppStore.ts';
import type { World } from '../world/world.ts';

/** Shared by all renders of a brand; holds no user data. */
export interface ServerSite {
  readonly brand: Brand;
  readonly config: RuntimeConfig;
  /** Without a trailing slash. */
  readonly origin: string;
  readonly table: readonly RouteDefinition[];
  /** Corrected by service responses, as in a browser. */
  readonly clock: Clock;
  /** Sent to services in place of a browser's. */
  readonly ids: ClientIds;
  readonly fetch: typeof fetch;
  readonly report: (report: ErrorReport) => void;
  lastPages: PageSummary[] | undefined;
}

const nothing = (): void => undefined;
const never = new Promise<never>(nothing);

/** Creates the app of one render: its own store and an anonymous session. */
export function createServerWorld({
  brand,
  config,
  origin,
  table,
  clock,
  ids,
  fetch,
  report,
}: ServerSite): World {
  const everything = createErrorReporter({
    sink: { send: report },
    enabled: true,
    percentage: 100,
    random: Math.random,
  });
  // The web server reports failing services, once per outage.
  const reporter: ErrorReporter = {
    ...everything,
    error: (error, context) => (isTransient(error) ? undefined : everything.error(error, context)),
  };
  const session = createAnonymousSession();
  const store = createAppStore(
    { api: { brand, config, clock, ids, tokens: session.tokens, reporter, fetch } },
    createReactions(reporter).middleware,
  );
  return {
    brand,
    config,
    origin,
    table,
    clock,
    served: { renderedAt: clock.now(), state: undefined },
    devFlags: readDevFlags({ search: '', storage: createMemoryStorage(), today: dateKey(clock.now()) }),
    reporter,
    analytics: { push: nothing, flush: nothing },
    // The consent answer is unknown on a server.
    consent: isAnalyticsEnabled(config.environment) ? createConsent(createMemoryStorage()) : undefined,
    store,
    session,
    started: never,
    browser: {
      leaveFor: nothing,
      reloadForChunk: () => false,
      loadCastSender: () => never,
      isCasting: false,
    },
  };
}
