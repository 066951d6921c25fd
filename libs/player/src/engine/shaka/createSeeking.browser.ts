import type { PlaybackEngine } from '../playbackEngine.ts';
import type { MediaClock } from '../state/createMediaClock.browser.ts';
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

/** Creates the engine's play and seek commands. They do nothing before a source has first loaded. */
export function createPositionCommands(
  getPlayer: () => ShakaPlayer | undefined,
  clock: MediaClock,
  seeking: Seeking,
  start: () => void,
  seekDuringReload: (position: number) => void,
): Pick<PlaybackEngine, 'play' | 'seek' | 'seekToLiveEdge' | 'thumbnailAt'> {
  const { getMediaTime, isPlayable } = clock;
  const loadThumbnail = createThumbnailLoader();
  return {
    play() {
      if (isPlayable()) start();
    },
    seek(position) {
      if (!isPlayable()) return seekDuringReload(position);
      const { seekStart, seekEnd } = getMediaTime();
      seeking.seekTo(Math.min(seekEnd, Math.max(seekStart, seekStart + position)));
      clock.sync();
    },
    seekToLiveEdge() {
      if (!isPlayable() || !getPlayer()?.isLive()) return;
      seeking.seekTo(getMediaTime().seekEnd);
      start();
    },
    async thumbnailAt(position) {
      const player = getPlayer();
      return player && isPlayable() ? loadThumbnail(player, getMediaTime().seekStart + position) : undefined;
    },
  };
}
