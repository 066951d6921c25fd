import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { episodeFixture, externalTitleFixture, filmFixture, parsed, programmeFixture } from '../fixtures.ts';
import { apiUnderTest, json } from '../testing/apiUnderTest.ts';
import { getTitle } from './endpoints.ts';
import { parseTitle } from './schema.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('API-17 details are fetched from content search by id', async () => {
  const { dispatch, calls } = apiUnderTest(() => json(filmFixture));
  await dispatch(getTitle.initiate('cs_film:1'));
  expect(calls.map(({ url, method }) => [method, url])).toEqual([
    ['GET', 'https://content.test/search/title/cs_film%3A1'],
  ]);
});

test('API-18 a request within 120 s is served from the cache, a later one is sent', async () => {
  const { dispatch, calls } = apiUnderTest(() => json(filmFixture));
  await dispatch(getTitle.initiate('isfront'));
  await vi.advanceTimersByTimeAsync(119_999);
  await dispatch(getTitle.initiate('isfront'));
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await dispatch(getTitle.initiate('isfront'));
  expect(calls).toHaveLength(2);
});

test('PLAY-04 details have the fields of the title', () => {
  expect(parsed(parseTitle, filmFixture)).toMatchObject({
    id: 'isfront',
    name: 'Isfront',
    type: 'movie',
    progress: { percent: 25, seconds: 1605 },
    ageLimit: 12,
    creditsStartTime: 6180,
    streamingMode: 'OnDemand',
    inCatchupArchive: false,
  });
  expect(parsed(parseTitle, episodeFixture)).toMatchObject({
    seriesId: 'fyret-pa-skarvoya',
    season: 1,
    episode: 3,
    watchNext: { id: 'fyret-pa-skarvoya-s1e4', title: 'S1:E4 Springflo', season: 1, episode: 4 },
  });
  expect(parsed(parseTitle, programmeFixture)).toMatchObject({
    titleType: 'Linear',
    streamingMode: 'Live',
    inCatchupArchive: true,
    start: Date.parse('2026-11-20T19:00:00Z'),
    end: Date.parse('2026-11-20T19:45:00Z'),
  });
});

test('PLAY-04 an unrecognized type becomes unknown', () => {
  const reports: string[] = [];
  const report = (_error: Error, part: string) => void reports.push(part);
  const context = {
    url: 'https://content.test/title/isfront',
    status: 200,
    isAllowedImageUrl: () => true,
    report,
  };
  expect(parseTitle({ ...filmFixture, type: 'hologram' }, context).type).toBe('unknown');
  expect(reports).toEqual(['title type']);
});

test('PLAY-05 details have their links, with play urls for three DRM types', () => {
  const playUrl = (drm: string) => ({ href: `https://gateway.dev.test/playback/isfront/${drm}` });
  expect(parsed(parseTitle, filmFixture).links).toEqual({
    progress: { href: 'https://gateway.dev.test/progress/isfront' },
    details: { id: 'isfront' },
    similar: { href: 'https://content.test/layout/swimlanes/similar-isfront' },
    wish: { href: 'https://gateway.dev.test/mylist/isfront' },
    excludeFromContinueWatching: { href: 'https://gateway.dev.test/continue-watching/isfront/exclude' },
    superCoverPage: { type: 'SingleProgramOrMovie', id: 'isfront' },
    playUrls: {
      widevine: playUrl('widevine'),
      playReady: playUrl('playready'),
      fairPlay: playUrl('fairplay'),
      clearKey: playUrl('clearkey'),
    },
  });
  expect(parsed(parseTitle, episodeFixture).links).toMatchObject({
    series: { id: 'fyret-pa-skarvoya' },
    nextEpisode: { id: 'fyret-pa-skarvoya-s1e4' },
  });
  expect(parsed(parseTitle, externalTitleFixture).links).toMatchObject({
    externalPlayback: { providerId: 'viaplay', playbackUrl: 'https://partner.test/viaplay/watch/vinterspor' },
    embeddedPlay: { href: 'https://partner.test/viaplay/embed/vinterspor' },
  });
});

test.each(['channel', 'kid', 'catchUp', 'upcoming', 'movie', 'tvshow', 'unknown'] as const)(
  'PLAY-06 a title may be of type %s',
  (type) => {
    expect(parsed(parseTitle, { ...filmFixture, type }).type).toBe(type);
  },
);
