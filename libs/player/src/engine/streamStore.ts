import type { StreamState } from './playbackEngine.ts';

export const idleStream: StreamState = {
  phase: 'idle',
  playMode: 'ondemand',
  isPaused: true,
  isBuffering: false,
  isFetchFailing: false,
  isSeeking: false,
  position: 0,
  duration: 0,
  absolutePosition: undefined,
  isAtLiveEdge: false,
  volume: 1,
  isMuted: false,
  isSilenced: false,
  playbackRate: 1,
  heights: [],
  height: undefined,
  quality: 'auto',
  canPictureInPicture: false,
  isInPictureInPicture: false,
  canAirPlay: false,
  audioTracks: [],
  textTracks: [],
  currentAudioTrack: undefined,
  currentTextTrack: undefined,
  error: undefined,
  manifestUrl: undefined,
};

/**
 * One player's state, outside React and outside Redux: it changes many times a second, and who shows the
 * volume should not hear of the time.
 */
export interface StreamReader {
  get(): StreamState;
  /**
   * Listens to one key.
   * @returns how to stop
   */
  subscribe(key: keyof StreamState, listener: () => void): () => void;
}

/** The same for who writes it, which only an engine does. */
export interface StreamStore extends StreamReader {
  /** Changes some of it; tells only those who listen to a key whose value became another. */
  set(change: Partial<StreamState>): void;
}

export function createStreamStore(initial: Partial<StreamState> = {}): StreamStore {
  let state: StreamState = { ...idleStream, ...initial };
  const listeners = new Map<keyof StreamState, Set<() => void>>();
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

/** A stream of which nothing will ever be told. */
export const streamStandingStill: StreamReader = { get: () => idleStream, subscribe: () => () => undefined };
