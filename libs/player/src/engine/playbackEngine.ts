import type { Quality } from './quality.ts';
import type { StreamReader } from './streamStore.ts';

/**
 * What a track is for: `description` for those who do not see well, `caption` (subtitles with sounds, or clear speech) for those who
 * do not hear well, `spokenSubtitles` for subtitles that are read aloud.
 */
export type TrackPurpose = 'main' | 'description' | 'caption' | 'spokenSubtitles';

/** What of a track holds from one stream to the next. */
export interface TrackChoice {
  /** BCP 47, for example `nb`. */
  readonly language: string;
  readonly purpose: TrackPurpose;
  /** What the stream itself calls it. */
  readonly name?: string | undefined;
  /** How many channels of sound, where that is more than stereo: 6 for 5.1. */
  readonly channels?: number | undefined;
}

/** A language track as the viewer chooses it. */
export interface MediaTrack extends TrackChoice {
  readonly id: string;
}

export type PlayMode = 'ondemand' | 'live' | 'liveTimeShift';

/** Few and viewer-level; an engine's own codes never leave it. */
export type PlaybackErrorCode =
  | 'network'
  | 'noAccess'
  /** The viewer's sign-in has ended, and could not be renewed behind his back. */
  | 'signInNeeded'
  /** As many devices play already as the subscription allows. */
  | 'tooManyStreams'
  /** It may not be shown where the user is. */
  | 'geoBlocked'
  /** The rights do not allow it to be shown now. */
  | 'blackout'
  /** It is gone, or its time is over. */
  | 'removed'
  /** The server refuses, for a reason that this client does not know. */
  | 'refused'
  | 'notSupported'
  | 'media'
  | 'unknown';

/**
 * All that the interface may know of playing. Seconds everywhere, from the start of the stream on demand
 * and from the start of the seekable window live.
 */
export interface StreamState {
  readonly phase: 'idle' | 'loading' | 'ready' | 'ended' | 'failed';
  readonly playMode: PlayMode;
  readonly isPaused: boolean;
  readonly isBuffering: boolean;
  /** What comes next cannot be fetched at the moment, and is asked for again. */
  readonly isFetchFailing: boolean;
  /** The CDN refuses what comes next (401, 403), and nothing has played since: the addresses of the source may have expired. */
  readonly isRefused: boolean;
  /** It buffers for another reason than the network: nothing is requested, or what comes cannot be played. It is being restarted. */
  readonly isStalled: boolean;
  readonly isSeeking: boolean;
  readonly position: number;
  readonly duration: number;
  /** Epoch milliseconds of the picture shown, for live streams. */
  readonly absolutePosition: number | undefined;
  readonly isAtLiveEdge: boolean;
  /** 0–1 in steps of 0.01 (PLAY-25). */
  readonly volume: number;
  readonly isMuted: boolean;
  /** It is silent because the browser allows no sound before the viewer does something, and not by his wish. */
  readonly isSilenced: boolean;
  /** How fast it plays; 1 live. */
  readonly playbackRate: number;
  /** In how many lines the stream has its picture, the highest first. */
  readonly heights: readonly number[];
  /** The lines of the picture that is shown; undefined until there is one. */
  readonly height: number | undefined;
  /** What the viewer chose. */
  readonly quality: Quality;
  readonly canPictureInPicture: boolean;
  readonly isInPictureInPicture: boolean;
  /** A television that takes AirPlay is near. */
  readonly canAirPlay: boolean;
  readonly audioTracks: readonly MediaTrack[];
  readonly textTracks: readonly MediaTrack[];
  readonly currentAudioTrack: string | undefined;
  readonly currentTextTrack: string | undefined;
  readonly error: PlaybackErrorCode | undefined;
  /** Of what is played, or was last: a stream may have two. */
  readonly manifestUrl: string | undefined;
}

/** Protection systems in the words of the playback answer. */
export type DrmType = 'widevine' | 'playReady' | 'fairPlay' | 'clearKey';

/** Where a licence comes from. */
export interface DrmSource {
  readonly type: DrmType;
  readonly licenceUrl: string;
  /** Sent with every licence request, beside a token that is asked for each time. */
  readonly licenceHeaders: Readonly<Record<string, string>>;
  /** Of FairPlay's server certificate. */
  readonly certificateUrl: string | undefined;
}

/** One stream to play. */
export interface EngineSource {
  readonly manifestUrl: string;
  /** Of the same kind; played where the first cannot be had. */
  readonly secondaryManifestUrl: string | undefined;
  readonly manifestType: 'dash' | 'hls';
  readonly drm: DrmSource | undefined;
  /** Sent with every request for manifests and segments. */
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds from the start of the stream; without it a stream that still runs starts at its live edge. */
  readonly startAt: number | undefined;
  /** Whether it plays as soon as it can; otherwise it waits at its place. */
  readonly autoPlay: boolean;
  /** Epoch milliseconds of the picture to start with, instead of `startAt`, where the stream has dates. */
  readonly startAtInstant: number | undefined;
  /** To begin with, or what comes closest; `audio` undefined for the stream's own, `text` for no subtitles. */
  readonly audio: TrackChoice | undefined;
  readonly text: TrackChoice | undefined;
  /** How fast; a live stream plays at 1 whatever is said. */
  readonly playbackRate: number;
  readonly quality: Quality;
}

/** A manifest that could not be had, or was none: at the start, or while a live stream went on. */
export interface ManifestFailure {
  readonly stage: 'load' | 'update';
  /** Where it failed, which is not where it was asked for if that led elsewhere. */
  readonly failedUrl: string;
  readonly manifestUrl: string;
  /** What is played instead, where there is one. */
  readonly secondaryManifestUrl: string | undefined;
}

/** A picture of a moment, cut out of a sheet: `x`, `y`, `width`, `height` in pixels of the sheet. */
export interface Thumbnail {
  readonly url: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly sheetWidth: number;
  readonly sheetHeight: number;
}

/** Something that happened inside an engine. */
export interface EngineEvent {
  /** As the media element or the library calls it: `playing`, `adaptation`, `error`. */
  readonly name: string;
  /** What is told beside the name, of an error the engine's own code; empty where nothing is. */
  readonly text: string;
}

/** What a library tells of its own work, by the names that it has there. */
export type Statistics = Readonly<Record<string, string | number>>;

/**
 * What plays a stream. Commands never throw: what goes wrong shows in the state (`phase: 'failed'`, `error`).
 * One engine lives for one player; it plays one source after another until it is destroyed.
 */
export interface PlaybackEngine {
  /** Written by the engine alone. */
  readonly state: StreamReader;
  /** A source is on its way, and may take a while: from now on it loads, and no failure is shown. */
  expect(): void;
  /** Nothing will be played, or no longer: shows the failure. What plays, pauses. */
  fail(error: PlaybackErrorCode): void;
  /** Asks at once for what could not be fetched: it may be there again. */
  retry(): void;
  /** Replaces what plays by another source, and starts it. Settles when it plays, fails, or is overtaken. */
  load(source: EngineSource): Promise<void>;
  play(): void;
  pause(): void;
  /** @param position seconds, as in {@link StreamState.position}; held within the seekable range */
  seek(position: number): void;
  seekToLiveEdge(): void;
  /** @param volume 0–1; rounded to steps of 0.01 */
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  selectAudioTrack(id: string): void;
  /** @param id undefined for none */
  selectTextTrack(id: string | undefined): void;
  /** @param rate 1 for as it was made; live nothing happens */
  setPlaybackRate(rate: number): void;
  setQuality(quality: Quality): void;
  /** Into a window of its own over all others, or back; nothing where the browser has no such thing. */
  togglePictureInPicture(): void;
  /** Lets the viewer choose a television, where there is AirPlay. */
  showAirPlay(): void;
  /** A picture of a position, where the stream has pictures. */
  thumbnailAt(position: number): Promise<Thumbnail | undefined>;
  /** The library's own numbers, for who tries the player out (ROUTE-40); empty while nothing is loaded. */
  statistics(): Statistics;
  /**
   * Tells of all that happens inside, in the engine's own words, for who tries the player out (ROUTE-40).
   *
   * @returns how to stop
   */
  onEvent(listener: (event: EngineEvent) => void): () => void;
  /** Lets go of everything. Wait for it before another engine is made: tearing down is not instant. */
  destroy(): Promise<void>;
}
