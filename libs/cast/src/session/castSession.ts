import type { CastInteractionPoint, CastLanguage } from '../message/castMedia.ts';
import type { CastState } from '../sender/castState.ts';

/** Where a session stands, in the sender library's own words (CAST-16). */
export const SESSION_STATES = [
  'NO_SESSION',
  'SESSION_STARTING',
  'SESSION_STARTED',
  'SESSION_START_FAILED',
  'SESSION_ENDING',
  'SESSION_ENDED',
  'SESSION_RESUMED',
] as const;

export type SessionState = (typeof SESSION_STATES)[number];

/** What the remote player does, in the sender library's own words (CAST-18). */
export const PLAYER_STATES = ['IDLE', 'PLAYING', 'PAUSED', 'BUFFERING'] as const;

export type CastPlayerState = (typeof PLAYER_STATES)[number];

/** Where the television was when it was left. */
export interface CastPlace {
  readonly assetId: string;
  readonly isLinear: boolean;
  /** Seconds as in {@link CastSession.currentTime}; of a channel 0 for its live edge. */
  readonly currentTime: number;
  readonly isPaused: boolean;
  readonly audioLanguage: string | undefined;
  /** Undefined for no subtitles. */
  readonly textLanguage: string | undefined;
  /** The session was lost: nobody ended it. */
  readonly isLost: boolean;
  readonly deviceName: string | undefined;
  readonly title: string | undefined;
}

/**
 * All that the interface may know of casting (CAST-15). Seconds everywhere: of the title on demand, of the epoch on a
 * channel.
 */
export interface CastSession {
  readonly castState: CastState;
  readonly sessionState: SessionState;
  readonly playerState: CastPlayerState;
  readonly assetId: string | undefined;
  readonly streamType: string | undefined;
  readonly isLinear: boolean;
  readonly currentTime: number;
  /** 0 where the stream has no end. */
  readonly duration: number;
  /** The part of the stream that can be reached. */
  readonly streamStart: number;
  readonly streamEnd: number;
  readonly playing: boolean;
  readonly muted: boolean;
  /** 0–1. */
  readonly volume: number;
  readonly audioLanguages: readonly CastLanguage[];
  readonly textLanguages: readonly CastLanguage[];
  readonly audioLanguage: string | undefined;
  readonly textLanguage: string | undefined;
  readonly deviceName: string | undefined;
  /** What kind of error the receiver told of, or the sender met; undefined while all is well. */
  readonly error: string | undefined;
  readonly title: string | undefined;
  readonly subtitle: string | undefined;
  readonly poster: string | undefined;
  readonly streamingSessionId: string | undefined;
  readonly interactionPoints: readonly CastInteractionPoint[];
  readonly offersSkip: boolean;
  /** What was sent to be played, until the television has it. */
  readonly awaitedAssetId: string | undefined;
  /** Of the session before, until another begins or somebody has gone on from there. */
  readonly left: CastPlace | undefined;
}

/** Of the media alone: what is there while the television has nothing to play. */
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

/** A session that started, or was taken up again, is a connection (CAST-16). */
export function isConnected(sessionState: SessionState): boolean {
  return sessionState === 'SESSION_STARTED' || sessionState === 'SESSION_RESUMED';
}

/** Whether a title belongs to the television: until it is known where that has left it. */
export function isOnTelevision(sessionState: SessionState): boolean {
  return isConnected(sessionState) || sessionState === 'SESSION_ENDING';
}

/** Reads what the sender library says of a session; a word that we do not know is none. */
export function readSessionState(value: unknown): SessionState {
  return SESSION_STATES.find((state) => state === value) ?? 'NO_SESSION';
}

/** Reads what the remote player does; a word that we do not know, and null before anything is loaded, is IDLE. */
export function readPlayerState(value: unknown): CastPlayerState {
  return PLAYER_STATES.find((state) => state === value) ?? 'IDLE';
}

/** Whether the title is on its way, if it is not held up for a moment (CAST-18). */
export function isPlaying(state: CastPlayerState, isPaused: boolean): boolean {
  return state === 'PLAYING' || (state === 'BUFFERING' && !isPaused);
}
