import type { TitleDetails } from '@tv/api-client';
import type { StreamState } from '../engine/playbackEngine.ts';
import type { PlayerPreference } from '../preference/playerPreference.ts';
import { getStartPosition } from '../progress/resumePosition.ts';
import type { OpenedPlayback } from '../session/playbackState.ts';

interface LocalPlayback {
  readonly isLive: boolean;
  readonly startAt?: number | undefined;
  readonly stream: StreamState | undefined;
  readonly preference: Pick<PlayerPreference, 'audio' | 'text'>;
}

/**
 * Creates the source to cast: the local player's position and languages (CAST-02, CAST-20). Without local
 * playback, the start position and preferred languages.
 */
export function createCastSource(
  { playable, sessionId }: Pick<OpenedPlayback<TitleDetails>, 'playable' | 'sessionId'>,
  { isLive, startAt, stream, preference }: LocalPlayback,
) {
  const source = { assetId: playable.id, isLinear: isLive, streamingSessionId: sessionId };
  if (stream?.phase !== 'ready' && stream?.phase !== 'ended') {
    return {
      ...source,
      currentTime: startAt ?? getStartPosition(playable, isLive) ?? 0,
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
