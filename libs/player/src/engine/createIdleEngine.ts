import type { PlaybackEngine } from './playbackEngine.ts';
import { createStreamStore } from './state/streamStore.ts';

const noop = () => undefined;
const resolved = () => Promise.resolve();

/** A placeholder engine: always loading, ignores commands. */
export function createIdleEngine(): PlaybackEngine {
  return {
    state: createStreamStore({ phase: 'loading', isBuffering: true }),
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
}
