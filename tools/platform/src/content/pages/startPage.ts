import { titleLane } from './lane.ts';
import { continueWatching, myList, onTvNow, serviceMenu, sportToday, themeMenu } from './liveLanes.ts';
import type { PageDefinition } from './pageDefinition.ts';
import { all, choose, handPicked, hasGenre, isFilm, isForKids, isSequential, isSeries } from './selection.ts';
import { genreSlugs } from './themes.ts';

export const startPage: PageDefinition = {
  slug: 'start',
  title: 'Start',
  description: 'Direktesendt TV, film og serier på ett sted.',
  order: 1,
  seo: {
    title: 'Se TV, film og serier på nett',
    description: 'Direktesendt TV, arkiv, film, serier og barne-TV på norsk, samlet på ett sted.',
  },
  lanes: [
    titleLane({
      id: 'start-hero',
      name: 'Utvalgt',
      style: 'Hero',
      hidesName: true,
      isWrapped: true,
      titles: handPicked(
        'Polarnatt',
        'Fyret på Skarvøya',
        'Jakten på Nordavinden',
        'Isfront',
        'Andre siden av isen',
        'Heimdals port',
        'De ni kongene',
        'Nordlysnetter',
      ),
    }),
    continueWatching('start-fortsett'),
    onTvNow('start-direkte', 'Direkte nå', 24),
    titleLane({
      id: 'start-nye-filmer',
      name: 'Nye filmer',
      style: 'StandardPortrait',
      isPaged: true,
      minItemsForShowMore: 8,
      titles: choose(isFilm, 'nyeste', 45),
    }),
    serviceMenu('start-tjenester', 'Strømmetjenestene dine'),
    titleLane({
      id: 'start-krim',
      name: 'Nordisk krim',
      style: 'Standard',
      isPaged: true,
      minItemsForShowMore: 6,
      titles: choose(all(isSequential, hasGenre('Krim'))),
    }),
    titleLane({
      id: 'start-topp',
      name: 'Topp 10 denne uka',
      style: 'NumberedPortrait',
      titles: choose((title) => isSeries(title) || isFilm(title), 'populart', 10),
    }),
    titleLane({
      id: 'start-anbefaler',
      name: 'Redaksjonen anbefaler',
      style: 'Featured',
      titles: handPicked(
        'Reinens vei',
        'Kollektivet på Kalfaret',
        'Havets døtre',
        'Musikkhuset',
        'Ekko fra Tau',
        'Smaken av kysten',
      ),
    }),
    myList('start-min-liste'),
    titleLane({
      id: 'start-barn',
      name: 'Barnas favoritter',
      style: 'Standard',
      isPaged: true,
      minItemsForShowMore: 6,
      titles: choose(isForKids),
    }),
    titleLane({
      id: 'start-premiere',
      name: 'Kveldens premiere',
      style: 'SuperWideHero',
      hidesName: true,
      titles: handPicked('Sagaen om Ravn', 'Orkanens øye', 'Blå time'),
    }),
    sportToday('start-sport'),
    titleLane({
      id: 'start-dokumentar',
      name: 'Dokumentarer som sitter i',
      style: 'StandardPortrait',
      titles: choose(hasGenre('Dokumentar'), 'imdb', 24),
    }),
    titleLane({
      id: 'start-komedie',
      name: 'Le litt i kveld',
      style: 'Standard',
      isPaged: true,
      isConfigured: true,
      minItemsForShowMore: 6,
      titles: choose(all(hasGenre('Komedie', 'Humor'), (title) => !title.isForKids)),
    }),
    themeMenu('start-sjangre', 'Utforsk sjangre', 'MenuText', genreSlugs),
  ],
};
