import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Title } from '../catalogue/title.ts';

export const TRAILER_SECONDS = 60;

const SUFFIX = '-trailer';

/** Returns whether a title has a trailer; only films have. */
export function hasTrailer({ kind }: Pick<Title, 'kind'>): boolean {
  return kind === 'film';
}

export function trailerId({ id }: Pick<Title, 'id'>): string {
  return `${id}${SUFFIX}`;
}

/** Returns the film of a trailer id; undefined for another id. */
export function filmOfTrailer(id: string, catalogue: Pick<Catalogue, 'title'>): Title | undefined {
  const film = id.endsWith(SUFFIX) ? catalogue.title(id.slice(0, -SUFFIX.length)) : undefined;
  return film && hasTrailer(film) ? film : undefined;
}
