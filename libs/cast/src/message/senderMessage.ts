/* eslint-disable language/standard-terms -- `viewerUserId` is a field of the receiver's contract */

export interface CastSource {
  readonly assetId: string;
  /** A channel's live stream. */
  readonly isLinear: boolean;
  /** Seconds of the title; for a channel the epoch second, or 0 for the live edge. */
  readonly currentTime: number;
  /** Identifies the playback session to the server. */
  readonly streamingSessionId: string;
  /** BCP 47; undefined for the stream's default. */
  readonly audioLang: string | undefined;
  /** BCP 47; undefined for no subtitles. */
  readonly textLang: string | undefined;
}

export interface SetSourceInput extends CastSource {
  readonly accessToken: string;
  readonly viewerUserId: string | undefined;
}

/**
 * Describes the sender (CAST-19). Sent first in each session, and again on changes. The receiver may autoplay
 * the next episode (`binge`), up to `ageLimit` (PIN-22).
 */
export function createSetAppData(appSessionId: string, version: string, ageLimit: number | undefined) {
  return {
    type: 'SET_APP_DATA',
    appSessionId,
    features: { binge: true, ...(ageLimit === undefined ? {} : { ageLimit }) },
    sender: `web/${version}`,
  } as const;
}

/** Creates the message that loads a source (CAST-20). Omits unknown fields, clamps an invalid time to 0. */
export function createSetSource(input: SetSourceInput) {
  const { currentTime, audioLang, textLang, viewerUserId, ...source } = input;
  return {
    type: 'SET_SOURCE',
    ...source,
    currentTime: Number.isFinite(currentTime) ? Math.max(0, currentTime) : 0,
    ...(audioLang === undefined ? {} : { audioLang }),
    ...(textLang === undefined ? {} : { textLang }),
    ...(viewerUserId === undefined ? {} : { viewerUserId }),
  } as const;
}

/** All messages to the receiver on the custom namespace; see `contract/README.md`. */
export type SenderMessage =
  | ReturnType<typeof createSetAppData>
  | ReturnType<typeof createSetSource>
  /** Sets the audio language (CAST-21), BCP 47. */
  | { readonly type: 'SET_AUDIO_TRACK'; readonly language: string }
  /** Sets the subtitle language (CAST-22), BCP 47; null for none. */
  | { readonly type: 'SET_TEXT_TRACK'; readonly language: string | null };
