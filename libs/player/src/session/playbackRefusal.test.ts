import { describe, expect, it } from 'vitest';
import { playbackRefusal } from './playbackRefusal.ts';

describe('playbackRefusal', () => {
  it.each([
    [403, 'NO_ACCESS', 'noAccess'],
    [409, 'TOO_MANY_STREAMS', 'tooManyStreams'],
    [403, 'TOO_MANY_STREAMS', 'tooManyStreams'],
    [451, 'GEO_BLOCKED', 'geoBlocked'],
    [403, 'GEO_BLOCKED', 'geoBlocked'],
    [403, 'BLACKOUT', 'blackout'],
    [423, 'BLACKOUT', 'blackout'],
    [404, 'NOT_FOUND', 'removed'],
    [410, 'EXPIRED', 'removed'],
    [403, 'EXPIRED', 'removed'],
    [403, 'UNAUTHORIZED', 'signInNeeded'],
    [429, 'TOO_MANY_REQUESTS', 'network'],
  ] as const)('maps the code of the server: %i %s is %s', (status, code, error) => {
    expect(playbackRefusal(status, { code, message: 'For the logs' })).toBe(error);
  });

  it.each([
    [400, 'media'],
    [401, 'signInNeeded'],
    [403, 'noAccess'],
    [404, 'removed'],
    [409, 'tooManyStreams'],
    [410, 'removed'],
    [422, 'media'],
    [423, 'tooManyStreams'],
    [429, 'tooManyStreams'],
    [451, 'geoBlocked'],
    [500, 'network'],
    [503, 'network'],
  ] as const)('falls back to the status %i without a readable code: %s', (status, error) => {
    for (const body of [undefined, null, '', 'NO_ACCESS', 7, [], {}, { code: 7 }, { code: '' }])
      expect(playbackRefusal(status, body)).toBe(error);
  });

  it.each([
    [401, 'signInNeeded'],
    [404, 'removed'],
    [409, 'tooManyStreams'],
    [423, 'tooManyStreams'],
    [451, 'geoBlocked'],
    [400, 'media'],
  ] as const)('falls back to the status %i for an unknown code: %s', (status, error) => {
    for (const code of ['SOMETHING_NEW', 'constructor', '__proto__'])
      expect(playbackRefusal(status, { code })).toBe(error);
  });

  it('a 403 with an unknown code does not mean missing access', () => {
    expect(playbackRefusal(403, { code: 'SOMETHING_NEW' })).toBe('refused');
  });

  it('a server failure is not a refusal', () => {
    expect(playbackRefusal(502, { code: 'NOT_FOUND' })).toBe('network');
  });
});
