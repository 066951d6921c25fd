import type { CastStore } from '../session/castStore.ts';

/** What the television is to play. */
export interface CastSource {
  readonly assetId: string;
  readonly isLinear: boolean;
  /** Seconds of the title; of a channel the epoch second of the picture, 0 for its live edge. */
  readonly currentTime: number;
  /** Names this viewing towards the server. */
  readonly streamingSessionId: string;
  /** BCP 47; undefined for the stream's own. */
  readonly audioLang: string | undefined;
  /** BCP 47; undefined for no subtitles. */
  readonly textLang: string | undefined;
}

/**
 * What the interface may ask of casting. Nothing outside this folder knows whose sender library it is. Commands never
 * throw: what goes wrong is reported, and shows in the state (`error`) where the viewer has to know.
 */
export interface CastSender {
  readonly state: CastStore;
  /** Opens the device picker. Closing it without a choice is no failure (CAST-13). */
  requestSession(): Promise<void>;
  /** Has the television play something (CAST-20). */
  load(source: CastSource): Promise<void>;
  /**
   * Whether the session was joined by itself, as after a reload, and no page has been shown in it yet: for the first one
   * the television knows better what plays.
   */
  isJoined(): boolean;
  /**
   * Whether what plays was sent from here, in this tab, also before a reload; not what another sender had the television play
   * in the same session.
   */
  isOwn(): boolean;
  /** What the PIN has been given for, ids of titles and programmes: holds until another session begins. */
  readonly pinGiven: Set<string>;
  /** A page is shown in the session. */
  settle(): void;
  /** Sends what was to be played once more, from where it was. */
  retry(): Promise<void>;
  play(): void;
  pause(): void;
  /** @param seconds  as in `CastSession.currentTime`; held within what can be reached */
  seek(seconds: number): void;
  seekToLiveEdge(): void;
  /** @param volume  0–1 */
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  /** @param language  BCP 47 (CAST-21) */
  setAudioLanguage(language: string): void;
  /** @param language  BCP 47, undefined for none (CAST-22) */
  setTextLanguage(language: string | undefined): void;
  /** The viewer has read of the error, or of the session that was lost. */
  dismiss(): void;
  /** Ends casting, here and on the television. */
  stop(): void;
}

/** Whose the session is, and what is told of him. */
export interface CastViewer {
  /** A token that is valid now, renewed if need be; undefined where nobody is signed in. Never rejects. */
  token(): Promise<string | undefined>;
  userId(): string | undefined;
  /** Whether he has signed out; not while it is only unknown who is watching. */
  isSignedOut(): boolean;
  /** The highest age limit, in years, that may be watched without his PIN; undefined where nothing is held back. */
  ageLimit(): number | undefined;
  /** Told when the token or the age limit may have become another, or when he signs out; the answer ends it. */
  subscribe(listener: () => void): () => void;
  readonly appSessionId: string;
}
