import type { PlaybackEngine } from '../playbackEngine.ts';
import type { MediaClock } from '../state/createMediaClock.browser.ts';
import type { StreamStore } from '../state/streamStore.ts';
import { createThumbnailLoader } from '../tracks/shakaTracks.browser.ts';
import { prefetchLimit } from './shakaConfiguration.ts';
import type { ShakaPlayer } from './shakaLibrary.browser.ts';

export type Seeking = ReturnType<typeof createSeeking>;

/** Seeks and retries without Shaka's segment prefetch, which would repeat aborted requests. */
export function createSeeking(video: HTMLVideoElement, getPlayer: () => ShakaPlayer | undefined) {
  let isPrefetching = false;
  /** Call before requests are aborted or repeated; see `prefetchLimit`. */
  function stopPrefetching() {
    if (isPrefetching) getPlayer()?.configure('streaming.segmentPrefetchLimit', prefetchLimit.seeking);
    isPrefetching = false;
  }
  return {
    /** @param time seconds of the media element */
    seekTo: (time: number) => {
      stopPrefetching();
      video.currentTime = time;
    },
    /** Requests what has failed again. */
    retry: () => {
      stopPrefetching();
      getPlayer()?.retryStreaming();
    },
    /** Call when a source is loaded. */
    startPrefetching: () => void (isPrefetching = true),
    stopPrefetching,
  };
}

interface PositionCommandOptions {
  readonly video: HTMLVideoElement;
  readonly state: StreamStore;
  readonly getPlayer: () => ShakaPlayer | undefined;
  readonly clock: MediaClock;
  readonly seeking: Seeking;
  readonly start: () => void;
  readonly seekDuringReload: (position: number) => void;
}

/**
 * Creates the commands for playback and position. While a source loads, play and pause apply once it has loaded;
 * seeks apply only if it reloads after an error.
 */
export function createPositionCommands(
  options: PositionCommandOptions,
): Pick<PlaybackEngine, 'play' | 'pause' | 'seek' | 'seekToLiveEdge' | 'thumbnailAt'> {
  const { video, state, getPlayer, clock, seeking, start, seekDuringReload } = options;
  const { getMediaTime, isPlayable } = clock;
  const loadThumbnail = createThumbnailLoader();

  function play() {
    if (isPlayable()) start();
    else if (state.get().phase === 'loading') state.set({ isPaused: false });
  }

  return {
    play,
    pause() {
      video.pause();
      if (state.get().phase === 'loading') state.set({ isPaused: true });
    },
    seek(position) {
      if (!isPlayable()) return seekDuringReload(position);
      const { seekStart, seekEnd } = getMediaTime();
      seeking.seekTo(Math.min(seekEnd, Math.max(seekStart, seekStart + position)));
      clock.sync();
    },
    seekToLiveEdge() {
      if (state.get().playMode === 'ondemand') return;
      if (isPlayable()) seeking.seekTo(getMediaTime().seekEnd);
      else seekDuringReload(Infinity);
      play();
    },
    async thumbnailAt(position) {
      const player = getPlayer();
      return player && isPlayable() ? loadThumbnail(player, getMediaTime().seekStart + position) : undefined;
    },
  };
}
