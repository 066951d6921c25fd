import type { Wire } from '../parse/fitsContract.ts';

/** The fixtures' "now": Friday 20 November 2026, 20:15 in Oslo, epoch milliseconds. */
export const FIXTURE_NOW = Date.parse('2026-11-20T20:15:00+01:00');

const picture = (name: string): Wire['Image'] => ({ url: `https://media.test/images/${name}` });

/** A time on the fixtures' day, in wire format. */
export const at = (time: string): string => `2026-11-20T${time}:00+01:00`;

const always = { from: '2026-01-01T00:00:00+01:00', to: '2036-01-01T00:00:00+01:00' };

const nordlys: Wire['Channel'] = {
  id: 'nordlys',
  name: 'Nordlys',
  logo: 'https://media.test/images/logo-nordlys',
};
const fjord: Wire['Channel'] = { id: 'fjord', name: 'Fjord', logo: 'https://media.test/images/logo-fjord' };
const vidda: Wire['Channel'] = {
  id: 'vidda',
  name: 'Vidda Sport',
  logo: 'https://media.test/images/logo-vidda',
};

export const channelFixtures = { nordlys, fjord, vidda };

const arkivet: Wire['Logo'] = { name: 'Arkivet', logo: 'https://media.test/images/logo-arkivet' };

function card(id: string, title: string, rest: Partial<Wire['Card']>): Wire['Card'] {
  return {
    id: `el-${id}`,
    cardId: id,
    title,
    image: picture(id),
    tracking: { id: `el-${id}`, title },
    ...rest,
  };
}

/** One card of each kind, in wire format. */
export const cardFixtures = {
  film: card('isfront', 'Isfront', {
    subtitle: 'Drama · 2025',
    description: 'Et polarskip blir liggende fast, og mannskapet deler seg i to.',
    ageLimit: 12,
    imdbRating: 7.1,
    rightBottomLabel: '1 t 47 min',
    behaviors: [{ ...always, target: 'OpenSuperCoverPage' }],
    states: [{ ...always, value: 'Default' }],
    logos: [arkivet],
    userData: { isInMyList: false },
    links: {
      myList: { href: 'https://gateway.dev.test/mylist/isfront' },
      superCoverPage: { type: 'SingleProgramOrMovie', id: 'isfront' },
      details: { id: 'isfront' },
    },
  }),
  series: card('fyret-pa-skarvoya', 'Fyret på Skarvøya', {
    subtitle: 'Sesong 1',
    description: 'En fyrvokter finner en båt uten folk om bord.',
    ageLimit: 12,
    imdbRating: 7.6,
    behaviors: [{ ...always, target: 'OpenSuperCoverPage' }],
    rbLabels: [{ ...always, value: '6 episoder' }],
    userData: { isInMyList: true },
    links: {
      myList: { href: 'https://gateway.dev.test/mylist/fyret-pa-skarvoya' },
      superCoverPage: { type: 'Series', id: 'fyret-pa-skarvoya:1' },
    },
  }),
  started: card('fyret-pa-skarvoya-s1e3', 'Fyret på Skarvøya', {
    subtitle: 'S1:E3 Tåkeluren',
    behaviors: [{ ...always, target: 'PlayAsset' }],
    userData: { progressRatio: 0.4, progressLabel: '27 min igjen' },
    links: {
      excludeFromContinueWatchingUrl:
        'https://gateway.dev.test/continue-watching/fyret-pa-skarvoya-s1e3/exclude',
      episodeCoverPage: { id: 'fyret-pa-skarvoya', autoPlay: true },
      details: { id: 'fyret-pa-skarvoya-s1e3' },
    },
  }),
  live: card('nordlys-2000', 'Tett på fjorden', {
    subtitles: [{ from: at('20:00'), to: at('20:45'), value: '20.00–20.45' }],
    behaviors: [{ from: at('20:00'), to: at('20:45'), target: 'PlayChannel' }],
    states: [{ from: at('20:00'), to: at('20:45'), value: 'Live' }],
    channel: nordlys,
    links: {
      myList: { href: 'https://gateway.dev.test/favourites/nordlys' },
      details: { id: 'nordlys-2026-11-20-2000' },
    },
  }),
  liveElsewhere: card('vidda-1930', 'Langrenn: åpningshelgen', {
    behaviors: [{ from: at('19:30'), to: at('21:00'), target: 'PlayExternalChannel' }],
    states: [{ from: at('19:30'), to: at('21:00'), value: 'Live', label: 'Direkte fra Beitostølen' }],
    channel: vidda,
    links: { details: { id: 'vidda-2026-11-20-1930' } },
  }),
  planned: card('fjord-2115', 'Kveldsåpent', {
    behaviors: [{ ...always, target: 'OpenCoverPage' }],
    states: [{ from: at('00:00'), to: at('21:15'), value: 'Planned' }],
    labels: [{ from: at('00:00'), to: at('21:15'), value: 'I kveld 21.15' }],
    channel: fjord,
    links: { details: { id: 'fjord-2026-11-20-2115' } },
  }),
  expired: card('vinterveien', 'Vinterveien', {
    states: [{ ...always, value: 'Expired', label: 'Utløpt' }],
    links: { superCoverPage: { type: 'Episode', id: 'vinterveien' } },
  }),
  noAccess: card('storm-over-jaren', 'Storm over Jæren', {
    states: [{ ...always, value: 'NoAccess' }],
    logos: [{ name: 'Viaplay', logo: 'https://media.test/images/logo-viaplay' }],
    links: { superCoverPage: { type: 'SingleProgramOrMovie', id: 'storm-over-jaren' } },
  }),
  rented: card('siste-ferje', 'Siste ferje', {
    price: 49,
    states: [{ ...always, value: 'Rented', label: 'Leid til søndag' }],
    links: {
      superCoverPage: { type: 'SingleProgramOrMovie', id: 'siste-ferje' },
      details: { id: 'siste-ferje' },
    },
  }),
  kids: card('tassen-og-tua', 'Tassen og Tua', {
    ageLimit: 0,
    behaviors: [{ ...always, target: 'OpenSuperCoverPage' }],
    links: { superCoverPage: { type: 'Series', id: 'tassen-og-tua' } },
  }),
  grownUp: card('morketid', 'Mørketid', {
    ageLimit: 18,
    behaviors: [{ ...always, target: 'OpenSuperCoverPage' }],
    links: { superCoverPage: { type: 'SingleProgramOrMovie', id: 'morketid' } },
  }),
  collection: card('vinter', 'Vinter på skjermen', {
    behaviors: [{ ...always, target: 'OpenCollection' }],
    links: { collectionLink: { slug: 'vinter' } },
  }),
  external: card('vinterspor', 'Vinterspor', {
    behaviors: [{ ...always, target: 'PlayExternalAsset' }],
    links: {
      externalPlayback: {
        providerId: 'viaplay',
        playbackUrl: 'https://partner.test/viaplay/watch/vinterspor',
        reportUrl: 'https://gateway.dev.test/continue-watching/external/vinterspor',
      },
    },
  }),
} satisfies Record<string, Wire['Card']>;
