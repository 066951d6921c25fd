import type { StreamingDevice } from '@tv/analytics';

/** What is known of one viewing beside the stream itself (PLAY-07). */
export interface PlaybackState<Playable = unknown> {
  /** The viewer wants it to play; it then does as soon as it can. False while he has paused it. */
  readonly autoPlayRequested: boolean;
  /**
   * Where it plays, as the reports of the stream are told, which are over here when it is cast. What casts decides by the session with
   * the television itself.
   */
  readonly streamingDevice: StreamingDevice;
  /** It came by itself after the episode before (PLAY-28). */
  readonly isBingeWatching: boolean;
  /** Names this viewing towards the server: new for each playback. */
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

/** Of a title that was opened. */
export interface OpenedPlayback<Playable> extends PlaybackState<Playable> {
  readonly sessionId: string;
  readonly playable: Playable;
}

/** The viewer opened a title: a viewing of its own begins. */
export function openPlayable<Playable>(
  playable: Playable,
  how: Pick<OpenedPlayback<Playable>, 'sessionId' | 'isBingeWatching'> &
    Partial<Pick<OpenedPlayback<Playable>, 'autoPlayRequested' | 'streamingDevice'>>,
): OpenedPlayback<Playable> {
  return { ...initialPlaybackState, autoPlayRequested: true, ...how, playable };
}
