import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { api } from './api.ts';
import { mayPass } from './apiError.ts';

interface State {
  readonly api: ReturnType<typeof api.reducer>;
}

/** What is asked of the store: the one that has the API's reducer and middleware. */
export interface RetriedStore {
  getState(): State;
  subscribe(listener: () => void): () => void;
  readonly dispatch: ThunkDispatch<State, unknown, UnknownAction>;
}

export interface RetryOptions {
  /** Whether asking makes sense: somebody looks, and there is a network. */
  readonly isPresent: () => boolean;
  /** Tells whenever the viewer or the network comes back. The answer stops it. */
  readonly onReturn: (listener: () => void) => () => void;
  /** Runs something later; the answer calls it off. */
  readonly schedule: (run: () => void, delayMs: number) => () => void;
  /** 0 up to, but not, 1: spreads the calls of many viewers, whose server comes back for all of them at once. */
  readonly random: () => number;
}

const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 300_000;

/** What is asked for at a pace of its own, also after a failure (BANNER-11). */
const PACED: ReadonlySet<string> = new Set(['getInAppMessages']);

/** 5, 15, 45, 135 s, and then 5 min, each up to a fifth shorter or longer. */
function pause(tries: number, random: number): number {
  return Math.min(FIRST_PAUSE_MS * 3 ** tries, LONGEST_PAUSE_MS) * (0.8 + 0.4 * random);
}

/** What is kept of a query that has failed. */
interface Failed {
  /** Of the call that failed: another one is another failure. */
  readonly requestId: string | undefined;
  readonly tries: number;
  readonly callOff: () => void;
}

/**
 * Asks again for what failed and is still wanted: after pauses that grow, and at once when the viewer or the network comes
 * back. Only failures that may pass are tried (a lost network, no answer in time, 429 and 5xx), only where somebody shows
 * what is asked for, and only while there is somebody to see it. Changes are never made again.
 *
 * @returns stops it
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
    // The one API knows its endpoints by name only when it runs.
    store.dispatch(api.util.prefetch(query.endpointName as never, query.originalArgs, { force: true }));
  };

  const look = (): void => {
    const { queries } = store.getState().api;
    if (queries === seen) return;
    seen = queries;
    for (const key of failed.keys()) {
      const status = queries[key]?.status;
      // One that is being asked again keeps its place in the row of pauses.
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
