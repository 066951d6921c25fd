import type { TitleDetails } from '@tv/api-client';
import { broadcastService, type Thing } from '@tv/config/head';
import { links } from '@tv/routes';
import { isoDuration } from '@tv/time';

/** The site that a watch page stands on. */
export interface Site {
  readonly origin: string;
  /** The absolute form of a picture's address; undefined where it may not be followed. */
  readonly picture: (url: string | undefined) => string | undefined;
}

const instant = (ms: number | undefined): string | undefined =>
  ms === undefined ? undefined : new Date(ms).toISOString();

/**
 * What a title on its watch page is, in the words of schema.org: an episode, a film, or else a video. What the data does
 * not say is not said.
 *
 * @param path the one path that the watch page is known by
 */
export function titleThing(title: TitleDetails, path: string, { origin, picture }: Site): Thing {
  const { name, episodeTitle, durationSeconds, ageLimit, genres, season, episode, seriesId } = title;
  const image = picture(title.image?.url);
  const shared = {
    url: `${origin}${path}`,
    description: title.description,
    duration: durationSeconds === undefined ? undefined : isoDuration(durationSeconds),
    genre: genres?.length ? genres : undefined,
    contentRating: ageLimit === undefined ? undefined : String(ageLimit),
  };
  if (seriesId !== undefined) {
    return {
      '@type': 'TVEpisode',
      name: episodeTitle ?? name,
      episodeNumber: episode,
      ...shared,
      image,
      partOfSeason: season === undefined ? undefined : { '@type': 'TVSeason', seasonNumber: season },
      partOfSeries: {
        '@type': 'TVSeries',
        // An episode with a title of its own bears the series' name.
        name: episodeTitle === undefined ? undefined : name,
        url: `${origin}${links.serie({ id: seriesId })}`,
      },
    };
  }
  if (title.type === 'movie') return { '@type': 'Movie', name, ...shared, image };
  return { '@type': 'VideoObject', name, ...shared, thumbnailUrl: image };
}

/** What is on a channel now, as a broadcast; where that is not known, the channel alone. */
export function broadcastThing(title: TitleDetails, path: string, { origin, picture }: Site): Thing {
  const { name, episodeTitle, start, end, channel } = title;
  const url = `${origin}${path}`;
  const service = broadcastService({ name: channel?.name ?? name, url, logo: picture(channel?.logo) });
  if (start === undefined) return service;
  return {
    '@type': 'BroadcastEvent',
    name: episodeTitle ?? name,
    url,
    description: title.description,
    image: picture(title.image?.url),
    isLiveBroadcast: true,
    startDate: instant(start),
    endDate: instant(end),
    publishedOn: service,
  };
}
