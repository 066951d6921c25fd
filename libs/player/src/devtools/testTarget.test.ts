import { describe, expect, it } from 'vitest';
import { detectManifestType, parseTestTarget } from './testTarget.ts';

const read = (query: string) => parseTestTarget(new URLSearchParams(query));

describe('parseTestTarget', () => {
  it.each([
    ['https://a.test/x.mpd', 'dash'],
    ['https://a.test/x.m3u8', 'hls'],
    ['https://a.test/x.M3U8?token=1', 'hls'],
    ['https://a.test/x.m3u8#t=3', 'hls'],
    ['https://a.test/m3u8/manifest', 'dash'],
    ['https://a.test/manifest(format=mpd-time-csf)', 'dash'],
  ])('the URL %s is detected as %s', (url, type) => {
    expect(detectManifestType(url)).toBe(type);
  });

  it('the test target is a title, or a stream with an optional type', () => {
    expect(read('id=isfront&start=12')).toEqual({ kind: 'title', id: 'isfront', startAt: 12 });
    expect(read('url=https://a.test/x&type=hls&start=0')).toEqual({
      kind: 'stream',
      url: 'https://a.test/x',
      manifestType: 'hls',
      startAt: 0,
    });
    expect(read('url=https://a.test/x&type=smooth')).toMatchObject({
      manifestType: 'dash',
      startAt: undefined,
    });
  });

  it.each(['', 'id=+', 'url=', 'url=x.mpd', 'url=javascript:alert(1)', 'start=3'])(
    'the test target is undefined for ?%s',
    (query) => {
      expect(read(query)).toBeUndefined();
    },
  );

  it.each(['start=-1', 'start=x', 'start='])('the test target has no start position for %s', (query) => {
    expect(read(`id=isfront&${query}`)?.startAt).toBeUndefined();
  });
});
