import type { Playback } from '@tv/api-client';
import { parseUrl } from '@tv/config';
import type { EngineSource } from '../engine/playbackEngine.ts';
import type { PlayerPreference } from '../preference/playerPreference.ts';

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
  const { manifestUrl, secondaryManifestUrl, manifestType, headers = {} } = playback;
  const { drmType, licenceUrl, licenceHeaders = {}, certificateUrl } = playback;
  const manifest = { manifestUrl, secondaryManifestUrl, manifestType, headers };
  const drm =
    drmType === 'none' || licenceUrl === undefined
      ? undefined
      : { type: drmType, licenceUrl, licenceHeaders, certificateUrl };
  return { ...manifest, drm, ...start, audio, text, playbackRate, quality };
}

/** Returns whether a URL may receive the user's token: only hosts in the configuration. */
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
