import { seriesId, type CoverPage, type Episode } from '@tv/api-client';
import type { JsonLdObject } from '@tv/config/head';
import { links } from '@tv/routes';
import { toIsoDuration } from '@tv/time';
import { nonBlank } from '../card/labels/cardTexts.ts';

export interface Site {
  readonly origin: string;
  /** Absolute URL; undefined if the host is not allowed. */
  readonly resolveImageUrl: (url: string | undefined) => string | undefined;
}

/** Of all seasons together. */
const MAX_EPISODES = 50;

const MAX_SEASONS = 100;

/** Returns schema.org data of a film, series or episode at its canonical path. */
export function coverPageStructuredData(page: CoverPage, path: string, site: Site): JsonLdObject {
  const shared = {
    name: page.title,
    url: `${site.origin}${path}`,
    description: nonBlank(page.description),
    image: site.resolveImageUrl(page.image?.url ?? page.backgroundImage),
    contentRating: page.ageLimit === undefined ? undefined : String(page.ageLimit),
  };
  switch (page.type) {
    case 'singleProgramOrMovie':
      return { '@type': 'Movie', ...shared };
    case 'series':
      return { '@type': 'TVSeries', ...shared, ...seasonsAndEpisodes(page, site) };
    case 'episode':
      return { '@type': 'TVEpisode', ...shared, partOfSeries: seriesReference(page, site) };
  }
}

function seriesReference({ links: of }: CoverPage, { origin }: Site): JsonLdObject | undefined {
  const id = seriesId(of?.superCoverPage) ?? of?.episodeCoverPage?.id;
  return id === undefined ? undefined : { '@type': 'TVSeries', url: `${origin}${links.serie({ id })}` };
}

/** Only sequential series have seasons. */
function seasonsAndEpisodes({ sections }: CoverPage, site: Site): Omit<JsonLdObject, '@type'> {
  const seasons: JsonLdObject[] = [];
  const unseasoned: JsonLdObject[] = [];
  let remaining = MAX_EPISODES;
  const take = (episodes: readonly Episode[]): JsonLdObject[] => {
    const taken = episodes.slice(0, remaining);
    remaining -= taken.length;
    return taken.map((episode) => episodeStructuredData(episode, site));
  };
  for (const section of sections) {
    switch (section.kind) {
      case 'sequentialSeries':
        for (const { number, title, episodes } of section.seasons.slice(0, MAX_SEASONS)) {
          seasons.push({
            '@type': 'TVSeason',
            seasonNumber: number,
            name: nonBlank(title),
            episode: nonEmpty(take(episodes)),
          });
        }
        break;
      case 'segmentSeries':
        unseasoned.push(...take(section.segments));
        break;
      case 'topicalitySeries':
        unseasoned.push(...take(section.episodes));
        break;
      case 'providerVariants':
      case 'swimlane':
      case 'extendedMetadata':
        break;
    }
  }
  return { containsSeason: nonEmpty(seasons), episode: nonEmpty(unseasoned) };
}

const nonEmpty = (items: readonly JsonLdObject[]) => (items.length === 0 ? undefined : items);

function episodeStructuredData(episode: Episode, { origin, resolveImageUrl }: Site): JsonLdObject {
  const { title, publishedAt, durationSeconds } = episode;
  const id = episode.links?.details?.id;
  return {
    '@type': 'TVEpisode',
    name: title,
    episodeNumber: episode.episode,
    url: id === undefined ? undefined : `${origin}${links.watch({ kind: 'vod', id })}`,
    image: resolveImageUrl(episode.image?.url),
    datePublished: publishedAt === undefined ? undefined : new Date(publishedAt).toISOString(),
    duration: durationSeconds === undefined ? undefined : toIsoDuration(durationSeconds),
  };
}
