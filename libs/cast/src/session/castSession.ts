import { createKeyedStore, createStaticReader, type KeyedStore } from '@tv/ssr/keyedStore';
import type { CastMedia } from '../message/castMedia.ts';

/** The sender library's cast states (CAST-17). */
export const CAST_STATES = ['CONNECTED', 'CONNECTING', 'NO_DEVICES_AVAILABLE', 'NOT_CONNECTED'] as const;

export type CastState = (typeof CAST_STATES)[number];

/** The sender library's session states (CAST-16). */
export const SESSION_STATES = [
  'NO_SESSION',
  'SESSION_STARTING',
  'SESSION_STARTED',
  'SESSION_START_FAILED',
  'SESSION_ENDING',
  'SESSION_ENDED',
  'SESSION_RESUMED',
] as const;

export type CastSessionState = (typeof SESSION_STATES)[number];

/** The remote player's states (CAST-18). */
export const PLAYER_STATES = ['IDLE', 'PLAYING', 'PAUSED', 'BUFFERING'] as const;

export type CastPlayerState = (typeof PLAYER_STATES)[number];

/** The receiver's state when a session ended, to resume from. */
export interface CastSnapshot extends Pick<
  CastSession,
  'isLinear' | 'audioLanguage' | 'textLanguage' | 'deviceName' | 'title'
> {
  readonly assetId: string;
  /** Seconds as in {@link CastSession.currentTime}; 0 for a channel's live edge. */
  readonly currentTime: number;
  readonly isPaused: boolean;
  /** The session ended unexpectedly. */
  readonly isLost: boolean;
}

/** All that the UI knows about casting (CAST-15). Seconds of the title on demand, epoch seconds for a channel. */
export interface CastSession extends CastMedia {
  readonly castState: CastState;
  readonly sessionState: CastSessionState;
  readonly playerState: CastPlayerState;
  readonly currentTime: number;
  /** 0 for an endless stream. */
  readonly duration: number;
  /** Seekable range. */
  readonly streamStart: number;
  readonly streamEnd: number;
  readonly playing: boolean;
  readonly muted: boolean;
  /** 0–1. */
  readonly volume: number;
  readonly deviceName: string | undefined;
  readonly error: string | undefined;
  /** A source that was sent, until the receiver has loaded it. */
  readonly awaitedAssetId: string | undefined;
  /** Snapshot of the previous session, until another starts or playback resumes locally. */
  readonly left: CastSnapshot | undefined;
}

export const noMedia = {
  playerState: 'IDLE',
  assetId: undefined,
  streamType: undefined,
  isLinear: false,
  currentTime: 0,
  duration: 0,
  streamStart: 0,
  streamEnd: 0,
  playing: false,
  audioLanguages: [],
  textLanguages: [],
  audioLanguage: undefined,
  textLanguage: undefined,
  title: undefined,
  subtitle: undefined,
  poster: undefined,
  streamingSessionId: undefined,
  interactionPoints: [],
  offersSkip: false,
} as const satisfies Partial<CastSession>;

export const initialCastSession: CastSession = {
  ...noMedia,
  castState: 'NO_DEVICES_AVAILABLE',
  sessionState: 'NO_SESSION',
  muted: false,
  volume: 1,
  deviceName: undefined,
  error: undefined,
  awaitedAssetId: undefined,
  left: undefined,
};

/** Error message for users (CAST-11). */
export const CAST_ERROR_TEXT =
  'Oisann! Her ble det dessverre krøll med Chromecast. Prøv igjen, eller ta kontakt med kundeservice hvis du trenger hjelp.';

/** Cast state, outside Redux because the position changes every second. */
export type CastStore = KeyedStore<CastSession>;

export function createCastStore(initial: Partial<CastSession> = {}): CastStore {
  return createKeyedStore({ ...initialCastSession, ...initial });
}

export const idleCastState = createStaticReader(initialCastSession);

/** Whether a session is running (CAST-16). */
export function isConnected(sessionState: CastSessionState): boolean {
  return sessionState === 'SESSION_STARTED' || sessionState === 'SESSION_RESUMED';
}

/** Whether the receiver plays, also while a session ends and its position is still unknown. */
export function isCasting(sessionState: CastSessionState): boolean {
  return isConnected(sessionState) || sessionState === 'SESSION_ENDING';
}

/** Parses the library's value; unknown values count as no device. */
export function readCastState(value: unknown): CastState {
  return CAST_STATES.find((state) => state === value) ?? 'NO_DEVICES_AVAILABLE';
}

/** Whether the cast button is shown. */
export function hasDevice(state: CastState): boolean {
  return state !== 'NO_DEVICES_AVAILABLE';
}

/** Parses the library's value; unknown values count as no session. */
export function readSessionState(value: unknown): CastSessionState {
  return SESSION_STATES.find((state) => state === value) ?? 'NO_SESSION';
}

/** Parses the remote player's value; unknown values and null count as IDLE. */
export function readPlayerState(value: unknown): CastPlayerState {
  return PLAYER_STATES.find((state) => state === value) ?? 'IDLE';
}

/** Whether playback advances, ignoring short buffering (CAST-18). */
export function isPlaying(state: CastPlayerState, isPaused: boolean): boolean {
  return state === 'PLAYING' || (state === 'BUFFERING' && !isPaused);
}
