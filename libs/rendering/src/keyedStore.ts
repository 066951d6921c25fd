/** Read access to frequently changing state outside React and Redux, subscribed by key. */
export interface KeyedReader<State extends object> {
  get(): State;
  subscribe(key: keyof State, listener: () => void): () => void;
}

export interface KeyedStore<State extends object> extends KeyedReader<State> {
  set(change: Partial<State>): void;
}

/** Creates an independent store. */
export function createKeyedStore<State extends object>(initial: State): KeyedStore<State> {
  let state = initial;
  const listeners = new Map<keyof State, Set<() => void>>();
  return {
    get: () => state,
    set(change) {
      const before = state;
      state = { ...state, ...change };
      for (const [key, heard] of listeners) {
        if (!Object.is(before[key], state[key])) for (const listener of [...heard]) listener();
      }
    },
    subscribe(key, listener) {
      const heard = listeners.get(key) ?? new Set();
      listeners.set(key, heard.add(listener));
      return () => void heard.delete(listener);
    },
  };
}

/** Returns a reader whose state never changes. */
export function standingStill<State extends object>(state: State): KeyedReader<State> {
  return { get: () => state, subscribe: () => () => undefined };
}
