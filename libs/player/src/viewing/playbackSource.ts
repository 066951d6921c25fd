import type { ApiError, Playback } from '@tv/api-client';
import { parseUrl } from '@tv/config';
import type { EngineSource, PlaybackErrorCode } from '../engine/playbackEngine.ts';
import type { PlayerPreference } from '../preference/playerPreference.ts';
import { playbackRefusal } from './playbackRefusal.ts';

/** What the engine is given: the server's answer, the viewer's languages, and how to begin. */
export function engineSource(
  playback: Playback,
  {
    audio,
    text,
    playbackRate,
    quality,
  }: Pick<PlayerPreference, 'audio' | 'text' | 'playbackRate' | 'quality'>,
  how: Pick<EngineSource, 'startAt' | 'startAtInstant' | 'autoPlay'>,
): EngineSource {
  const {
    manifestUrl,
    secondaryManifestUrl,
    manifestType,
    drmType,
    licenceUrl,
    licenceHeaders = {},
    certificateUrl,
    headers = {},
  } = playback;
  return {
    manifestUrl,
    secondaryManifestUrl,
    manifestType,
    headers,
    ...how,
    audio,
    text,
    playbackRate,
    quality,
    drm:
      drmType === 'none' || licenceUrl === undefined
        ? undefined
        : { type: drmType, licenceUrl, licenceHeaders, certificateUrl },
  };
}

/** What the viewer is told when asking how to play has failed. */
export function errorOfCall(error: ApiError | undefined): PlaybackErrorCode {
  switch (error?.name) {
    case 'RequestError':
      return playbackRefusal(error.status, error.body);
    case 'NoTokenError':
      return 'signInNeeded';
    case 'NetworkError':
    case 'TimeoutError':
      return 'network';
    case 'ForbiddenAddressError':
    case 'MalformedAnswerError':
      return 'media';
    case 'AbortedError':
    case undefined:
      return 'unknown';
  }
}

/** Whether an address may be shown the viewer's token: only hosts that the configuration names. */
export function mayCarryToken(url: string, allowedHosts: readonly string[]): boolean {
  const { protocol, host } = parseUrl(url) ?? {};
  return (protocol === 'https:' || protocol === 'http:') && host !== undefined && allowedHosts.includes(host);
}
