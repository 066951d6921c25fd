/* eslint-disable language/standard-terms -- `viewerUserId` is a field of the receiver's contract */
import type { CastSource } from '../sender/castSender.ts';

/** Describes the sender (CAST-19). Sent first in each session, and again on changes. */
export interface SetAppData {
  readonly type: 'SET_APP_DATA';
  readonly appSessionId: string;
  /** `binge`: the receiver may autoplay the next episode, up to `ageLimit` (PIN-22). */
  readonly features: { readonly binge: boolean; readonly ageLimit?: number };
  /** `web/{version}`. */
  readonly sender: string;
}

/** What to play (CAST-20). */
export interface SetSource {
  readonly type: 'SET_SOURCE';
  readonly assetId: string;
  /** A channel's live stream. */
  readonly isLinear: boolean;
  readonly accessToken: string;
  /** Seconds of the title; for a channel the epoch second, or 0 for the live edge. */
  readonly currentTime: number;
  readonly streamingSessionId: string;
  /** BCP 47; omitted for the stream's default. */
  readonly audioLang?: string;
  /** BCP 47; omitted for no subtitles. */
  readonly textLang?: string;
  readonly viewerUserId?: string;
}

/** Sets the audio language (CAST-21), BCP 47. */
export interface SetAudioTrack {
  readonly type: 'SET_AUDIO_TRACK';
  readonly language: string;
}

/** Sets the subtitle language (CAST-22), BCP 47; null for none. */
export interface SetTextTrack {
  readonly type: 'SET_TEXT_TRACK';
  readonly language: string | null;
}

/** All messages to the receiver on the custom namespace; see `contract/README.md`. */
export type SenderMessage = SetAppData | SetSource | SetAudioTrack | SetTextTrack;

export interface SetSourceInput extends CastSource {
  readonly accessToken: string;
  readonly viewerUserId: string | undefined;
}

export function createSetAppData(
  appSessionId: string,
  version: string,
  ageLimit: number | undefined,
): SetAppData {
  return {
    type: 'SET_APP_DATA',
    appSessionId,
    features: { binge: true, ...(ageLimit === undefined ? {} : { ageLimit }) },
    sender: `web/${version}`,
  };
}

/** Creates the message: omits unknown fields, clamps an invalid time to 0. */
export function createSetSource({
  currentTime,
  audioLang,
  textLang,
  viewerUserId,
  ...source
}: SetSourceInput): SetSource {
  return {
    type: 'SET_SOURCE',
    ...source,
    currentTime: Number.isFinite(currentTime) ? Math.max(0, currentTime) : 0,
    ...(audioLang === undefined ? {} : { audioLang }),
    ...(textLang === undefined ? {} : { textLang }),
    ...(viewerUserId === undefined ? {} : { viewerUserId }),
  };
}
