import type { Wire } from '../parse/fitsContract.ts';
import { swimlaneFixtures } from '../swimlane/fixtures.ts';

export const pageListFixture: Wire['PageSummary'][] = [
  { id: 'page-filmer', slug: 'filmer', title: 'Filmer', order: 3 },
  { id: 'page-start', slug: 'start', title: 'Start', order: 1 },
  { id: 'page-tv', slug: 'tv', title: 'TV', order: 2 },
  { id: 'page-serier', slug: 'serier', title: 'Serier', order: 4 },
  { id: 'page-barn', slug: 'barn', title: 'Barn', order: 5 },
];

export const startPageFixture: Wire['Page'] = {
  id: 'page-start',
  slug: 'start',
  title: 'Start',
  description: 'Direktesendt TV, serier og film på ett sted.',
  backgroundImage: 'https://media.test/images/start',
  order: 1,
  seoMetadata: { title: 'Se TV og film på nett', description: 'Alt du vil se, samlet.' },
  swimlanes: [
    swimlaneFixtures.hero,
    swimlaneFixtures.continueWatching,
    swimlaneFixtures.onTvNow,
    swimlaneFixtures.films,
  ],
};

export const explorationPageFixture: Wire['Page'] = {
  id: 'page-filmer',
  slug: 'filmer',
  title: 'Filmer',
  order: 3,
  filterMenus: [
    {
      title: 'Alle',
      link: '/filmer',
      isDefaultSelected: true,
      tracking: { elementId: 'filter-alle', elementName: 'Alle' },
    },
    {
      title: 'Drama',
      link: '/filmer?filterMenu=drama',
      isDefaultSelected: false,
      tracking: { elementId: 'filter-drama', elementName: 'Drama' },
    },
  ],
  sortMenus: [
    { title: 'Populært', link: '/filmer?sortMenu=populart', isDefaultSelected: true },
    { title: 'A–Å', link: '/filmer?sortMenu=tittel' },
  ],
  swimlanes: [swimlaneFixtures.films],
};
