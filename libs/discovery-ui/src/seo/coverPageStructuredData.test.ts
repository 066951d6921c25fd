import { expect, it } from 'vitest';
import {
  filmCoverPageFixture,
  parseCoverPage,
  parsed,
  seriesCoverPageFixture,
  topicalityCoverPageFixture,
} from '@tv/api-client/fixtures';
import { coverPageStructuredData, type Site } from './coverPageStructuredData.ts';

const site: Site = {
  origin: 'https://tv.example.test',
  resolveImageUrl: (url) => (url?.startsWith('https://media.test/') ? url : undefined),
};

/** Serialized, without undefined values. */
const serialized = (page: unknown, path: string): unknown =>
  JSON.parse(JSON.stringify(coverPageStructuredData(parsed(parseCoverPage, page), path, site)));

it('a film is a Movie with the data of its page', () => {
  expect(serialized(filmCoverPageFixture, '/film/isfront/Isfront')).toEqual({
    '@type': 'Movie',
    name: 'Isfront',
    url: 'https://tv.example.test/film/isfront/Isfront',
    description: 'Et polarskip blir liggende fast, og mannskapet deler seg i to.',
    image: 'https://media.test/images/isfront',
    contentRating: '12',
  });
});

it('an image with a URL that is not allowed is left out', () => {
  const image = { url: 'data:image/png;base64,AAAA' };
  expect(serialized({ ...filmCoverPageFixture, image }, '/film/isfront')).not.toHaveProperty('image');
});

it('a series has seasons with their episodes', () => {
  expect(serialized(seriesCoverPageFixture, '/serie/fyret')).toMatchObject({
    '@type': 'TVSeries',
    name: 'Fyret på Skarvøya',
    containsSeason: [
      {
        '@type': 'TVSeason',
        seasonNumber: 1,
        episode: expect.arrayContaining([
          expect.objectContaining({
            '@type': 'TVEpisode',
            episodeNumber: 1,
            url: expect.stringMatching(/^https:\/\/tv\.example\.test\/watch\/vod\/.+/) as string,
          }),
        ]) as unknown,
      },
    ],
  });
});

it('a series of dated broadcasts has episodes with date and duration', () => {
  const [section] = topicalityCoverPageFixture.sections;
  if (section?.kind !== 'topicalitySeries') throw new Error('Another fixture');
  const episodes = section.episodes.map((episode) => ({ ...episode, durationSeconds: 1800 }));
  const page = { ...topicalityCoverPageFixture, sections: [{ ...section, episodes }] };
  expect(serialized(page, '/serie/radio-nord')).toMatchObject({
    episode: [
      { datePublished: '2026-11-20T17:00:00.000Z', duration: 'PT0H30M0S' },
      { datePublished: '2026-11-19T17:00:00.000Z' },
    ],
  });
  expect(serialized(page, '/serie/radio-nord')).not.toHaveProperty('containsSeason');
});

it('an episode references its series by the cover page link', () => {
  const episode = { ...filmCoverPageFixture, type: 'episode' };
  const of = (links: unknown) => serialized({ ...episode, links }, '/serie/e1');
  const series = { '@type': 'TVSeries', url: 'https://tv.example.test/serie/fyret' };
  expect(of({ superCoverPage: { type: 'series', id: 'fyret' } })).toMatchObject({ partOfSeries: series });
  expect(of({ episodeCoverPage: { id: 'fyret' } })).toMatchObject({
    '@type': 'TVEpisode',
    partOfSeries: series,
  });
  expect(of({})).not.toHaveProperty('partOfSeries');
});

it('a series with thousands of episodes has the first of them, and all seasons', () => {
  const episode = (id: number) => ({
    id: `e${id}`,
    title: `Del ${id}`,
    links: { details: { id: `e${id}` } },
  });
  const season = (number: number) => ({
    id: `s${number}`,
    number,
    episodes: Array.from({ length: 1000 }, (_, n) => episode(n)),
  });
  const sections = [{ kind: 'sequentialSeries', seasons: [season(1), season(2)] }];
  const { containsSeason } = serialized({ ...seriesCoverPageFixture, sections }, '/serie/fyret') as {
    containsSeason: readonly { seasonNumber: number; episode?: readonly unknown[] }[];
  };
  expect(
    containsSeason.map(({ seasonNumber, episode: episodes }) => [seasonNumber, episodes?.length]),
  ).toEqual([
    [1, 50],
    [2, undefined],
  ]);
});
