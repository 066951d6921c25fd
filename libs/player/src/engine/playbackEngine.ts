import type { StreamReader } from './state/streamStore.ts';
import type { Quality } from './tracks/quality.ts';

/**
 * `description`: audio description. `caption`: subtitles with sounds, or clear speech. `spokenSubtitles`:
 * subtitles read aloud.
 */
export type TrackPurpose = 'main' | 'description' | 'caption' | 'spokenSubtitles';

export interface TrackChoice {
  /** BCP 47, for example `nb`. */
  readonly language: string;
  readonly purpose: TrackPurpose;
  /** The stream's label. */
  readonly name?: string | undefined;
  /** Audio channels if more than stereo: 6 for 5.1. */
  readonly channels?: number | undefined;
}

export interface MediaTrack extends TrackChoice {
  readonly id: string;
}

export type PlayMode = 'ondemand' | 'live' | 'liveTimeShift';

/** Error codes for the user; Shaka's own codes stay in the engine. */
export type PlaybackErrorCode =
  | 'network'
  | 'noAccess'
  | 'signInNeeded'
  /** The subscription's limit of concurrent streams is reached. */
  | 'tooManyStreams'
  | 'geoBlocked'
  /** Not available now, because of rights. */
  | 'blackout'
  /** Removed or expired. */
  | 'removed'
  /** The server refuses for a reason unknown to this client. */
  | 'refused'
  | 'notSupported'
  | 'media'
  | 'unknown';

/** State for the UI. Seconds from the start of the stream (on demand) or of the seekable window (live). */
export interface StreamState {
  readonly phase: 'idle' | 'loading' | 'ready' | 'ended' | 'failed';
  readonly playMode: PlayMode;
  /** While loading: whether playback will be paused when it has loaded. */
  readonly isPaused: boolean;
  readonly isBuffering: boolean;
  readonly isFetchFailing: boolean;
  /** The CDN refuses requests (401, 403) and nothing has played since. */
  readonly isRefused: boolean;
  /** Buffers although the network works; the player is being restarted. */
  readonly isStalled: boolean;
  readonly isSeeking: boolean;
  readonly position: number;
  readonly duration: number;
  /** Epoch milliseconds of the current frame, live only. */
  readonly absolutePosition: number | undefined;
  readonly isAtLiveEdge: boolean;
  /** 0–1 in steps of 0.01 (PLAY-25). */
  readonly volume: number;
  readonly isMuted: boolean;
  /** Muted because the browser blocks autoplay with sound. */
  readonly isSilenced: boolean;
  /** Always 1 for live. */
  readonly playbackRate: number;
  readonly heights: readonly number[];
  readonly height: number | undefined;
  /** The user's choice. */
  readonly quality: Quality;
  readonly canPictureInPicture: boolean;
  readonly isInPictureInPicture: boolean;
  readonly canAirPlay: boolean;
  readonly audioTracks: readonly MediaTrack[];
  readonly textTracks: readonly MediaTrack[];
  readonly currentAudioTrack: string | undefined;
  readonly currentTextTrack: string | undefined;
  readonly error: PlaybackErrorCode | undefined;
  /** URL of the current or last manifest, primary or secondary. */
  readonly manifestUrl: string | undefined;
}

export type DrmType = 'widevine' | 'playReady' | 'fairPlay' | 'clearKey';

export interface DrmSource {
  readonly type: DrmType;
  readonly licenceUrl: string;
  readonly licenceHeaders: Readonly<Record<string, string>>;
  /** URL of FairPlay's server certificate. */
  readonly certificateUrl: string | undefined;
}

export interface EngineSource {
  readonly manifestUrl: string;
  readonly secondaryManifestUrl: string | undefined;
  readonly manifestType: 'dash' | 'hls';
  readonly drm: DrmSource | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds from the start of the stream; undefined for the live edge. */
  readonly startAt: number | undefined;
  readonly autoPlay: boolean;
  /** Epoch milliseconds to start at, instead of `startAt`, for streams with dates. */
  readonly startAtInstant: number | undefined;
  /** Preferred tracks. `audio` undefined for the stream's default, `text` undefined for no subtitles. */
  readonly audio: TrackChoice | undefined;
  readonly text: TrackChoice | undefined;
  /** Ignored for live streams. */
  readonly playbackRate: number;
  readonly quality: Quality;
}

export interface ManifestFailure {
  readonly stage: 'load' | 'update';
  /** After redirects. */
  readonly failedUrl: string;
  readonly manifestUrl: string;
  readonly secondaryManifestUrl: string | undefined;
}

/** A tile of a thumbnail sheet; all values in pixels of the sheet. */
export interface Thumbnail {
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly sheetWidth: number;
  readonly sheetHeight: number;
}

export interface EngineEvent {
  readonly name: string;
  readonly text: string;
}

/** Plays one source after another. Commands never throw: errors appear in the state. */
export interface PlaybackEngine {
  readonly state: StreamReader;
  /** Shows loading, before a source is known, and clears the error. @param isPaused as in {@link StreamState} */
  setLoading(isPaused: boolean): void;
  /** Pauses and shows the error. */
  fail(error: PlaybackErrorCode): void;
  /** Repeats failed requests at once. */
  retry(): void;
  /** Replaces the source. Resolves when it plays, fails or is superseded. */
  load(source: EngineSource): Promise<void>;
  play(): void;
  pause(): void;
  /** @param position seconds as in {@link StreamState.position}; clamped to the seekable range */
  seek(position: number): void;
  seekToLiveEdge(): void;
  /** @param volume 0–1; rounded to steps of 0.01 */
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  selectAudioTrack(id: string): void;
  /** @param id undefined for no subtitles */
  selectTextTrack(id: string | undefined): void;
  setPlaybackRate(rate: number): void;
  setQuality(quality: Quality): void;
  /** Does nothing if unsupported. */
  togglePictureInPicture(): void;
  showAirPlay(): void;
  thumbnailAt(position: number): Promise<Thumbnail | undefined>;
  /** Shaka's statistics (ROUTE-40); empty while nothing is loaded. */
  statistics(): object;
  /** Subscribes to all events inside the engine (ROUTE-40). Returns unsubscribe. */
  onEvent(listener: (event: EngineEvent) => void): () => void;
  /** Releases everything. Await it before creating another engine: teardown takes time. */
  destroy(): Promise<void>;
}

/** The part of an engine that the parental guard controls, local or cast. */
export type GuardedEngine = Pick<PlaybackEngine, 'state' | 'play' | 'pause'>;
