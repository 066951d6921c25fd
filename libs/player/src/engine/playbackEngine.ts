/** A language track as the viewer chooses it. */
export interface MediaTrack {
  readonly id: string;
  /** BCP 47, for example `nb`. */
  readonly language: string;
  readonly label: string;
}

export type PlayMode = 'ondemand' | 'live' | 'liveTimeShift';

/** Few and viewer-level; an engine's own codes never leave it. */
export type PlaybackErrorCode = 'network' | 'noAccess' | 'notSupported' | 'media' | 'unknown';

/**
 * All that the interface may know of playing. Seconds everywhere, from the start of the stream on demand
 * and from the start of the seekable window live.
 */
export interface StreamState {
  readonly phase: 'idle' | 'loading' | 'ready' | 'ended' | 'failed';
  readonly playMode: PlayMode;
  readonly isPaused: boolean;
  readonly isBuffering: boolean;
  readonly isSeeking: boolean;
  readonly position: number;
  readonly duration: number;
  /** Epoch milliseconds of the picture shown, for live streams. */
  readonly absolutePosition: number | undefined;
  readonly isAtLiveEdge: boolean;
  /** 0–1 in steps of 0.01 (PLAY-25). */
  readonly volume: number;
  readonly isMuted: boolean;
  readonly audioTracks: readonly MediaTrack[];
  readonly textTracks: readonly MediaTrack[];
  readonly currentAudioTrack: string | undefined;
  readonly currentTextTrack: string | undefined;
  readonly error: PlaybackErrorCode | undefined;
}
