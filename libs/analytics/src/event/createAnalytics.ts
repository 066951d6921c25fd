import type { ErrorReporter } from '../error/errorReporter.ts';
import type { Analytics } from './AnalyticsProvider.tsx';
import type { AnalyticsEvent } from './analyticsEvent.ts';
import type { AnalyticsRecord, AnalyticsSink } from './analyticsSink.ts';

/** Runs something later; the answer calls it off. */
export type Schedule = (run: () => void, delayMs: number) => () => void;

type Environment = 'prod' | 'uat' | 'test' | 'dev';

export interface AnalyticsOptions {
  readonly environment: Environment;
  readonly sinks: readonly AnalyticsSink[];
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly schedule: Schedule;
  /**
   * The id that the analytics script gives this browser, as soon as it has one. Left out where no script gives one:
   * then nothing is awaited.
   */
  readonly clientId?: (() => string | undefined) | undefined;
  /** Whether the viewer has agreed. Asked at each event; what happens before is not kept. */
  readonly consent: () => boolean;
  readonly reporter: ErrorReporter;
}

const DEBOUNCE_MS = 150;
const CLIENT_ID_TRIES = 20;
const CLIENT_ID_INTERVAL_MS = 100;

const SILENT: Analytics = { push: () => undefined, flush: () => undefined };

/** Whether what viewers do is measured at all: only in production and uat (ANA-01). */
export function isMeasured(environment: Environment): boolean {
  return environment === 'prod' || environment === 'uat';
}

/**
 * The queue between what happens and where it is told.
 *
 * Only production and uat tell anything (ANA-01). Events that come within 150 ms of each other leave as one
 * batch (ANA-03). The first batch waits for the client id, where there is to be one, for up to 20 tries 100 ms
 * apart, and then goes without it (ANA-02).
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
  if (!isMeasured(environment)) return SILENT;

  let waiting: { readonly event: AnalyticsEvent; readonly timestamp: number }[] = [];
  let knownClientId: string | undefined;
  let triesLeft = clientId ? CLIENT_ID_TRIES : 0;
  /** While the id is awaited, further events join the batch and must not start the wait over. */
  let isAwaitingId = false;
  let cancel: () => void = () => undefined;

  const send = (): void => {
    cancel();
    isAwaitingId = false;
    if (waiting.length === 0) return;
    const id = knownClientId === undefined ? {} : { clientId: knownClientId };
    const batch = waiting.map(({ event, timestamp }): AnalyticsRecord => ({ ...event, timestamp, ...id }));
    waiting = [];
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
      waiting.push({ event, timestamp: now() });
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
