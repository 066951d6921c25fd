import { useCallback, useSyncExternalStore } from 'react';

/** Read access to frequently changing state outside React and Redux, subscribed by key. */
export interface KeyedReader<State extends object> {
  get(): State;
  subscribe(key: keyof State, listener: () => void): () => void;
}

export interface KeyedStore<State extends object> extends KeyedReader<State> {
  set(change: Partial<State>): void;
}

export function createKeyedStore<State extends object>(initial: State): KeyedStore<State> {
  let state = initial;
  const listeners = new Map<keyof State, Set<() => void>>();
  return {
    get: () => state,
    set(change) {
      const previous = state;
      state = { ...state, ...change };
      for (const [key, keyListeners] of listeners) {
        if (!Object.is(previous[key], state[key])) for (const listener of [...keyListeners]) listener();
      }
    },
    subscribe(key, listener) {
      const keyListeners = listeners.get(key) ?? new Set();
      listeners.set(key, keyListeners.add(listener));
      return () => void keyListeners.delete(listener);
    },
  };
}

/** Returns a reader of constant state. */
export function createStaticReader<State extends object>(state: State): KeyedReader<State> {
  return { get: () => state, subscribe: () => () => undefined };
}

/** Returns one value of a store, and re-renders only when it changes. */
export function useStoreKey<State extends object, Key extends keyof State>(
  store: KeyedReader<State>,
  key: Key,
): State[Key] {
  const subscribe = useCallback((listener: () => void) => store.subscribe(key, listener), [store, key]);
  const read = () => store.get()[key];
  return useSyncExternalStore(subscribe, read, read);
}
