import type { TitleDetails } from '@tv/api-client';
import { broadcastService, type JsonLdObject } from '@tv/config/head';
import { links } from '@tv/routes';
import { toIsoDuration } from '@tv/time';

export interface Site {
  readonly origin: string;
  /** Absolute image URL; undefined if its host is not allowed. */
  readonly imageUrl: (url: string | undefined) => string | undefined;
}

const instant = (ms: number | undefined): string | undefined =>
  ms === undefined ? undefined : new Date(ms).toISOString();

/** Returns a title at a canonical path as schema.org data; omits unknown fields. */
export function titleStructuredData(
  title: TitleDetails,
  path: string,
  { origin, imageUrl }: Site,
): JsonLdObject {
  const { name, episodeTitle, durationSeconds, ageLimit, genres, season, episode, seriesId } = title;
  const image = imageUrl(title.image?.url);
  const shared = {
    url: `${origin}${path}`,
    description: title.description,
    duration: durationSeconds === undefined ? undefined : toIsoDuration(durationSeconds),
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
        // The series name, if the episode has its own title.
        name: episodeTitle === undefined ? undefined : name,
        url: `${origin}${links.serie({ id: seriesId })}`,
      },
    };
  }
  if (title.type === 'movie') return { '@type': 'Movie', name, ...shared, image };
  return { '@type': 'VideoObject', name, ...shared, thumbnailUrl: image };
}

/** Returns the current broadcast as schema.org data; else the channel. */
export function broadcastStructuredData(
  title: TitleDetails,
  path: string,
  { origin, imageUrl }: Site,
): JsonLdObject {
  const { name, episodeTitle, start, end, channel } = title;
  const url = `${origin}${path}`;
  const service = broadcastService({ name: channel?.name ?? name, url, logo: imageUrl(channel?.logo) });
  if (start === undefined) return service;
  return {
    '@type': 'BroadcastEvent',
    name: episodeTitle ?? name,
    url,
    description: title.description,
    image: imageUrl(title.image?.url),
    isLiveBroadcast: true,
    startDate: instant(start),
    endDate: instant(end),
    publishedOn: service,
  };
}
