import type { ApiError, Playback } from '@tv/api-client';
import { parseUrl } from '@tv/config';
import type { EngineSource, PlaybackErrorCode } from '../engine/playbackEngine.ts';
import type { PlayerPreference } from '../preference/playerPreference.ts';
import { playbackRefusal } from './playbackRefusal.ts';

/** Creates the engine's source from the playback response and the user's preferences. */
export function createEngineSource(
  playback: Playback,
  {
    audio,
    text,
    playbackRate,
    quality,
  }: Pick<PlayerPreference, 'audio' | 'text' | 'playbackRate' | 'quality'>,
  start: Pick<EngineSource, 'startAt' | 'startAtInstant' | 'autoPlay'>,
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
    ...start,
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

/** Maps a failed playback request to an error code. */
export function getRequestErrorCode(error: ApiError | undefined): PlaybackErrorCode {
  switch (error?.name) {
    case 'RequestError':
      return playbackRefusal(error.status, error.body);
    case 'NoTokenError':
      return 'signInNeeded';
    case 'NetworkError':
    case 'TimeoutError':
      return 'network';
    case 'ForbiddenUrlError':
    case 'MalformedResponseError':
      return 'media';
    case 'AbortedError':
    case undefined:
      return 'unknown';
  }
}

/** Whether a URL may receive the user's token: only hosts in the configuration. */
export function canSendToken(url: string, allowedHosts: readonly string[]): boolean {
  const { protocol, host } = parseUrl(url) ?? {};
  return (protocol === 'https:' || protocol === 'http:') && host !== undefined && allowedHosts.includes(host);
}

interface Tokens {
  token(): string | undefined;
  /** Never rejects. */
  renew(): Promise<boolean>;
}

/** Returns a valid token, renewed if needed; undefined for hosts that are not allowed. */
export function createLicenceTokenProvider(tokens: Tokens, allowedHosts: readonly string[]) {
  return async (url: string): Promise<string | undefined> => {
    if (!canSendToken(url, allowedHosts)) return undefined;
    return tokens.token() ?? ((await tokens.renew()) ? tokens.token() : undefined);
  };
}
