import { seriesId, type CoverPage, type Episode } from '@tv/api-client';
import type { Thing } from '@tv/config/head';
import { links } from '@tv/routes';
import { toIsoDuration } from '@tv/time';
import { nonBlank } from '../card/labels/nonBlank.ts';

export interface Site {
  readonly origin: string;
  /** Absolute URL; undefined if the host is not allowed. */
  readonly picture: (url: string | undefined) => string | undefined;
}

/** Of all seasons together. */
const MOST_EPISODES = 50;

const MOST_SEASONS = 100;

/**
 * schema.org data of a film, series or episode.
 *
 * @param path canonical path
 */
export function coverPageThing(page: CoverPage, path: string, site: Site): Thing {
  const shared = {
    name: page.title,
    url: `${site.origin}${path}`,
    description: nonBlank(page.description),
    image: site.picture(page.image?.url ?? page.backgroundImage),
    contentRating: page.ageLimit === undefined ? undefined : String(page.ageLimit),
  };
  switch (page.type) {
    case 'singleProgramOrMovie':
      return { '@type': 'Movie', ...shared };
    case 'series':
      return { '@type': 'TVSeries', ...shared, ...episodesOf(page, site) };
    case 'episode':
      return { '@type': 'TVEpisode', ...shared, partOfSeries: seriesOf(page, site) };
  }
}

function seriesOf({ links: of }: CoverPage, { origin }: Site): Thing | undefined {
  const id = seriesId(of?.superCoverPage) ?? of?.episodeCoverPage?.id;
  return id === undefined ? undefined : { '@type': 'TVSeries', url: `${origin}${links.serie({ id })}` };
}

/** Only sequential series have seasons. */
function episodesOf({ sections }: CoverPage, site: Site): Omit<Thing, '@type'> {
  const seasons: Thing[] = [];
  const loose: Thing[] = [];
  let room = MOST_EPISODES;
  const take = (episodes: readonly Episode[]): Thing[] => {
    const taken = episodes.slice(0, room);
    room -= taken.length;
    return taken.map((episode) => episodeThing(episode, site));
  };
  for (const section of sections) {
    switch (section.kind) {
      case 'sequentialSeries':
        for (const { number, title, episodes } of section.seasons.slice(0, MOST_SEASONS)) {
          seasons.push({
            '@type': 'TVSeason',
            seasonNumber: number,
            name: nonBlank(title),
            episode: told(take(episodes)),
          });
        }
        break;
      case 'segmentSeries':
        loose.push(...take(section.segments));
        break;
      case 'topicalitySeries':
        loose.push(...take(section.episodes));
        break;
      case 'providerVariants':
      case 'swimlane':
      case 'extendedMetadata':
        break;
    }
  }
  return { containsSeason: told(seasons), episode: told(loose) };
}

const told = (things: readonly Thing[]) => (things.length === 0 ? undefined : things);

function episodeThing(episode: Episode, { origin, picture }: Site): Thing {
  const { title, publishedAt, durationSeconds } = episode;
  const id = episode.links?.details?.id;
  return {
    '@type': 'TVEpisode',
    name: title,
    episodeNumber: episode.episode,
    url: id === undefined ? undefined : `${origin}${links.watch({ kind: 'vod', id })}`,
    image: picture(episode.image?.url),
    datePublished: publishedAt === undefined ? undefined : new Date(publishedAt).toISOString(),
    duration: durationSeconds === undefined ? undefined : toIsoDuration(durationSeconds),
  };
}
