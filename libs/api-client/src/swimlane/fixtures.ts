import { cardFixtures } from '../card/fixtures.ts';
import type { Wire } from '../parse/fitsContract.ts';

const link = (id: string): string => `https://content.test/layout/swimlanes/${id}`;

/** Swimlanes of the front page, in wire format; some have their properties in `config`. */
export const swimlaneFixtures = {
  hero: {
    id: 'hero',
    name: 'Utvalgt for deg',
    type: 'Default',
    style: 'Hero',
    link: link('hero'),
    hideName: true,
  },
  continueWatching: {
    id: 'continue',
    name: 'Fortsett å se',
    supportsPaging: true,
    config: { link: link('continue'), type: 'ContinueWatching', style: 'Standard', minItemsForShowMore: 6 },
  },
  onTvNow: {
    id: 'now',
    name: 'På TV nå',
    type: 'OnTvNow',
    style: 'Live',
    link: link('now'),
    lastUpdatedUtc: '2026-11-20T19:00:00Z',
  },
  films: {
    id: 'films',
    name: 'Nye filmer',
    type: 'Default',
    style: 'StandardPortrait',
    link: link('films'),
    supportsPaging: true,
    minItemsForShowMore: 4,
  },
  myList: { id: 'mylist', name: 'Min liste', type: 'MyList', style: 'Standard', link: link('mylist') },
} satisfies Record<string, Wire['Swimlane']>;

const { film, series, started, live, liveElsewhere, planned, noAccess, rented, kids, grownUp, collection } =
  cardFixtures;

/** Items of the swimlanes by link; some are wrapped. */
export const swimlaneItemFixtures: Record<string, Wire['SwimlaneItems']> = {
  [link('hero')]: [film, { card: series }, collection],
  [link('continue')]: [started],
  [link('now')]: [{ card: live }, { card: liveElsewhere }, { card: planned }],
  [link('films')]: [film, noAccess, rented, kids, grownUp],
  [link('mylist')]: [series],
};
