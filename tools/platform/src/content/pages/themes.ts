import { providerIds, providers } from '../../catalogue/providers.ts';
import type { Title } from '../../catalogue/title.ts';
import { all, hasGenre, isForKids, isFrom, isSport } from './selection.ts';

export interface Theme {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly test: (title: Title) => boolean;
}

function genreTheme(slug: string, name: string, description: string, ...genres: string[]): Theme {
  return { slug, name, description, test: hasGenre(...genres) };
}

const genreThemes: readonly Theme[] = [
  genreTheme(
    'nordisk-krim',
    'Nordisk krim',
    'Mørke fjorder, gamle saker og etterforskere som ikke gir seg.',
    'Krim',
  ),
  genreTheme('drama', 'Drama', 'Historier om valg, familie og alt som ikke ble sagt.', 'Drama'),
  genreTheme('komedie', 'Komedie', 'For kvelder da alt annet er alvorlig nok.', 'Komedie', 'Humor'),
  genreTheme('thriller', 'Thriller', 'Puls, mistanke og dører som går igjen.', 'Thriller'),
  genreTheme('romantikk', 'Romantikk', 'To som finner hverandre, med og uten hinder.', 'Romantikk'),
  genreTheme('skrekk', 'Skrekk', 'Se dem med lyset på.', 'Skrekk'),
  genreTheme('science-fiction', 'Science fiction', 'I morgen, bare litt verre.', 'Science fiction'),
  genreTheme('action', 'Action', 'Høyt tempo, dårlig tid.', 'Action'),
  genreTheme('historie', 'Historie', 'Det som skjedde, og det som kunne skjedd.', 'Historie'),
  genreTheme('dokumentar', 'Dokumentarer', 'Virkeligheten, fortalt av dem som var der.', 'Dokumentar'),
  genreTheme('natur', 'Natur', 'Fjell, hav og dyr som ikke bryr seg om kamera.', 'Natur'),
  genreTheme('musikk', 'Musikk', 'Konserter, portretter og låter du trodde du kunne.', 'Musikk'),
  genreTheme('eventyr', 'Eventyr og fantasy', 'Bort fra kartet.', 'Eventyr', 'Fantasy'),
  genreTheme('mat', 'Mat', 'Oppskrifter, konkurranser og folk som smaker på alt.', 'Mat'),
  genreTheme('nyheter-og-samfunn', 'Nyheter og samfunn', 'Det som skjer, og hvorfor.', 'Nyheter', 'Samfunn'),
];

const sportThemes: readonly Theme[] = [
  genreTheme('fotball', 'Fotball', 'Fjordligaen, cupen og Europa.', 'Fotball'),
  genreTheme('ishockey', 'Ishockey', 'Isligaen fra første slipp.', 'Ishockey'),
  genreTheme(
    'ski',
    'Ski',
    'Alle renn, hele vinteren.',
    'Langrenn',
    'Hopp',
    'Alpint',
    'Skiskyting',
    'Snowboard',
  ),
  genreTheme('motorsport', 'Motorsport', 'Grus, asfalt og gummi.', 'Motorsport'),
  genreTheme('handball', 'Håndball', 'Håndballuka, kvinner og menn.', 'Håndball'),
];

const kidsThemes: readonly Theme[] = [
  {
    slug: 'de-minste',
    name: 'For de minste',
    description: 'Rolige eventyr uten skumle hjørner.',
    test: all(isForKids, hasGenre('Barn')),
  },
  {
    slug: 'junior',
    name: 'Junior',
    description: 'For dem som ikke er små lenger.',
    test: all(isForKids, hasGenre('Junior')),
  },
  {
    slug: 'familiefilm',
    name: 'Familiefilm',
    description: 'Noe alle i sofaen orker.',
    test: hasGenre('Familie'),
  },
  {
    slug: 'dyr',
    name: 'Dyr og natur',
    description: 'Pels, fjær og finner.',
    test: all(isForKids, hasGenre('Natur', 'Barn')),
  },
  {
    slug: 'laer-noe',
    name: 'Lær noe nytt',
    description: 'Tall, bokstaver og eksplosjoner.',
    test: all(isForKids, hasGenre('Skole', 'Vitenskap', 'Historie')),
  },
];

const serviceThemes: readonly Theme[] = providerIds.map((id) => ({
  slug: providers[id].slug,
  name: providers[id].name,
  description: `Alt du finner hos ${providers[id].name}.`,
  test: isFrom(id),
}));

export const genreSlugs = genreThemes.map(({ slug }) => slug);
export const sportSlugs = sportThemes.map(({ slug }) => slug);
export const kidsSlugs = kidsThemes.map(({ slug }) => slug);

/** All themes; each is a page at its slug. */
export const themes: readonly Theme[] = [
  ...genreThemes,
  ...sportThemes,
  ...kidsThemes,
  ...serviceThemes,
  { slug: 'direktesport', name: 'Direktesport', description: 'Alt som går akkurat nå.', test: isSport },
];
