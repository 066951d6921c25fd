import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useContext, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { ReactReduxContext, useDispatch, useStore } from 'react-redux';
import { useServerRendering, type ServerRendering } from '@tv/rendering';
import type { api } from '../base/api.ts';
import { getTvGuide, type TvGuideRequest } from './endpoints.ts';
import type { TvGuide } from './schema.ts';

interface State {
  readonly api: ReturnType<typeof api.reducer>;
}

type Dispatch = ThunkDispatch<State, unknown, UnknownAction>;

/** What is known of a part of the guide: a page of channels over a stretch of time. */
export interface TvGuidePart {
  readonly request: TvGuideRequest;
  readonly data: TvGuide | undefined;
  /** Why it could not be had; kept while it is asked for again. */
  readonly error: unknown;
  readonly isFetching: boolean;
}

export interface TvGuideParts {
  /** In the order of the requests. The same array for as long as nothing in it changes. */
  readonly parts: readonly TvGuidePart[];
  /** Asks again for the parts that could not be had. The same function whatever is asked for, or whoever is drawn with it would be drawn anew. */
  readonly retry: () => void;
}

/** Passes on that something has come, in its own time; `end` gives up what it has not passed on yet. */
export type Pace = (tell: () => void) => { readonly tell: () => void; readonly end: () => void };

const atOnce: Pace = (tell) => ({ tell, end: () => undefined });

interface Asked {
  readonly abort: () => void;
  readonly unsubscribe: () => void;
}

const keyOf = (request: TvGuideRequest): string => JSON.stringify(request);

/**
 * The parts of the guide that a view shows, any number of them. What is no longer among the requests is given up, also
 * while it is on its way: whoever scrolls past ten thousand programmes does not wait for them. A server waits for all
 * parts, as a query hook does for its one.
 *
 * @param requests  of different parts; a new array does no harm
 * @param pace  when what comes is drawn
 */
export function useTvGuideParts(requests: readonly TvGuideRequest[], pace: Pace = atOnce): TvGuideParts {
  const server = useServerRendering();
  if (server) waitForAll(server, requests);
  const dispatch = useDispatch<Dispatch>();
  const store = useStore<State>();
  const keys = requests.map(keyOf).join(' ');
  // What is asked is the same for as long as its keys are.
  const wanted = useMemo(() => requests, [keys]);
  const read = useMemo(() => readerOf(wanted), [wanted]);
  const subscribe = useCallback(
    (tell: () => void) => {
      const paced = pace(tell);
      const stop = store.subscribe(paced.tell);
      return () => {
        stop();
        paced.end();
      };
    },
    [store, pace],
  );
  const readNow = () => read(store.getState());
  // What a server drew is found again with what it knew, whatever the store has come to know or forget meanwhile.
  const { getServerState } = useContext(ReactReduxContext) ?? {};
  const readServed = () => (getServerState ? read(getServerState() as State) : readNow());
  const parts = useSyncExternalStore(subscribe, readNow, readServed);

  const asked = useRef(new Map<string, Asked>());
  useEffect(() => {
    const wantedKeys = new Set(wanted.map(keyOf));
    for (const [key, query] of asked.current) {
      if (!wantedKeys.has(key)) giveUp(asked.current, key, query);
    }
    const questions = wanted.map((request) => {
      return { request, key: keyOf(request), select: getTvGuide.select(request) };
    });
    const isLost = (select: (typeof questions)[number]['select']): boolean => {
      const { isUninitialized, error } = select(store.getState());
      return isUninitialized || isGivenUp(error);
    };
    const ask = () => {
      for (const { request, key, select } of questions) {
        if (asked.current.has(key) && !isLost(select)) continue;
        asked.current.set(key, dispatch(getTvGuide.initiate(request)));
      }
    };
    ask();
    // All answers are forgotten when the viewer changes, and calls on their way are given up with them. The store tells, and
    // not what is drawn: it may happen before anything of the asking was drawn. What is asked anew is asked afterwards.
    let isGone = false;
    const stop = store.subscribe(() => {
      if (questions.some(({ select }) => isLost(select))) queueMicrotask(() => (isGone ? undefined : ask()));
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [wanted, dispatch, store]);
  useEffect(() => {
    const all = asked.current;
    return () => {
      for (const [key, query] of all) giveUp(all, key, query);
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

function giveUp(all: Map<string, Asked>, key: string, query: Asked): void {
  query.unsubscribe();
  query.abort();
  all.delete(key);
}

/** Lets a server ask for all parts at once, and holds the component back until they are there. */
function waitForAll(server: ServerRendering, requests: readonly TvGuideRequest[]): void {
  const holds: unknown[] = [];
  for (const request of requests) {
    try {
      server.waitForAnswer('getTvGuide', request);
    } catch (hold) {
      holds.push(hold);
    }
  }
  const failed = holds.find((hold) => hold instanceof Error);
  // What a server is held back by is a promise, see `ServerRendering`.

  if (holds.length > 0) throw failed ?? holds[0];
}

/** Whether a call was given up by us, which is no failure: it is asked for again when it is wanted. */
function isGivenUp(error: { readonly name?: string | undefined } | undefined): boolean {
  return error?.name === 'AbortError' || error?.name === 'AbortedError';
}

/** Reads the parts from the store; the same array again where nothing has changed. */
function readerOf(requests: readonly TvGuideRequest[]): (state: State) => readonly TvGuidePart[] {
  const selectors = requests.map((request) => getTvGuide.select(request));
  let last: readonly TvGuidePart[] = [];
  return (state) => {
    const next = selectors.map((select, index): TvGuidePart => {
      const { data, error: failure, isLoading, isUninitialized } = select(state);
      const request = requests[index] as TvGuideRequest;
      const isFetching = isLoading || isUninitialized;
      const error = isGivenUp(failure) ? undefined : failure;
      const known = last[index];
      const isSame = known?.data === data && known?.error === error && known?.isFetching === isFetching;
      return isSame && known ? known : { request, data, error, isFetching };
    });
    const isSame = next.length === last.length && next.every((part, index) => part === last[index]);
    if (!isSame) last = next;
    return last;
  };
}
