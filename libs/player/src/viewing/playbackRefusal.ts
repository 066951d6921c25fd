import type { PlaybackErrorCode } from '../engine/playbackEngine.ts';

/** The codes of a refusal (`ErrorBody.code`) that the contract names for `getPlayback`. */
const errorOfCode: ReadonlyMap<unknown, PlaybackErrorCode> = new Map([
  ['NO_ACCESS', 'noAccess'],
  ['TOO_MANY_STREAMS', 'tooManyStreams'],
  ['GEO_BLOCKED', 'geoBlocked'],
  ['BLACKOUT', 'blackout'],
  ['NOT_FOUND', 'removed'],
  ['EXPIRED', 'removed'],
  ['UNAUTHORIZED', 'signInNeeded'],
  // A rate limit is no limit on streams: it is over after a while, and the player retries by itself.
  ['TOO_MANY_REQUESTS', 'network'],
]);

/** What a status means where the server sends no code, or one that the client does not know. */
const errorOfStatus: ReadonlyMap<number, PlaybackErrorCode> = new Map([
  [401, 'signInNeeded'],
  [404, 'removed'],
  [409, 'tooManyStreams'],
  [410, 'removed'],
  [423, 'tooManyStreams'],
  [429, 'tooManyStreams'],
  [451, 'geoBlocked'],
]);

/**
 * Returns why the server refuses to play a title: by the code of its answer, else by the status. A 403 without a code is missing
 * access; one with an unknown code is some other refusal, so the user is not told to buy what they may already have.
 *
 * @param body parsed JSON of the answer, or whatever else it was
 */
export function playbackRefusal(status: number, body: unknown): PlaybackErrorCode {
  if (status >= 500) return 'network';
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  const known = errorOfCode.get(code) ?? errorOfStatus.get(status);
  if (known) return known;
  if (status !== 403) return 'media';
  return typeof code === 'string' && code !== '' ? 'refused' : 'noAccess';
}
