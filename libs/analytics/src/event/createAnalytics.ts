import { createContext, useContext } from 'react';
import type { ErrorReporter } from '../error/createErrorReporter.ts';
import type { AnalyticsEvent } from './analyticsEvent.ts';

/** Never throws; a no-op if analytics is off. */
export interface Analytics {
  push(event: AnalyticsEvent): void;
  /** Sends the queue before the page unloads. */
  flush(): void;
}

/** An event with its time and, if known, the client id. */
export type AnalyticsRecord = AnalyticsEvent & {
  /** Epoch milliseconds. */
  readonly timestamp: number;
  readonly clientId?: string | undefined;
};

export interface AnalyticsSink {
  push(batch: readonly AnalyticsRecord[]): void;
}

/** Creates a sink for a tag manager's data layer. */
export function createDataLayerSink(dataLayer: {
  push(...records: AnalyticsRecord[]): unknown;
}): AnalyticsSink {
  return { push: (batch) => void dataLayer.push(...batch) };
}

/**
 * Reads the client id (ANA-02): `GA1.1.1734567890.1698765432`.
 *
 * @param name `analytics.clientIdCookie` of the configuration
 */
export function readClientId(cookies: string, name: string): string | undefined {
  const cookie = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${name}=`));
  const id = cookie?.slice(name.length + 1) ?? '';
  return /^GA\d+\.\d+\.\d+\.\d+$/.test(id) ? id : undefined;
}

/** Schedules a callback; returns `cancel`. */
export type ScheduleTimer = (run: () => void, delayMs: number) => () => void;

type Environment = 'prod' | 'uat' | 'test' | 'dev';

export interface AnalyticsOptions {
  readonly environment: Environment;
  readonly sinks: readonly AnalyticsSink[];
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly schedule: ScheduleTimer;
  /** Undefined until the analytics script has one; omit without a script. */
  readonly clientId?: (() => string | undefined) | undefined;
  /** Checked per event. */
  readonly consent: () => boolean;
  readonly reporter: ErrorReporter;
}

const DEBOUNCE_MS = 150;
const CLIENT_ID_TRIES = 20;
const CLIENT_ID_INTERVAL_MS = 100;

const SILENT: Analytics = { push: () => undefined, flush: () => undefined };

/** Returns true in prod and uat (ANA-01). */
export function isAnalyticsEnabled(environment: Environment): boolean {
  return environment === 'prod' || environment === 'uat';
}

/**
 * Creates the event queue; a no-op outside prod and uat (ANA-01). Batches events within 150 ms (ANA-03).
 * The first batch waits for the client id, up to 20 tries 100 ms apart (ANA-02).
 */
export function createAnalytics({
  environment,
  sinks,
  now,
  schedule,
  clientId,
  consent,
  reporter,
}: AnalyticsOptions): Analytics {
  if (!isAnalyticsEnabled(environment)) return SILENT;

  let queue: { readonly event: AnalyticsEvent; readonly timestamp: number }[] = [];
  let knownClientId: string | undefined;
  let triesLeft = clientId === undefined ? 0 : CLIENT_ID_TRIES;
  /** Meanwhile, further events join the batch without restarting the wait. */
  let isAwaitingId = false;
  let cancel: () => void = () => undefined;

  const send = (): void => {
    cancel();
    isAwaitingId = false;
    if (queue.length === 0) return;
    const id = knownClientId === undefined ? {} : { clientId: knownClientId };
    const batch = queue.map(({ event, timestamp }): AnalyticsRecord => ({ ...event, timestamp, ...id }));
    queue = [];
    for (const sink of sinks) {
      try {
        sink.push(batch);
      } catch (error) {
        reporter.error(error, 'analytics.sink');
      }
    }
  };

  const sendWhenIdIsKnown = (): void => {
    if (knownClientId === undefined && triesLeft > 0) {
      triesLeft -= 1;
      knownClientId = clientId?.();
    }
    isAwaitingId = knownClientId === undefined && triesLeft > 0;
    if (isAwaitingId) cancel = schedule(sendWhenIdIsKnown, CLIENT_ID_INTERVAL_MS);
    else send();
  };

  return {
    push(event) {
      if (!consent()) return;
      queue.push({ event, timestamp: now() });
      if (isAwaitingId) return;
      cancel();
      cancel = schedule(sendWhenIdIsKnown, DEBOUNCE_MS);
    },
    flush() {
      knownClientId ??= clientId?.();
      send();
    },
  };
}

const AnalyticsContext = createContext<Analytics | undefined>(undefined);

export const AnalyticsProvider = AnalyticsContext.Provider;

/** Throws outside an `AnalyticsProvider`. */
export function useAnalytics(): Analytics {
  const analytics = useContext(AnalyticsContext);
  if (!analytics) throw new Error('useAnalytics needs an <AnalyticsProvider> above it');
  return analytics;
}
