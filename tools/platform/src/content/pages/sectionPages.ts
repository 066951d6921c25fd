import { titleLane } from './lane.ts';
import {
  comingUp,
  continueWatching,
  fromArchive,
  myList,
  onTvNow,
  serviceMenu,
  sportToday,
  themeMenu,
} from './liveLanes.ts';
import type { PageDefinition } from './pageDefinition.ts';
import {
  all,
  selectTitles,
  handPicked,
  hasGenre,
  isFilm,
  isForKids,
  isSequential,
  isSeries,
  isSport,
} from './selection.ts';
import { genreSlugs, kidsSlugs, sportSlugs } from './themes.ts';

const tv: PageDefinition = {
  slug: 'tv',
  title: 'TV',
  description: 'Kanalene direkte, og alt de har sendt den siste uka.',
  order: 2,
  scheduleOf: 'nordlys',
  background: 'kveldsnytt-nord',
  lanes: [
    onTvNow('tv-direkte', 'På TV nå'),
    comingUp('tv-snart', 'Starter snart'),
    fromArchive('tv-i-gar', 'I går kveld', 1),
    fromArchive('tv-i-uka', 'Gikk du glipp av det?', 3),
    titleLane({
      id: 'tv-mest-sett',
      name: 'Mest sett på TV',
      style: 'StandardNumbered',
      titles: selectTitles(
        (title) => title.seriesKind === 'topicality' || title.seriesKind === 'segment',
        'populart',
        10,
      ),
    }),
    titleLane({
      id: 'tv-underholdning',
      name: 'Underholdning',
      style: 'Standard',
      titles: selectTitles(hasGenre('Underholdning')),
    }),
    titleLane({
      id: 'tv-nyheter',
      name: 'Nyheter og debatt',
      style: 'Standard',
      titles: selectTitles(hasGenre('Nyheter')),
    }),
    serviceMenu('tv-tjenester', 'Flere tjenester'),
  ],
};

const filmer: PageDefinition = {
  slug: 'filmer',
  title: 'Filmer',
  description: 'Fra ferske premierer til klassikere.',
  order: 3,
  explores: 'filmer',
  background: 'isfront',
  lanes: [
    titleLane({
      id: 'filmer-uka',
      name: 'Ukas filmer',
      style: 'Featured',
      titles: selectTitles(isFilm, 'imdb', 8),
    }),
  ],
};

const serier: PageDefinition = {
  slug: 'serier',
  title: 'Serier',
  description: 'Ett avsnitt til, så legger vi oss.',
  order: 4,
  explores: 'serier',
  background: 'ferja',
  lanes: [
    titleLane({
      id: 'serier-nye',
      name: 'Nye sesonger',
      style: 'StandardPortrait',
      titles: selectTitles(isSequential, 'nyeste', 16),
    }),
  ],
};

const barn: PageDefinition = {
  slug: 'barn',
  title: 'Barn',
  description: 'Trygt, morsomt og på norsk.',
  order: 5,
  background: 'trollungene-i-tussedalen',
  lanes: [
    titleLane({
      id: 'barn-hero',
      name: 'Ukas eventyr',
      style: 'HeroPortrait',
      hidesName: true,
      titles: handPicked(
        'Lommedragen',
        'Pinnegutten og stjernejenta',
        'Astronaut Astrid',
        'Undervannsbyen',
        'Snøfnugg og Sot',
      ),
    }),
    themeMenu('barn-verdener', 'Velg en verden', 'MenuCircle', kidsSlugs),
    titleLane({
      id: 'barn-minste',
      name: 'For de minste',
      style: 'Standard',
      isPaged: true,
      minItemsForShowMore: 6,
      titles: selectTitles(hasGenre('Barn')),
    }),
    titleLane({
      id: 'barn-junior',
      name: 'Junior',
      style: 'Standard',
      titles: selectTitles(hasGenre('Junior')),
    }),
    titleLane({
      id: 'barn-film',
      name: 'Filmkveld med familien',
      style: 'StandardPortrait',
      titles: selectTitles(hasGenre('Familie')),
    }),
    titleLane({
      id: 'barn-alt',
      name: 'Alt for barn',
      style: 'SwimmingPool',
      isPaged: true,
      titles: selectTitles(isForKids, 'alfabetisk'),
    }),
  ],
};

const sport: PageDefinition = {
  slug: 'sport',
  title: 'Sport',
  description: 'Direkte, i arkivet og bak resultatene.',
  order: 6,
  scheduleOf: 'arena-1',
  background: 'fjordligaen-havorn-nordkraft',
  lanes: [
    titleLane({
      id: 'sport-hero',
      name: 'Dagens høydepunkt',
      style: 'Hero',
      hidesName: true,
      titles: selectTitles(isSport, 'populart', 5),
    }),
    sportToday('sport-i-dag'),
    themeMenu('sport-grener', 'Velg gren', 'MenuThumbnail', sportSlugs),
    titleLane({
      id: 'sport-fotball',
      name: 'Fotball',
      style: 'Standard',
      titles: selectTitles(all(isSport, hasGenre('Fotball'))),
    }),
    titleLane({
      id: 'sport-vinter',
      name: 'Vinteridrett',
      style: 'Standard',
      titles: selectTitles(all(isSport, hasGenre('Langrenn', 'Hopp', 'Alpint', 'Skiskyting', 'Snowboard'))),
    }),
    titleLane({
      id: 'sport-studio',
      name: 'Studio og magasin',
      style: 'Standard',
      titles: selectTitles(all(isSeries, hasGenre('Sport'))),
    }),
    titleLane({
      id: 'sport-film',
      name: 'Idrett på film',
      style: 'StandardPortrait',
      titles: selectTitles(all((title) => title.kind !== 'sport', hasGenre('Sport'))),
    }),
  ],
};

const mittInnhold: PageDefinition = {
  slug: 'mitt-innhold',
  title: 'Mitt innhold',
  description: 'Det du følger med på.',
  order: 7,
  lanes: [continueWatching('mitt-fortsett'), myList('mitt-liste')],
};

const utforsk: PageDefinition = {
  slug: 'utforsk',
  title: 'Utforsk',
  description: 'Finn noe du ikke visste at du lette etter.',
  order: 8,
  background: 'nordlysnetter',
  lanes: [
    titleLane({
      id: 'utforsk-vid',
      name: 'Utvalgt',
      style: 'SuperWideHero',
      hidesName: true,
      titles: handPicked('Stjernestøv over Skibotn', 'Kystvakt', 'Dronning av Dovre'),
    }),
    themeMenu('utforsk-sjangre', 'Sjangre', 'MenuThumbnail', genreSlugs),
    titleLane({
      id: 'utforsk-programmer',
      name: 'Konserter, humor og sakte-TV',
      style: 'SwimmingPool',
      isPaged: true,
      opensAsset: true,
      titles: selectTitles((title) => title.kind === 'programme'),
    }),
  ],
};

export const sectionPages: readonly PageDefinition[] = [
  tv,
  filmer,
  serier,
  barn,
  sport,
  mittInnhold,
  utforsk,
];
