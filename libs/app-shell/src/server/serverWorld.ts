import { createConsent, createErrorReporter, isMeasured } from '@tv/analytics';
import type { ErrorReport, ErrorReporter } from '@tv/analytics';
import { mayPass } from '@tv/api-client';
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

/** What all drawings of one brand on one server share. Nothing of it is a viewer's. */
export interface ServerSite {
  readonly brand: Brand;
  readonly config: RuntimeConfig;
  /** The site's own, without a slash at its end. */
  readonly origin: string;
  readonly table: readonly RouteDefinition[];
  /** Set by the services' answers, as a browser's is. */
  readonly clock: Clock;
  /** The server's own, which the services are told instead of a browser's. */
  readonly ids: ClientIds;
  readonly fetch: typeof fetch;
  readonly report: (report: ErrorReport) => void;
  /** The last page list that was read, for renders that cannot get one. */
  lastPages: PageSummary[] | undefined;
}

const nothing = (): void => undefined;
const never = new Promise<never>(nothing);

/** The world of one drawing: a store of its own, and nobody who is watching. */
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
  // A service that fails is reported once an outage by the program that calls it, not once a render.
  const reporter: ErrorReporter = {
    ...everything,
    error: (error, context) => (mayPass(error) ? undefined : everything.error(error, context)),
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
    // Nobody has answered here; where something is measured the page has a place to answer at.
    consent: isMeasured(config.environment) ? createConsent(createMemoryStorage()) : undefined,
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
