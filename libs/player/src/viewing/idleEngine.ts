import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { createStreamStore } from '../engine/streamStore.ts';

const nothing = () => undefined;
const soon = () => Promise.resolve();

/** A placeholder engine: always loading, ignores commands. */
export function idleEngine(): PlaybackEngine {
  return {
    state: createStreamStore({ phase: 'loading', isBuffering: true }),
    load: soon,
    expect: nothing,
    fail: nothing,
    retry: nothing,
    play: nothing,
    pause: nothing,
    seek: nothing,
    seekToLiveEdge: nothing,
    setVolume: nothing,
    setMuted: nothing,
    selectAudioTrack: nothing,
    selectTextTrack: nothing,
    setPlaybackRate: nothing,
    setQuality: nothing,
    togglePictureInPicture: nothing,
    showAirPlay: nothing,
    thumbnailAt: () => Promise.resolve(undefined),
    statistics: () => ({}),
    onEvent: () => nothing,
    destroy: soon,
  };
}
