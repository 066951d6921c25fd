import type { CastStore } from '../session/castSession.ts';

export interface CastSource {
  readonly assetId: string;
  readonly isLinear: boolean;
  /** Seconds of the title; for a channel the epoch second, or 0 for the live edge. */
  readonly currentTime: number;
  /** Identifies the playback session to the server. */
  readonly streamingSessionId: string;
  readonly audioLang: string | undefined;
  readonly textLang: string | undefined;
}

/** Cast commands and state. Commands never throw: errors are reported and appear in the state. */
export interface CastSender {
  readonly state: CastStore;
  /** Opens the device picker. Cancelling it is not an error (CAST-13). */
  requestSession(): Promise<void>;
  /** Loads a source on the receiver (CAST-20). */
  load(source: CastSource): Promise<void>;
  /**
   * Whether the session was resumed after a reload and no page has been shown since: the receiver then
   * decides what plays.
   */
  isAutoJoined(): boolean;
  /** Whether the current media was sent from this tab, also before a reload. */
  isSentFromThisTab(): boolean;
  /** Ids of titles and programmes approved by PIN; cleared when a new session starts. */
  readonly approvedAssetIds: Set<string>;
  markPageShown(): void;
  retry(): Promise<void>;
  play(): void;
  pause(): void;
  /** @param seconds as in `CastSession.currentTime`; clamped to the seekable range */
  seek(seconds: number): void;
  seekToLiveEdge(): void;
  /** @param volume 0–1 */
  setVolume(volume: number): void;
  setMuted(isMuted: boolean): void;
  /** @param language BCP 47 (CAST-21) */
  setAudioLanguage(language: string): void;
  /** @param language BCP 47, undefined for none (CAST-22) */
  setTextLanguage(language: string | undefined): void;
  /** Clears the error and the lost session. */
  dismiss(): void;
  stop(): void;
}

/** The user who casts. */
export interface CastUser {
  /** Returns a valid token, renewed if needed; undefined if signed out. Never rejects. */
  getToken(): Promise<string | undefined>;
  getUserId(): string | undefined;
  /** False while the user is still unknown. */
  isSignedOut(): boolean;
  /** Highest age limit, in years, allowed without the PIN; undefined without parental control. */
  getAgeLimit(): number | undefined;
  /** Notifies when the token or age limit may have changed, or on sign-out. Returns unsubscribe. */
  subscribe(listener: () => void): () => void;
  readonly appSessionId: string;
}
