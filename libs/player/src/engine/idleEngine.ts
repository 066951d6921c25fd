import { createStaticReader } from '@tv/ssr/keyedStore';
import type { PlaybackEngine } from './playbackEngine.ts';
import { idleStream } from './state/streamStore.ts';

const noop = () => undefined;
const resolved = () => Promise.resolve();

/** A placeholder engine: always loading, ignores commands. */
export const idleEngine: PlaybackEngine = {
  state: createStaticReader({ ...idleStream, phase: 'loading', isPaused: false, isBuffering: true }),
  load: resolved,
  setLoading: noop,
  fail: noop,
  retry: noop,
  play: noop,
  pause: noop,
  seek: noop,
  seekToLiveEdge: noop,
  setVolume: noop,
  setMuted: noop,
  selectAudioTrack: noop,
  selectTextTrack: noop,
  setPlaybackRate: noop,
  setQuality: noop,
  togglePictureInPicture: noop,
  showAirPlay: noop,
  thumbnailAt: () => Promise.resolve(undefined),
  statistics: () => ({}),
  onEvent: () => noop,
  destroy: resolved,
};
