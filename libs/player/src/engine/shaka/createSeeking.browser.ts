import { prefetchLimit } from './shakaConfiguration.ts';
import type { ShakaPlayer } from './shakaLibrary.browser.ts';

/** Seeks and retries without Shaka's segment prefetch, which would repeat aborted requests. */
export interface Seeking {
  /** Seconds of the media element. */
  readonly seekTo: (time: number) => void;
  /** Requests what has failed again. */
  readonly retry: () => void;
  /** Call when a source is loaded. */
  readonly startPrefetching: () => void;
  /** Call before requests are aborted or repeated; see `prefetchLimit`. */
  readonly stopPrefetching: () => void;
}

export function createSeeking(video: HTMLVideoElement, getPlayer: () => ShakaPlayer | undefined): Seeking {
  let isPrefetching = false;
  function stopPrefetching() {
    if (isPrefetching) getPlayer()?.configure('streaming.segmentPrefetchLimit', prefetchLimit.seeking);
    isPrefetching = false;
  }
  return {
    seekTo(time) {
      stopPrefetching();
      video.currentTime = time;
    },
    retry() {
      stopPrefetching();
      getPlayer()?.retryStreaming();
    },
    startPrefetching: () => void (isPrefetching = true),
    stopPrefetching,
  };
}
