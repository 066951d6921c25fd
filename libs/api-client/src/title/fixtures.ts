import { at, channelFixtures } from '../card/fixtures.ts';
import type { Wire } from '../parse/fitsContract.ts';

const playback = (id: string): Wire['PlayUrls'] => ({
  widevine: { href: `https://gateway.dev.test/playback/${id}/widevine` },
  playReady: { href: `https://gateway.dev.test/playback/${id}/playready` },
  fairPlay: { href: `https://gateway.dev.test/playback/${id}/fairplay` },
  clearKey: { href: `https://gateway.dev.test/playback/${id}/clearkey` },
});

export const filmFixture: Wire['TitleDetails'] = {
  id: 'isfront',
  name: 'Isfront',
  description: 'Et polarskip blir liggende fast, og mannskapet deler seg i to.',
  type: 'movie',
  categories: ['Film'],
  genres: ['Drama', 'Thriller'],
  image: { url: 'https://media.test/images/isfront' },
  year: 2025,
  durationSeconds: 6420,
  ageLimit: 12,
  creditsStartTime: 6180,
  streamingMode: 'OnDemand',
  titleType: 'Movie',
  inCatchupArchive: false,
  progress: { percent: 25, seconds: 1605 },
  isInMyList: false,
  interactionPoints: [
    { start: 12, end: 74, type: 'intro' },
    { start: 6180, end: 6420, type: 'credits' },
  ],
  links: {
    progress: { href: 'https://gateway.dev.test/progress/isfront' },
    details: { id: 'isfront' },
    similar: { href: 'https://content.test/layout/swimlanes/similar-isfront' },
    wish: { href: 'https://gateway.dev.test/mylist/isfront' },
    excludeFromContinueWatching: { href: 'https://gateway.dev.test/continue-watching/isfront/exclude' },
    superCoverPage: { type: 'SingleProgramOrMovie', id: 'isfront' },
    playUrls: playback('isfront'),
  },
};

export const episodeFixture: Wire['TitleDetails'] = {
  id: 'fyret-pa-skarvoya-s1e3',
  name: 'Fyret på Skarvøya',
  episodeTitle: 'Tåkeluren',
  type: 'tvshow',
  categories: ['Serie'],
  genres: ['Krim'],
  ageLimit: 12,
  durationSeconds: 2700,
  streamingMode: 'OnDemand',
  seriesId: 'fyret-pa-skarvoya',
  season: 1,
  episode: 3,
  watchNext: { id: 'fyret-pa-skarvoya-s1e4', title: 'S1:E4 Springflo', season: 1, episode: 4 },
  links: {
    progress: { href: 'https://gateway.dev.test/progress/fyret-pa-skarvoya-s1e3' },
    details: { id: 'fyret-pa-skarvoya-s1e3' },
    series: { id: 'fyret-pa-skarvoya' },
    nextEpisode: { id: 'fyret-pa-skarvoya-s1e4' },
    superCoverPage: { type: 'Series', id: 'fyret-pa-skarvoya' },
    playUrls: playback('fyret-pa-skarvoya-s1e3'),
  },
};

/** On air, and already in the archive. */
export const programmeFixture: Wire['TitleDetails'] = {
  id: 'nordlys-2026-11-20-2000',
  name: 'Tett på fjorden',
  type: 'catchUp',
  titleType: 'Linear',
  streamingMode: 'Live',
  inCatchupArchive: true,
  start: at('20:00'),
  end: at('20:45'),
  channel: channelFixtures.nordlys,
  links: {
    progress: { href: 'https://gateway.dev.test/progress/nordlys-2026-11-20-2000' },
    details: { id: 'nordlys-2026-11-20-2000' },
    playUrls: playback('nordlys-2026-11-20-2000'),
  },
};

export const channelTitleFixture: Wire['TitleDetails'] = {
  id: 'nordlys',
  name: 'Nordlys',
  type: 'channel',
  streamingMode: 'Live',
  channel: channelFixtures.nordlys,
  entitlementKeys: ['nordlys'],
  links: { details: { id: 'nordlys' }, playUrls: playback('nordlys') },
};

export const externalTitleFixture: Wire['TitleDetails'] = {
  id: 'vinterspor',
  name: 'Vinterspor',
  type: 'movie',
  links: {
    details: { id: 'vinterspor' },
    embeddedPlay: { href: 'https://partner.test/viaplay/embed/vinterspor' },
    externalPlayback: {
      providerId: 'viaplay',
      playbackUrl: 'https://partner.test/viaplay/watch/vinterspor',
      reportUrl: 'https://gateway.dev.test/continue-watching/external/vinterspor',
    },
  },
};
