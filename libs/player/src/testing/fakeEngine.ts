import type { EngineEvent, PlaybackEngine, StreamState, Thumbnail } from '../engine/playbackEngine.ts';
import { createStreamStore, type StreamStore } from '../engine/state/streamStore.ts';
import { steppedVolume } from '../engine/state/streamTime.ts';

/** A fake engine with controls for tests and stories. */
export interface FakeEngine extends PlaybackEngine {
  /** Writable by tests and stories. */
  readonly state: StreamStore;
  /** Every command received, such as `seek 12`. */
  readonly commands: readonly string[];
  /** Advances playback by seconds; no effect while paused. */
  advance(seconds: number): void;
  /** Moves a live window by seconds without playing. Takes effect when a source is loaded. */
  advanceLiveWindow(seconds: number): void;
  emitEngineEvent(event: EngineEvent): void;
  readonly isDestroyed: () => boolean;
}

/** Creates an engine without media or clock, for stories and tests. */
export function createFakeEngine(
  initial: Partial<StreamState> = {},
  { thumbnail }: { readonly thumbnail?: Thumbnail } = {},
): FakeEngine {
  const state = createStreamStore({ phase: 'ready', isPaused: false, duration: 5400, ...initial });
  const commands: string[] = [];
  const listeners = new Set<(event: EngineEvent) => void>();
  let isDestroyed = false;
  let movedMs = 0;
  const liveBuffer = 30;

  function moveTo(position: number) {
    const { duration, playMode, absolutePosition, position: before } = state.get();
    const at = Math.min(duration, Math.max(0, position));
    state.set({
      position: at,
      absolutePosition: absolutePosition === undefined ? undefined : absolutePosition + (at - before) * 1000,
      isAtLiveEdge: playMode !== 'ondemand' && duration - at <= liveBuffer,
      phase: playMode === 'ondemand' && at >= duration ? 'ended' : 'ready',
    });
  }

  return {
    state,
    commands,
    isDestroyed: () => isDestroyed,
    advance(seconds) {
      const { isPaused, phase, position } = state.get();
      if (!isPaused && phase === 'ready') moveTo(position + seconds);
    },
    advanceLiveWindow: (seconds) => void (movedMs += seconds * 1000),
    load({ manifestUrl, startAt, startAtInstant, autoPlay }) {
      commands.push(`load ${manifestUrl}`);
      const { playMode, position, absolutePosition, duration } = state.get();
      const windowStart = absolutePosition === undefined ? 0 : absolutePosition - position * 1000 + movedMs;
      movedMs = 0;
      const edge = playMode === 'ondemand' ? 0 : duration;
      const at = startAtInstant === undefined ? (startAt ?? edge) : (startAtInstant - windowStart) / 1000;
      state.set({
        phase: 'ready',
        error: undefined,
        manifestUrl,
        isBuffering: false,
        isPaused: !autoPlay,
        position: at,
        absolutePosition: absolutePosition === undefined ? undefined : windowStart + at * 1000,
        isAtLiveEdge: playMode !== 'ondemand' && duration - at <= liveBuffer,
      });
      return Promise.resolve();
    },
    setLoading: (isPaused) => state.set({ phase: 'loading', isPaused, isBuffering: true, error: undefined }),
    fail: (error) => state.set({ phase: 'failed', isBuffering: false, isPaused: true, error }),
    retry: () => void commands.push('retry'),
    play() {
      commands.push('play');
      state.set({ isPaused: false });
    },
    pause() {
      commands.push('pause');
      state.set({ isPaused: true });
    },
    seek(position) {
      commands.push(`seek ${Math.round(position)}`);
      state.set({ isSeeking: true });
      moveTo(position);
      state.set({ isSeeking: false });
    },
    seekToLiveEdge() {
      commands.push('seekToLiveEdge');
      moveTo(state.get().duration);
      state.set({ isPaused: false });
    },
    setVolume(volume) {
      commands.push(`setVolume ${volume}`);
      state.set({ volume: steppedVolume(volume) });
    },
    setMuted(isMuted) {
      commands.push(`setMuted ${isMuted}`);
      state.set({ isMuted, isSilenced: false });
    },
    selectAudioTrack(id) {
      commands.push(`selectAudioTrack ${id}`);
      state.set({ currentAudioTrack: id });
    },
    selectTextTrack(id) {
      commands.push(`selectTextTrack ${id ?? 'none'}`);
      state.set({ currentTextTrack: id });
    },
    setPlaybackRate(playbackRate) {
      commands.push(`setPlaybackRate ${playbackRate}`);
      state.set({ playbackRate });
    },
    setQuality(quality) {
      commands.push(`setQuality ${quality}`);
      state.set({ quality });
    },
    togglePictureInPicture() {
      commands.push('togglePictureInPicture');
      state.set({ isInPictureInPicture: !state.get().isInPictureInPicture });
    },
    showAirPlay: () => void commands.push('showAirPlay'),
    thumbnailAt: () => Promise.resolve(thumbnail),
    statistics: () => ({ width: 1280, height: 720, droppedFrames: 3 }),
    onEvent(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emitEngineEvent: (event) => listeners.forEach((listener) => listener(event)),
    destroy() {
      isDestroyed = true;
      return Promise.resolve();
    },
  };
}
