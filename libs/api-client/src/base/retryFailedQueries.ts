import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import { mayPass } from './apiError.ts';

interface State {
  readonly api: ReturnType<typeof api.reducer>;
}

/** A store with the API's reducer and middleware. */
export interface RetriedStore {
  getState(): State;
  subscribe(listener: () => void): () => void;
  readonly dispatch: ThunkDispatch<State, unknown, UnknownAction>;
}

export interface RetryOptions {
  /** Whether the page is visible and online. */
  readonly isPresent: () => boolean;
  /** Subscribes to the page becoming visible or online. Returns `unsubscribe`. */
  readonly onReturn: (listener: () => void) => () => void;
  /** Schedules a callback. Returns `cancel`. */
  readonly schedule: (run: () => void, delayMs: number) => () => void;
  /** A random number in [0, 1) for jitter: many clients must not retry at the same instant. */
  readonly random: () => number;
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

/** Endpoints with their own polling, also after a failure (BANNER-11). */
const PACED: ReadonlySet<string> = new Set(['getInAppMessages']);

/** Backoff of 5, 15, 45, 135 s, then 5 min, with 20 % jitter. */
function pause(tries: number, random: number): number {
  return Math.min(FIRST_PAUSE_MS * 3 ** tries, LONGEST_PAUSE_MS) * (0.8 + 0.4 * random);
}

interface Failed {
  /** Id of the failed request; another id is a new failure. */
  readonly requestId: string | undefined;
  readonly tries: number;
  readonly callOff: () => void;
}

/**
 * Refetches failed queries with backoff, and at once when the page becomes visible or online. Only transient
 * errors (network, timeout, 429, 5xx) of queries with subscribers are retried, and only while the page is
 * active. Mutations are never retried.
 *
 * @returns stops retrying
 */
export function retryFailedQueries(
  store: RetriedStore,
  { isPresent, onReturn, schedule, random }: RetryOptions,
): () => void {
  const failed = new Map<string, Failed>();
  let seen: State['api']['queries'] | undefined;

  const forget = (key: string): void => {
    failed.get(key)?.callOff();
    failed.delete(key);
  };

  const failureOf = (key: string) => {
    const query = store.getState().api.queries[key];
    const hasFailed = query?.status === QueryStatus.rejected && mayPass(query.error);
    return hasFailed && !PACED.has(query.endpointName ?? '') ? query : undefined;
  };

  const isWanted = (key: string): boolean =>
    Object.keys(store.getState().api.subscriptions[key] ?? {}).length > 0;

  const askAgain = (key: string): void => {
    const query = failureOf(key);
    if (query?.endpointName === undefined || !isWanted(key) || !isPresent()) return;
    // TypeScript does not know the endpoint names of the injected API.
    store.dispatch(api.util.prefetch(query.endpointName as never, query.originalArgs, { force: true }));
  };

  const look = (): void => {
    const { queries } = store.getState().api;
    if (queries === seen) return;
    seen = queries;
    for (const key of failed.keys()) {
      const status = queries[key]?.status;
      // A pending query keeps its backoff count.
      if (status !== QueryStatus.pending && failureOf(key) === undefined) forget(key);
    }
    for (const key of Object.keys(queries)) {
      const query = failureOf(key);
      const known = failed.get(key);
      if (query === undefined || known?.requestId === query.requestId) continue;
      known?.callOff();
      const tries = known === undefined ? 0 : known.tries + 1;
      const callOff = schedule(() => askAgain(key), pause(tries, random()));
      failed.set(key, { requestId: query.requestId, tries, callOff });
    }
  };

  const askAllAgain = (): void => {
    if (!isPresent()) return;
    const keys = [...failed.keys()];
    for (const key of keys) forget(key);
    for (const key of keys) askAgain(key);
  };

  const stopLooking = store.subscribe(look);
  const stopWaiting = onReturn(askAllAgain);
  look();
  return () => {
    stopLooking();
    stopWaiting();
    for (const key of [...failed.keys()]) forget(key);
  };
}
