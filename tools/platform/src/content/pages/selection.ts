import type { Title } from '../../catalogue/title.ts';
import type { TitleSource } from './lane.ts';

type Test = (title: Title) => boolean;

export const isFilm: Test = (title) => title.kind === 'film' && !title.isForKids;
export const isSeries: Test = (title) => title.kind === 'series' && !title.isForKids;
export const isSequential: Test = (title) => title.seriesKind === 'sequential' && !title.isForKids;
export const isForKids: Test = (title) => title.isForKids;
export const isSport: Test = (title) => title.kind === 'sport';
export const hasGenre =
  (...genres: string[]): Test =>
  (title) =>
    title.genres.some((genre) => genres.includes(genre));
export const isFrom =
  (...providers: string[]): Test =>
  (title) =>
    title.providers.some((id) => providers.includes(id));
export const all =
  (...tests: Test[]): Test =>
  (title) =>
    tests.every((test) => test(title));

export type Order = 'populart' | 'nyeste' | 'alfabetisk' | 'imdb';

const byOrder: Readonly<Record<Order, (a: Title, b: Title) => number>> = {
  populart: (a, b) => b.popularity - a.popularity,
  nyeste: (a, b) => b.year - a.year || b.popularity - a.popularity,
  alfabetisk: (a, b) => a.name.localeCompare(b.name, 'nb'),
  imdb: (a, b) => (b.imdbRating ?? 0) - (a.imdbRating ?? 0) || b.popularity - a.popularity,
};

/** Returns the titles that match, sorted and limited. */
export function selectTitles(test: Test, order: Order = 'populart', limit = Infinity): TitleSource {
  return (titles) => titles.filter(test).sort(byOrder[order]).slice(0, limit);
}

/** Exactly these titles, in this order. */
export function handPicked(...names: string[]): TitleSource {
  return (titles) => names.flatMap((name) => titles.find((title) => title.name === name) ?? []);
}
