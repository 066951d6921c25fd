import { makeSeasons } from './episodes.ts';
import { pickProviders, weights } from './offers.ts';
import { cellAt, parseTextTable } from './parseTextTable.ts';
import { personNames, personName } from './people.ts';
import { seededRandom } from './seededRandom.ts';
import type { SeededRandom } from './seededRandom.ts';
import { slugify } from './slugify.ts';
import { factual } from './texts/factual.ts';
import { films } from './texts/films.ts';
import { kids } from './texts/kids.ts';
import { programmes } from './texts/programmes.ts';
import { series } from './texts/series.ts';
import { sport } from './texts/sport.ts';
import type { Availability, Episode, SeriesKind, Title } from './title.ts';

const minute = 60;

/** All titles except channels, and lookups; deterministic. */
export interface Catalogue {
  readonly titles: readonly Title[];
  title(id: string): Title | undefined;
  episode(id: string): Episode | undefined;
}

function genresOf(text: string): string[] {
  return text.split(',').map((genre) => genre.trim());
}

function yearOf(random: SeededRandom): number {
  return random.chance(0.45) ? random.between(2024, 2026) : random.between(1996, 2023);
}

function availabilityOf(random: SeededRandom): Availability {
  const draw = random.next();
  const hoursIntoWeek = random.between(1, 6) * 24 + 20;
  if (draw < 0.06) return { kind: 'premiere', hoursIntoWeek };
  if (draw < 0.11) return { kind: 'expiring', hoursIntoWeek: hoursIntoWeek - 24 };
  return { kind: 'always' };
}

const countries = ['Norge', 'Norge', 'Norge', 'Norge, Sverige', 'Norge, Danmark', 'Norge, Island'] as const;

/** Common fields, from the title's own seed: a new title changes no other. */
function base(
  random: SeededRandom,
  text: { name: string; genres: string; age: string; picture: string; description: string },
): Omit<Title, 'kind' | 'isForKids' | 'durationSeconds' | 'providers' | 'availability' | 'seasons'> {
  return {
    id: slugify(text.name),
    name: text.name,
    genres: genresOf(text.genres),
    ageLimit: Number(text.age),
    picture: text.picture,
    description: text.description,
    year: yearOf(random),
    imdbRating: random.between(54, 88) / 10,
    country: random.pick(countries),
    director: personName(random),
    cast: personNames(random, 4),
    popularity: random.next(),
  };
}

function filmTitle(cells: readonly string[], random: SeededRandom): Title {
  const text = {
    name: cellAt(cells, 0),
    genres: cellAt(cells, 1),
    age: cellAt(cells, 2),
    picture: cellAt(cells, 3),
    description: cellAt(cells, 4),
  };
  const title = base(random, text);
  const isRental = random.chance(0.1) && title.year >= 2024;
  const isDocumentary = title.genres.includes('Dokumentar');
  return {
    ...title,
    description: isDocumentary
      ? `${text.description} Regi: ${title.director}.`
      : `${text.description} Med ${title.cast[0] ?? ''} og ${title.cast[1] ?? ''} i hovedrollene.`,
    kind: 'film',
    isForKids: false,
    durationSeconds: minute * (isDocumentary ? random.between(52, 96) : random.between(84, 138)),
    providers: isRental ? ['arkivet'] : pickProviders(random, weights.ofFilms),
    availability: isRental ? { kind: 'rental' } : availabilityOf(random),
    ...(isRental ? { price: random.pick([39, 49, 59, 69]) } : {}),
    seasons: [],
  };
}

function shapeOf(text: string): { seasons: number; episodes: number } {
  const match = /^(\d+)x(\d+)$/.exec(text);
  if (!match) throw new Error(`Expected seasons × episodes, not ${text}`);
  return { seasons: Number(match[1]), episodes: Number(match[2]) };
}

function seriesTitle(cells: readonly string[], random: SeededRandom): Title {
  const text = {
    name: cellAt(cells, 0),
    genres: cellAt(cells, 1),
    age: cellAt(cells, 2),
    picture: cellAt(cells, 3),
    description: cellAt(cells, 5),
  };
  const title = base(random, text);
  const durationSeconds =
    minute * (title.genres.includes('Komedie') ? random.between(24, 31) : random.between(42, 56));
  return {
    ...title,
    kind: 'series',
    isForKids: false,
    durationSeconds,
    providers: pickProviders(random, weights.ofSeries),
    availability: availabilityOf(random),
    seriesKind: 'sequential',
    seasons: makeSeasons(title.id, title.genres, { ...shapeOf(cellAt(cells, 4)), durationSeconds }),
  };
}

function kidsTitle(cells: readonly string[], random: SeededRandom): Title {
  const isFilm = cellAt(cells, 4) === 'film';
  const fullTitle = isFilm
    ? filmTitle(
        [0, 1, 2, 3, 5].map((index) => cellAt(cells, index)),
        random,
      )
    : seriesTitle(cells, random);
  const durationSeconds = isFilm ? minute * random.between(68, 92) : minute * random.between(9, 14);
  const { price: _price, ...title } = fullTitle;
  return {
    ...title,
    isForKids: true,
    durationSeconds,
    providers: pickProviders(random, weights.ofKids),
    availability: { kind: 'always' },
    seasons: isFilm
      ? []
      : makeSeasons(title.id, title.genres, { ...shapeOf(cellAt(cells, 4)), durationSeconds }),
  };
}

function seriesKindOf(text: string): SeriesKind {
  if (text === 'segment' || text === 'topicality') return text;
  throw new Error(`Expected segment or topicality, not ${text}`);
}

function factualTitle(cells: readonly string[], random: SeededRandom): Title {
  const { imdbRating: _rating, ...title } = base(random, {
    name: cellAt(cells, 0),
    genres: cellAt(cells, 1),
    age: cellAt(cells, 2),
    picture: cellAt(cells, 3),
    description: cellAt(cells, 5),
  });
  return {
    ...title,
    year: 2026,
    kind: 'series',
    isForKids: false,
    durationSeconds: minute * random.pick([25, 30, 45, 55]),
    providers: pickProviders(random, weights.ofFactual),
    availability: { kind: 'always' },
    seriesKind: seriesKindOf(cellAt(cells, 4)),
    seasons: [],
  };
}

function programmeTitle(cells: readonly string[], random: SeededRandom): Title {
  const { imdbRating: _rating, ...title } = base(random, {
    name: cellAt(cells, 0),
    genres: cellAt(cells, 1),
    age: cellAt(cells, 2),
    picture: cellAt(cells, 3),
    description: cellAt(cells, 4),
  });
  return {
    ...title,
    kind: 'programme',
    isForKids: false,
    durationSeconds: minute * random.between(28, 88),
    providers: pickProviders(random, weights.ofFactual),
    availability: availabilityOf(random),
    seasons: [],
  };
}

/** Events are spread over the day, so that one is always live. */
function sportTitle(cells: readonly string[], random: SeededRandom, index: number, count: number): Title {
  const { imdbRating: _rating, ...title } = base(random, {
    name: cellAt(cells, 0),
    genres: `Sport, ${cellAt(cells, 1)}`,
    age: '0',
    picture: cellAt(cells, 2),
    description: cellAt(cells, 3),
  });
  const minutes = random.pick([90, 105, 120, 150]);
  return {
    ...title,
    year: 2026,
    kind: 'sport',
    isForKids: false,
    durationSeconds: minute * minutes,
    providers: pickProviders(random, weights.ofSport),
    availability: { kind: 'live', hour: Math.floor((index * 24) / count), minutes },
    seasons: [],
  };
}

type Maker = (cells: readonly string[], random: SeededRandom, index: number, count: number) => Title;

function titlesOf(table: string, columns: number, make: Maker): Title[] {
  const lines = parseTextTable(table, columns);
  return lines.map((cells, index) =>
    make(cells, seededRandom(`title:${cellAt(cells, 0)}`), index, lines.length),
  );
}

/** Builds the catalogue in a few milliseconds. */
export function createCatalogue(): Catalogue {
  const titles = [
    ...titlesOf(films, 5, filmTitle),
    ...titlesOf(series, 6, seriesTitle),
    ...titlesOf(kids, 6, kidsTitle),
    ...titlesOf(factual, 6, factualTitle),
    ...titlesOf(sport, 4, sportTitle),
    ...titlesOf(programmes, 5, programmeTitle),
  ];
  const byId = new Map(titles.map((title) => [title.id, title]));
  const episodes = new Map(titles.flatMap(({ seasons }) => seasons.flat()).map((item) => [item.id, item]));
  return { titles, title: (id) => byId.get(id), episode: (id) => episodes.get(id) };
}
