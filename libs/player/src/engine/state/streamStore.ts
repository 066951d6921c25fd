import { createKeyedStore, type KeyedReader, type KeyedStore } from '@tv/ssr/keyedStore';
import type { StreamState } from '../playbackEngine.ts';

export const idleStream: StreamState = {
  phase: 'idle',
  playMode: 'ondemand',
  isPaused: true,
  isBuffering: false,
  isFetchFailing: false,
  isRefused: false,
  isStalled: false,
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

/** One player's state, outside Redux because it changes many times a second. */
export type StreamReader = KeyedReader<StreamState>;

/** Writable, for engines only. */
export type StreamStore = KeyedStore<StreamState>;

export function createStreamStore(initial: Partial<StreamState> = {}): StreamStore {
  return createKeyedStore({ ...idleStream, ...initial });
}
