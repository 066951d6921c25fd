import type { ApiError } from '@tv/api-client';
import type { PlaybackErrorCode } from '../engine/playbackEngine.ts';

const errorByName: Readonly<Record<Exclude<ApiError['name'], 'RequestError'>, PlaybackErrorCode>> = {
  NoTokenError: 'signInNeeded',
  NetworkError: 'network',
  TimeoutError: 'network',
  ForbiddenUrlError: 'media',
  MalformedResponseError: 'media',
  AbortedError: 'unknown',
};

/** Maps a failed playback request to an error code. */
export function getRequestErrorCode(error: ApiError | undefined): PlaybackErrorCode {
  if (!error) return 'unknown';
  return error.name === 'RequestError' ? playbackRefusal(error.status, error.body) : errorByName[error.name];
}

/** Error codes of the contract for `getPlayback` (`ErrorBody.code`). */
const errorByCode: ReadonlyMap<unknown, PlaybackErrorCode> = new Map([
  ['NO_ACCESS', 'noAccess'],
  ['TOO_MANY_STREAMS', 'tooManyStreams'],
  ['GEO_BLOCKED', 'geoBlocked'],
  ['BLACKOUT', 'blackout'],
  ['NOT_FOUND', 'removed'],
  ['EXPIRED', 'removed'],
  ['UNAUTHORIZED', 'signInNeeded'],
  // A rate limit is not a stream limit: it passes, and the player retries.
  ['TOO_MANY_REQUESTS', 'network'],
]);

/** Fallback for responses with no code or an unknown one. */
const errorByStatus: ReadonlyMap<number, PlaybackErrorCode> = new Map([
  [401, 'signInNeeded'],
  [404, 'removed'],
  [409, 'tooManyStreams'],
  [410, 'removed'],
  [423, 'tooManyStreams'],
  [429, 'tooManyStreams'],
  [451, 'geoBlocked'],
]);

/**
 * Maps a refused playback request to an error, by code, then by status. A 403 without a code is `noAccess`. With an
 * unknown code it is `refused`: users must not be sent to buy what they have.
 */
export function playbackRefusal(status: number, body: unknown): PlaybackErrorCode {
  if (status >= 500) return 'network';
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  const known = errorByCode.get(code) ?? errorByStatus.get(status);
  if (known) return known;
  if (status !== 403) return 'media';
  return typeof code === 'string' && code !== '' ? 'refused' : 'noAccess';
}
