import type { Title } from '../catalogue/title.ts';
import type { ContentRequest } from './contentRequest.ts';
import { categoriesOf, playUrlsOf, typeOf } from './titleParts.ts';
import { TRAILER_SECONDS, trailerId } from './trailers.ts';
import type { TitleDetails } from './wire.ts';

/** Open to all, without progress. */
export function trailerDetails(film: Title, request: ContentRequest): TitleDetails {
  const { links } = request;
  const details = { id: trailerId(film) };
  return {
    ...details,
    name: film.name,
    episodeTitle: 'Trailer',
    description: film.description,
    type: typeOf(film),
    categories: categoriesOf(film),
    genres: [...film.genres],
    image: { url: links.image('thumbnail', film.id) },
    year: film.year,
    durationSeconds: TRAILER_SECONDS,
    ageLimit: film.ageLimit,
    streamingMode: 'OnDemand',
    inCatchupArchive: false,
    links: {
      details,
      similar: { href: links.swimlane(`similar-${film.id}`) },
      playUrls: playUrlsOf(details.id, request),
    },
  };
}
