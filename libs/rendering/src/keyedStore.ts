/** A state that changes many times a second, for who reads it: outside React and outside Redux, told of key by key. */
export interface KeyedReader<State extends object> {
  get(): State;
  /**
   * Listens to one key: who shows the volume should not hear of the time.
   *
   * @returns how to stop
   */
  subscribe(key: keyof State, listener: () => void): () => void;
}

/** The same for who writes it. */
export interface KeyedStore<State extends object> extends KeyedReader<State> {
  /** Changes some of it; tells only those who listen to a key whose value became another. */
  set(change: Partial<State>): void;
}

/** A store of its own, with what is so before anything is known. */
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

/** Something of which nothing will ever be told: it stays as it is. */
export function standingStill<State extends object>(state: State): KeyedReader<State> {
  return { get: () => state, subscribe: () => () => undefined };
}
