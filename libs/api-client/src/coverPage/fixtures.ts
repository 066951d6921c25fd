import { cardFixtures } from '../card/fixtures.ts';
import type { Wire } from '../parse/fitsContract.ts';
import { swimlaneFixtures } from '../swimlane/fixtures.ts';

const variants = 'https://content.test/search/coverpage/super/isfront/variants';

export const providerVariantFixtures: Wire['ProviderVariant'][] = [
  {
    id: 'isfront-arkivet',
    providerId: 'arkivet',
    providerName: 'Arkivet',
    behavior: 'PlayAsset',
    state: 'Default',
    subtitle: 'Inkludert i ditt abonnement',
    links: { details: { id: 'isfront' } },
  },
  {
    id: 'isfront-viaplay',
    providerId: 'viaplay',
    providerName: 'Viaplay',
    logo: 'https://media.test/images/logo-viaplay',
    behavior: 'PlayExternalAsset',
    state: 'NoAccess',
    subtitle: 'Krever abonnement',
    links: {
      externalPlayback: { providerId: 'viaplay', playbackUrl: 'https://partner.test/viaplay/watch/isfront' },
    },
  },
];

export const filmCoverPageFixture: Wire['SuperCoverPage'] = {
  id: 'isfront',
  type: 'singleProgramOrMovie',
  title: 'Isfront',
  description: 'Et polarskip blir liggende fast, og mannskapet deler seg i to.',
  image: { url: 'https://media.test/images/isfront' },
  backgroundImage: 'https://media.test/images/isfront-bakgrunn',
  ageLimit: 12,
  imdbRating: 7.1,
  userData: { isInMyList: false },
  seoMetadata: { title: 'Se Isfront på nett', description: 'Drama fra isen.' },
  links: { myList: { href: 'https://gateway.dev.test/mylist/isfront' }, details: { id: 'isfront' } },
  defaultProviderVariant: {
    id: 'isfront-arkivet',
    providerId: 'arkivet',
    behavior: 'PlayAsset',
    links: { details: { id: 'isfront' } },
  },
  sections: [
    { kind: 'providerVariants', title: 'Se hos', link: variants },
    {
      kind: 'extendedMetadata',
      title: 'Om filmen',
      items: [
        { label: 'Sjanger', value: 'Drama, thriller' },
        { label: 'Regi', value: 'Marit Solheim' },
      ],
    },
    { kind: 'swimlane', swimlane: swimlaneFixtures.films },
  ],
};

const episode = (number: number, title: string): Wire['EpisodeCard'] => ({
  ...cardFixtures.started,
  id: `el-fyret-s1e${number}`,
  title,
  season: 1,
  episode: number,
  durationSeconds: 2700,
  links: { details: { id: `fyret-pa-skarvoya-s1e${number}` } },
});

const firstSeason: Wire['Season'] = {
  id: 'fyret-pa-skarvoya-s1',
  number: 1,
  title: 'Sesong 1',
  episodes: [episode(1, 'Båten'), episode(2, 'Loggboken'), episode(3, 'Tåkeluren'), episode(4, 'Springflo')],
};

export const seriesCoverPageFixture: Wire['SuperCoverPage'] & { type: 'series' } = {
  id: 'fyret-pa-skarvoya',
  type: 'series',
  title: 'Fyret på Skarvøya',
  description: 'En fyrvokter finner en båt uten folk om bord.',
  watchNext: { id: 'fyret-pa-skarvoya-s1e3', title: 'S1:E3 Tåkeluren', season: 1, episode: 3 },
  sections: [{ kind: 'sequentialSeries', title: 'Episoder', seasons: [firstSeason] }],
};

export const seriesFixture: Wire['Series'] = {
  id: 'fyret-pa-skarvoya',
  title: 'Fyret på Skarvøya',
  watchNext: { id: 'fyret-pa-skarvoya-s1e3', title: 'S1:E3 Tåkeluren', season: 1, episode: 3 },
  seasons: [firstSeason],
};

/** A daily show: dated broadcasts with topics. */
export const topicalityCoverPageFixture: Wire['SuperCoverPage'] = {
  id: 'radio-nord',
  type: 'series',
  title: 'Radio Nord',
  sections: [
    {
      kind: 'topicalitySeries',
      title: 'Siste sendinger',
      episodes: [
        { ...episode(212, '20. november'), publishedAt: '2026-11-20T18:00:00+01:00' },
        { ...episode(211, '19. november'), publishedAt: '2026-11-19T18:00:00+01:00' },
      ],
    },
    { kind: 'segmentSeries', title: 'Innslag', segments: [episode(212, 'Torskekrigen')] },
  ],
};
