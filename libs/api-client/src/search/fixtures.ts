import { cardFixtures } from '../card/fixtures.ts';
import type { Wire } from '../parse/fitsContract.ts';

export const searchFixture: Wire['SearchResult'] = {
  query: 'is',
  groups: [
    { type: 'movies', title: 'Filmer', items: [cardFixtures.film, { card: cardFixtures.rented }] },
    { type: 'series', title: 'Serier', items: [cardFixtures.series] },
  ],
};
