import type { EngineSource } from '../playbackEngine.ts';
import type { ShakaPlayer } from '../shaka/shakaLibrary.browser.ts';
import type { StreamStore } from './streamStore.ts';
import { getStartTime, streamTime, type MediaTime } from './streamTime.ts';

const HAVE_METADATA = 1;

interface ClockOptions {
  readonly video: HTMLVideoElement;
  readonly state: StreamStore;
  readonly getPlayer: () => ShakaPlayer | undefined;
  readonly getSource: () => EngineSource | undefined;
  /** How far behind the live edge still counts as live, in seconds. */
  readonly liveBufferSeconds: number;
}

export type MediaClock = ReturnType<typeof createMediaClock>;

/** Tracks the stream position, from the media element and Shaka's seek range. */
export function createMediaClock({ video, state, getPlayer, getSource, liveBufferSeconds }: ClockOptions) {
  let hasPosition = false;

  /** Returns whether the source has loaded. */
  function isPlayable(): boolean {
    const { phase } = state.get();
    return phase === 'ready' || phase === 'ended';
  }

  function getMediaTime(): MediaTime {
    const player = getPlayer();
    const source = getSource();
    const range = player?.seekRange() ?? { start: 0, end: 0 };
    const isLive = player?.isLive() ?? false;
    const epochOfZero = isLive ? player?.getPresentationStartTimeAsDate()?.getTime() : undefined;
    const window = { seekStart: range.start, seekEnd: range.end, isLive, epochOfZero };
    // Before metadata, and while seeking to the start, `currentTime` is 0: use the start position instead.
    const hasStream = video.readyState >= HAVE_METADATA;
    if (hasStream && video.currentTime > 0 && isPlayable()) hasPosition = true;
    const startsAtZero = range.start <= 0 && (hasPosition || source?.startAt === undefined);
    const hasCurrentTime = hasStream && (video.currentTime > 0 || startsAtZero);
    return { ...window, currentTime: hasCurrentTime ? video.currentTime : getStartTime(window, source) };
  }

  return {
    getMediaTime,
    isPlayable,
    /** Whether the element has had a position of this source. */
    hasPosition: () => hasPosition,
    /** Copies the time to the state. */
    sync: () => {
      const time = getMediaTime();
      // Shaka has no seek range after a failed load.
      if (isPlayable() && time.seekEnd > time.seekStart) state.set(streamTime(time, liveBufferSeconds));
    },
    /** Call before another source is loaded. */
    reset: () => void (hasPosition = false),
  };
}
