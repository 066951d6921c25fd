/** What is known of one viewing beside the stream itself (PLAY-07). */
export interface PlaybackState<Playable = unknown> {
  /** The viewer asked for it to play at once; it then does as soon as it can. */
  readonly autoPlayRequested: boolean;
  /** Where it plays. */
  readonly streamingDevice: string;
  /** It came by itself after the episode before. */
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

/** The viewer opened a title: a viewing of its own begins. */
export function openPlayable<Playable>(playable: Playable, sessionId: string): PlaybackState<Playable> {
  return { ...initialPlaybackState, autoPlayRequested: true, sessionId, playable };
}
