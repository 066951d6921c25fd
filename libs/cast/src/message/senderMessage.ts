/** Who is sending (CAST-19): told to each session before anything else, and again when any of it has changed. */
export interface SetAppData {
  readonly type: 'SET_APP_DATA';
  /** Of the browser session, as in the headers of our calls. */
  readonly appSessionId: string;
  /**
   * What the receiver may do by itself: `binge` goes on with the next episode, with an `ageLimit` only where that has none above it
   * (PIN-22).
   */
  readonly features: { readonly binge: boolean; readonly ageLimit?: number };
  /** `web/{version}`. */
  readonly sender: string;
}

/** What to play, and from where (CAST-20). */
export interface SetSource {
  readonly type: 'SET_SOURCE';
  readonly assetId: string;
  /** A channel; otherwise seconds count from the start of the title. */
  readonly isLinear: boolean;
  readonly accessToken: string;
  /** Seconds of the title; of a channel the epoch second of the picture, 0 for its live edge. */
  readonly currentTime: number;
  readonly streamingSessionId: string;
  /** BCP 47; left out for the stream's own. */
  readonly audioLang?: string;
  /** BCP 47; left out for no subtitles. */
  readonly textLang?: string;
  /** Left out where nobody knows whose token it is. */
  readonly viewerUserId?: string;
}

/** The audio language (CAST-21), BCP 47. */
export interface SetAudioTrack {
  readonly type: 'SET_AUDIO_TRACK';
  readonly language: string;
}

/** The subtitle language (CAST-22), BCP 47; null for none. */
export interface SetTextTrack {
  readonly type: 'SET_TEXT_TRACK';
  readonly language: string | null;
}

/** All that a receiver hears of us over the custom namespace. `contract/README.md` tells it what to do. */
export type SenderMessage = SetAppData | SetSource | SetAudioTrack | SetTextTrack;

/** What is known of a source before it is sent: a language may be missing, a time broken. */
export interface SourceToSend {
  readonly assetId: string;
  readonly isLinear: boolean;
  readonly accessToken: string;
  readonly currentTime: number;
  readonly streamingSessionId: string;
  readonly audioLang: string | undefined;
  readonly textLang: string | undefined;
  readonly viewerUserId: string | undefined;
}

/** @param ageLimit  the highest, in years, that parental control lets through; undefined where it holds nothing back */
export function setAppData(appSessionId: string, version: string, ageLimit: number | undefined): SetAppData {
  return {
    type: 'SET_APP_DATA',
    appSessionId,
    features: { binge: true, ...(ageLimit === undefined ? {} : { ageLimit }) },
    sender: `web/${version}`,
  };
}

/** A source as it goes over the wire: what is not known is left out, and no time is before the beginning. */
export function setSource({
  currentTime,
  audioLang,
  textLang,
  viewerUserId,
  ...source
}: SourceToSend): SetSource {
  return {
    type: 'SET_SOURCE',
    ...source,
    currentTime: Number.isFinite(currentTime) ? Math.max(0, currentTime) : 0,
    ...(audioLang === undefined ? {} : { audioLang }),
    ...(textLang === undefined ? {} : { textLang }),
    ...(viewerUserId === undefined ? {} : { viewerUserId }),
  };
}
