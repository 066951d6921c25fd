import { initialCastSession, type CastSession } from './castSession.ts';

/**
 * What is known of casting, outside React and outside Redux: the position changes every second, and who shows the
 * volume should not hear of it.
 */
export interface CastStore {
  get(): CastSession;
  /** Changes some of it; tells only those who listen to a key whose value became another. */
  set(change: Partial<CastSession>): void;
  /**
   * Listens to one key.
   *
   * @returns how to stop
   */
  subscribe(key: keyof CastSession, listener: () => void): () => void;
}

export function createCastStore(initial: Partial<CastSession> = {}): CastStore {
  let state: CastSession = { ...initialCastSession, ...initial };
  const listeners = new Map<keyof CastSession, Set<() => void>>();
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
