import { createStaticReader, type KeyedStore } from '@tv/ssr/keyedStore';
import type { CastMedia } from '../message/castMedia.ts';
import type { CastPlayerState, CastSessionState, CastState } from './castState.ts';

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

/** Cast state for the UI (CAST-15). Seconds of the title on demand, epoch seconds for a channel. */
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
  readonly lastSnapshot: CastSnapshot | undefined;
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
  lastSnapshot: undefined,
};

/** Cast state, outside Redux because the position changes every second. */
export type CastStore = KeyedStore<CastSession>;

export const idleCastState = createStaticReader(initialCastSession);

/** Returns whether a session is running (CAST-16). */
export function isConnected(sessionState: CastSessionState): boolean {
  return sessionState === 'SESSION_STARTED' || sessionState === 'SESSION_RESUMED';
}

/** Returns whether the receiver plays, also while a session ends and its position is still unknown. */
export function isCasting(sessionState: CastSessionState): boolean {
  return isConnected(sessionState) || sessionState === 'SESSION_ENDING';
}
