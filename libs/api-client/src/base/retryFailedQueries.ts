import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import { isTransient } from './apiError.ts';

interface State {
  readonly api: ReturnType<typeof api.reducer>;
}

/** A store with the API's reducer and middleware. */
export interface RetryStore {
  getState(): State;
  subscribe(listener: () => void): () => void;
  readonly dispatch: ThunkDispatch<State, unknown, UnknownAction>;
}

export interface RetryOptions {
  /** Whether the page is visible and online. */
  readonly isActive: () => boolean;
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
const POLLED_ENDPOINTS: ReadonlySet<string> = new Set(['getInAppMessages']);

/** Returns the backoff: 5, 15, 45, 135 s, then 5 min, with 20 % jitter. */
function retryDelayMs(tries: number, random: number): number {
  return Math.min(FIRST_PAUSE_MS * 3 ** tries, LONGEST_PAUSE_MS) * (0.8 + 0.4 * random);
}

interface InjectedEndpoint {
  readonly initiate: (
    arg: unknown,
    options: { readonly subscribe: false; readonly forceRefetch: true; readonly direction: unknown },
  ) => ThunkAction<unknown, State, unknown, UnknownAction>;
}

interface FailedQuery {
  /** Id of the failed request; another id is a new failure. */
  readonly requestId: string | undefined;
  readonly tries: number;
  readonly cancel: () => void;
}

/**
 * Refetches failed queries with backoff, and at once when the page becomes visible or online. Only transient
 * errors (network, timeout, 429, 5xx) of queries with subscribers are retried, and only while the page is
 * active. Mutations are never retried.
 *
 * @returns stops retrying
 */
export function retryFailedQueries(
  store: RetryStore,
  { isActive, onReturn, schedule, random }: RetryOptions,
): () => void {
  const failed = new Map<string, FailedQuery>();
  let lastQueries: State['api']['queries'] | undefined;

  const cancelRetry = (key: string): void => {
    failed.get(key)?.cancel();
    failed.delete(key);
  };

  const getTransientFailure = (key: string) => {
    const query = store.getState().api.queries[key];
    const hasFailed = query?.status === QueryStatus.rejected && isTransient(query.error);
    return hasFailed && !POLLED_ENDPOINTS.has(query.endpointName ?? '') ? query : undefined;
  };

  const isWanted = (key: string): boolean =>
    Object.keys(store.getState().api.subscriptions[key] ?? {}).length > 0;

  const refetch = (key: string): void => {
    const query = getTransientFailure(key);
    if (query?.endpointName === undefined || !isWanted(key) || !isActive()) return;
    // TypeScript does not know the endpoints of the injected API.
    const { initiate } = Reflect.get(api.endpoints, query.endpointName) as InjectedEndpoint;
    // With its direction, an infinite query retries the failed page only.
    const direction = 'direction' in query ? query.direction : undefined;
    store.dispatch(initiate(query.originalArgs, { subscribe: false, forceRefetch: true, direction }));
  };

  const handleStoreChange = (): void => {
    const { queries } = store.getState().api;
    if (queries === lastQueries) return;
    lastQueries = queries;
    for (const key of failed.keys()) {
      const status = queries[key]?.status;
      // A pending query keeps its backoff count.
      if (status !== QueryStatus.pending && getTransientFailure(key) === undefined) cancelRetry(key);
    }
    for (const key of Object.keys(queries)) {
      const query = getTransientFailure(key);
      const known = failed.get(key);
      if (query === undefined || known?.requestId === query.requestId) continue;
      known?.cancel();
      const tries = known === undefined ? 0 : known.tries + 1;
      const callOff = schedule(() => refetch(key), retryDelayMs(tries, random()));
      failed.set(key, { requestId: query.requestId, tries, cancel: callOff });
    }
  };

  const refetchAll = (): void => {
    if (!isActive()) return;
    const keys = [...failed.keys()];
    for (const key of keys) cancelRetry(key);
    for (const key of keys) refetch(key);
  };

  const unsubscribeStore = store.subscribe(handleStoreChange);
  const unsubscribeReturn = onReturn(refetchAll);
  handleStoreChange();
  return () => {
    unsubscribeStore();
    unsubscribeReturn();
    for (const key of [...failed.keys()]) cancelRetry(key);
  };
}
