import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { ReactReduxContext, useDispatch, useStore } from 'react-redux';
import { useServerRendering, type ServerRendering } from '@tv/ssr';
import type { api } from '../base/api.ts';
import { getTvGuide, type TvGuideRequest } from './endpoints.ts';
import type { TvGuide } from './schema.ts';

interface State {
  readonly api: ReturnType<typeof api.reducer>;
}

type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** A page of channels over a time range. */
export interface TvGuidePart {
  readonly request: TvGuideRequest;
  readonly data: TvGuide | undefined;
  /** Last error; kept during a refetch. */
  readonly error: unknown;
  readonly isFetching: boolean;
}

export interface TvGuideParts {
  /** In the order of the requests. Referentially stable while nothing in it changes. */
  readonly parts: readonly TvGuidePart[];
  /** Refetches the parts that failed. Referentially stable, so it does not re-render memoized children. */
  readonly retry: () => void;
}

/** Wraps a store listener, for example to throttle it. `cancel` drops a pending notification. */
export type NotificationPacing = (notify: () => void) => {
  readonly notify: () => void;
  readonly cancel: () => void;
};

const atOnce: NotificationPacing = (notify) => ({ notify, cancel: () => undefined });

interface GuideSubscription {
  readonly abort: () => void;
  readonly unsubscribe: () => void;
}

const keyOf = (request: TvGuideRequest): string => JSON.stringify(request);

/**
 * Subscribes to the parts of the guide that a view shows. Aborts requests that are no longer in the list. Suspends on
 * the server until all parts are loaded.
 *
 * @param requests different parts; a new array with the same requests causes no refetch
 * @param pace throttles re-renders
 */
export function useTvGuideParts(
  requests: readonly TvGuideRequest[],
  pace: NotificationPacing = atOnce,
): TvGuideParts {
  const server = useServerRendering();
  if (server) suspendUntilLoaded(server, requests);
  const dispatch = useDispatch<Dispatch>();
  const store = useStore<State>();
  const keys = requests.map(keyOf).join(' ');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- equal keys keep the array
  const wanted = useMemo(() => requests, [keys]);
  const read = useMemo(() => createPartsSelector(wanted), [wanted]);
  const subscribe = useCallback(
    (notify: () => void) => {
      const paced = pace(notify);
      const stop = store.subscribe(paced.notify);
      return () => {
        stop();
        paced.cancel();
      };
    },
    [store, pace],
  );
  const readNow = () => read(store.getState());
  // Hydration must read the server's state, whatever the store contains now.
  const { getServerState } = useContext(ReactReduxContext) ?? {};
  const readServed = () => (getServerState ? read(getServerState() as State) : readNow());
  const parts = useSyncExternalStore(subscribe, readNow, readServed);

  const subscriptions = useRef(new Map<string, GuideSubscription>());
  useEffect(() => {
    const wantedKeys = new Set(wanted.map(keyOf));
    for (const [key, query] of subscriptions.current) {
      if (!wantedKeys.has(key)) abortRequest(subscriptions.current, key, query);
    }
    const questions = wanted.map((request) => {
      return { request, key: keyOf(request), select: getTvGuide.select(request) };
    });
    const isLost = (select: (typeof questions)[number]['select']): boolean => {
      const { isUninitialized, error } = select(store.getState());
      return isUninitialized || isAborted(error);
    };
    const fetchMissing = () => {
      for (const { request, key, select } of questions) {
        if (subscriptions.current.has(key) && !isLost(select)) continue;
        subscriptions.current.set(key, dispatch(getTvGuide.initiate(request)));
      }
    };
    fetchMissing();
    // A user change resets the cache and aborts requests; the store subscription refetches after the reset.
    let isUnmounted = false;
    const stop = store.subscribe(() => {
      if (questions.some(({ select }) => isLost(select)))
        queueMicrotask(() => (isUnmounted ? undefined : fetchMissing()));
    });
    return () => {
      isUnmounted = true;
      stop();
    };
  }, [wanted, dispatch, store]);
  useEffect(() => {
    const all = subscriptions.current;
    return () => {
      for (const [key, query] of all) abortRequest(all, key, query);
    };
  }, []);

  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  }, [read]);
  const retry = useCallback(() => {
    for (const { request, error } of latest.current(store.getState())) {
      if (error === undefined) continue;
      void dispatch(getTvGuide.initiate(request, { subscribe: false, forceRefetch: true }));
    }
  }, [dispatch, store]);
  return { parts, retry };
}

function abortRequest(all: Map<string, GuideSubscription>, key: string, query: GuideSubscription): void {
  query.unsubscribe();
  query.abort();
  all.delete(key);
}

/** Starts all requests on the server and suspends until they have settled. */
function suspendUntilLoaded(server: ServerRendering, requests: readonly TvGuideRequest[]): void {
  const holds: unknown[] = [];
  for (const request of requests) {
    try {
      server.waitForQuery('getTvGuide', request);
    } catch (hold) {
      holds.push(hold);
    }
  }
  const failed = holds.find((hold) => hold instanceof Error);
  // The server suspends by a thrown promise, see `ServerRendering`.

  if (holds.length > 0) throw failed ?? holds[0];
}

/** Returns whether the client aborted the request. It is refetched when needed. */
function isAborted(error: { readonly name?: string | undefined } | undefined): boolean {
  return error?.name === 'AbortError' || error?.name === 'AbortedError';
}

/** Creates a memoized selector of the parts. */
function createPartsSelector(requests: readonly TvGuideRequest[]): (state: State) => readonly TvGuidePart[] {
  const selectors = requests.map((request) => getTvGuide.select(request));
  let last: readonly TvGuidePart[] = [];
  return (state) => {
    const next = selectors.map((select, index): TvGuidePart => {
      const { data, error: failure, isLoading, isUninitialized } = select(state);
      const request = requests[index] as TvGuideRequest;
      const isFetching = isLoading || isUninitialized;
      const error = isAborted(failure) ? undefined : failure;
      const known = last[index];
      const isSame = known?.data === data && known?.error === error && known?.isFetching === isFetching;
      return isSame && known ? known : { request, data, error, isFetching };
    });
    const isSame = next.length === last.length && next.every((part, index) => part === last[index]);
    if (!isSame) last = next;
    return last;
  };
}
