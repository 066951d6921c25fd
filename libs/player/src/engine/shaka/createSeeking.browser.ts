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
