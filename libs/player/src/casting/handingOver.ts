import type { TitleDetails } from '@tv/api-client';
import type { CastSource } from '@tv/cast/castSender';
import type { StreamState } from '../engine/playbackEngine.ts';
import type { PlayerPreference } from '../preference/playerPreference.ts';
import { beginningOf } from '../progress/startAt.ts';
import type { OpenedPlayback } from '../viewing/playbackState.ts';

type Streaming = Pick<
  StreamState,
  | 'phase'
  | 'position'
  | 'absolutePosition'
  | 'isAtLiveEdge'
  | 'audioTracks'
  | 'textTracks'
  | 'currentAudioTrack'
  | 'currentTextTrack'
>;

/**
 * What the television is sent of a viewing: the title from where it was here, with the languages that were heard and
 * read (CAST-02, CAST-20). What has not begun here begins there where it would have begun, with the viewer's own languages.
 *
 * @param stream  of the player here, as it was last; undefined where none has played
 */
export function sourceToCast(
  { playable, sessionId }: Pick<OpenedPlayback<TitleDetails>, 'playable' | 'sessionId'>,
  {
    isLive,
    startAt,
    stream,
    preference,
  }: {
    readonly isLive: boolean;
    /** Seconds from the start; undefined for where the title begins for this viewer. */
    readonly startAt?: number | undefined;
    readonly stream: Streaming | undefined;
    readonly preference: Pick<PlayerPreference, 'audio' | 'text'>;
  },
): CastSource {
  const source = { assetId: playable.id, isLinear: isLive, streamingSessionId: sessionId };
  if (stream?.phase !== 'ready' && stream?.phase !== 'ended') {
    return {
      ...source,
      currentTime: startAt ?? beginningOf(playable, { isLive }) ?? 0,
      audioLang: preference.audio?.language,
      textLang: preference.text?.language,
    };
  }
  const { position, absolutePosition, isAtLiveEdge, audioTracks, textTracks } = stream;
  const instant = isAtLiveEdge ? undefined : absolutePosition;
  return {
    ...source,
    currentTime: isLive ? (instant ?? 0) / 1000 : position,
    audioLang: audioTracks.find(({ id }) => id === stream.currentAudioTrack)?.language,
    textLang: textTracks.find(({ id }) => id === stream.currentTextTrack)?.language,
  };
}
