import type { StreamingDevice } from '@tv/analytics';

/** State of a playback session, apart from the stream (PLAY-07). */
export interface PlaybackState<Playable = unknown> {
  /** Whether the user wants playback; false while paused by the user. */
  readonly autoPlayRequested: boolean;
  /** Device in analytics. Casting depends on the cast session instead. */
  readonly streamingDevice: StreamingDevice;
  /** Started automatically after the previous episode (PLAY-28). */
  readonly isBingeWatching: boolean;
  readonly sessionId: string | undefined;
  readonly playable: Playable | undefined;
}

export const initialPlaybackState: PlaybackState<never> = {
  autoPlayRequested: false,
  streamingDevice: 'desktop',
  isBingeWatching: false,
  sessionId: undefined,
  playable: undefined,
};

export interface OpenedPlayback<Playable> extends PlaybackState<Playable> {
  readonly sessionId: string;
  readonly playable: Playable;
}

/** Returns the state of a newly opened title. */
export function openPlayable<Playable>(
  playable: Playable,
  how: Pick<OpenedPlayback<Playable>, 'sessionId' | 'isBingeWatching'> &
    Partial<Pick<OpenedPlayback<Playable>, 'autoPlayRequested' | 'streamingDevice'>>,
): OpenedPlayback<Playable> {
  return { ...initialPlaybackState, autoPlayRequested: true, ...how, playable };
}
