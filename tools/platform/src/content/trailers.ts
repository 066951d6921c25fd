import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Title } from '../catalogue/title.ts';

/** How long a trailer is. */
export const TRAILER_SECONDS = 60;

const SUFFIX = '-trailer';

/** Films have one. */
export function hasTrailer({ kind }: Pick<Title, 'kind'>): boolean {
  return kind === 'film';
}

export function trailerId({ id }: Pick<Title, 'id'>): string {
  return `${id}${SUFFIX}`;
}

/** The film that an id is the trailer of; nothing where it is none. */
export function filmOfTrailer(id: string, catalogue: Pick<Catalogue, 'title'>): Title | undefined {
  const film = id.endsWith(SUFFIX) ? catalogue.title(id.slice(0, -SUFFIX.length)) : undefined;
  return film && hasTrailer(film) ? film : undefined;
}
