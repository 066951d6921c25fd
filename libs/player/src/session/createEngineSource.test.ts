import { describe, expect, it } from 'vitest';
import { createEngineSource, canSendToken } from './createEngineSource.ts';
import { getRequestErrorCode } from './playbackRefusal.ts';

const none = { audio: undefined, text: undefined, playbackRate: 1, quality: 'auto' } as const;
const english = { language: 'en', purpose: 'main' } as const;
const captions = { language: 'nb', purpose: 'caption' } as const;

describe('createEngineSource', () => {
  it('takes the licence from the playback response', () => {
    const source = createEngineSource(
      {
        manifestUrl: 'http://media/a.mpd',
        secondaryManifestUrl: 'http://other/a.mpd',
        manifestType: 'dash',
        drmType: 'widevine',
        licenceUrl: 'http://media/licence',
        licenceHeaders: { 'X-Playback-Ticket': 't' },
      },
      { audio: english, text: captions, playbackRate: 1.25, quality: 'dataSaver' },
      { startAt: 61, startAtInstant: undefined, autoPlay: true },
    );
    expect(source).toEqual({
      manifestUrl: 'http://media/a.mpd',
      secondaryManifestUrl: 'http://other/a.mpd',
      manifestType: 'dash',
      headers: {},
      startAt: 61,
      startAtInstant: undefined,
      autoPlay: true,
      audio: english,
      text: captions,
      playbackRate: 1.25,
      quality: 'dataSaver',
      drm: {
        type: 'widevine',
        licenceUrl: 'http://media/licence',
        licenceHeaders: { 'X-Playback-Ticket': 't' },
        certificateUrl: undefined,
      },
    });
  });

  it('has no licence without protection', () => {
    expect(
      createEngineSource({ manifestUrl: 'x', manifestType: 'dash', drmType: 'none', licenceUrl: 'y' }, none, {
        startAt: 0,
        startAtInstant: undefined,
        autoPlay: true,
      }).drm,
    ).toBeUndefined();
  });
});

describe('request errors', () => {
  const request = (status: number, body?: unknown) =>
    ({ name: 'RequestError', message: '', status, url: '', body }) as const;
  it.each([
    [request(401), 'signInNeeded'],
    [request(403), 'noAccess'],
    [request(404), 'removed'],
    [request(503), 'network'],
    [request(403, { code: 'GEO_BLOCKED' }), 'geoBlocked'],
    [{ name: 'NoTokenError', message: '' } as const, 'signInNeeded'],
    [{ name: 'NetworkError', message: '' } as const, 'network'],
    [{ name: 'TimeoutError', message: '' } as const, 'network'],
    [{ name: 'MalformedResponseError', message: '' } as const, 'media'],
    [undefined, 'unknown'],
  ])('the request error %j becomes %s', (error, code) => {
    expect(getRequestErrorCode(error)).toBe(code);
  });
});

it('sends a token only to hosts of the configuration', () => {
  const allowed = ['media.test:4400'];
  expect(canSendToken('http://media.test:4400/licences/x', allowed)).toBe(true);
  expect(canSendToken('http://media.test/licences/x', allowed)).toBe(false);
  expect(canSendToken('https://evil.test/?media.test:4400', allowed)).toBe(false);
  expect(canSendToken('javascript:alert(1)//media.test:4400', allowed)).toBe(false);
  expect(canSendToken('/licences/x', allowed)).toBe(false);
});
