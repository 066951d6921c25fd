import { providerOf } from '../../catalogue/providers.ts';
import type { Title } from '../../catalogue/title.ts';
import { stateWindows } from '../availability.ts';
import type { StateWindow } from '../availability.ts';
import type { ContentRequest } from '../contentRequest.ts';
import type { ArtKind } from '../links.ts';
import type { BehaviorTarget, Card, CardLinks } from '../wire.ts';
import { wireChannel } from '../wireChannel.ts';
import { canWatch, preferredProvider, withAccess } from './providerAccess.ts';
import { alwaysText, timedLists } from './timedLists.ts';
import { userDataOf } from './userData.ts';

/** Formats a duration as `1 t 47 min`. */
export function durationText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} t ${minutes % 60} min`;
}

function subtitleOf(title: Title): string {
  const genre = title.genres.find((one) => one !== 'Sport') ?? 'Sport';
  switch (title.kind) {
    case 'film':
      return `${genre} • ${title.year}`;
    case 'series':
      return title.seriesKind === 'sequential'
        ? `${genre} • ${title.seasons.length === 1 ? 'Miniserie' : `${title.seasons.length} sesonger`}`
        : `${genre} • Nye episoder`;
    case 'programme':
      return genre;
    case 'sport':
      return `${genre} • ${providerOf(title.providers[0]).name}`;
  }
}

function cornerOf(title: Title): string | undefined {
  if (title.price !== undefined) return `${title.price} kr`;
  if (title.kind === 'film' || title.kind === 'programme') return durationText(title.durationSeconds);
  if (title.seriesKind === 'sequential') return `${title.seasons.flat().length} episoder`;
  return undefined;
}

/** Returns the link to external playback if the shown provider plays on its own site. */
export function externalLink(title: Title, request: ContentRequest): Pick<CardLinks, 'externalPlayback'> {
  const provider = preferredProvider(title, request);
  if (!provider.isExternal) return {};
  return {
    externalPlayback: {
      providerId: provider.id,
      playbackUrl: request.links.partnerPlayback(provider, title.id),
      reportUrl: request.links.externalReport(title.id),
    },
  };
}

/** Returns a title's cover page. Dated series use the old id with a suffix, which clients strip. */
export function superCoverPageOf(title: Title): NonNullable<CardLinks['superCoverPage']> {
  if (title.kind !== 'series') return { type: 'SingleProgramOrMovie', id: title.id };
  return { type: 'Series', id: title.seriesKind === 'topicality' ? `${title.id}:1` : title.id };
}

export function eventChannelId(title: Title): string {
  if (title.genres.some((one) => ['Fotball', 'Håndball'].includes(one))) return 'arena-fotball';
  if (title.genres.some((one) => ['Ishockey', 'Basket', 'Svømming'].includes(one))) return 'arena-is';
  if (title.genres.some((one) => ['Langrenn', 'Hopp', 'Alpint', 'Skiskyting', 'Snowboard'].includes(one))) {
    return 'arena-vinter';
  }
  return 'arena-1';
}

export interface TitleCardOptions {
  readonly art: ArtKind;
  /** Makes the tracking id unique per lane. */
  readonly idPrefix: string;
  /** Behaviour when playable; default: the cover page. */
  readonly target?: BehaviorTarget;
}

export function titleCard(
  title: Title,
  request: ContentRequest,
  { art, idPrefix, target }: TitleCardOptions,
): Card {
  const { links } = request;
  const provider = preferredProvider(title, request);
  const windows = withAccess(stateWindows(title, request.now), canWatch(title, request));
  const open = target ?? 'OpenSuperCoverPage';
  const targetOf = ({ state }: StateWindow): BehaviorTarget => {
    if (state === 'Live') return 'PlayChannel';
    return state === 'Default' ? open : 'OpenSuperCoverPage';
  };
  const channel = title.kind === 'sport' ? request.guide.channel(eventChannelId(title)) : undefined;
  const corner = cornerOf(title);
  const subtitle = subtitleOf(title);
  return {
    id: `${idPrefix}-${title.id}`,
    cardId: `card-${title.id}`,
    title: title.name,
    subtitle,
    subtitles: alwaysText(subtitle),
    description: title.description,
    image: { url: links.image(art, title.id) },
    ageLimit: title.ageLimit,
    ...(title.imdbRating === undefined ? {} : { imdbRating: title.imdbRating }),
    ...(title.price === undefined ? {} : { price: title.price }),
    ...(corner === undefined ? {} : { rightBottomLabel: corner, rbLabels: alwaysText(corner) }),
    ...timedLists(windows, targetOf),
    ...userDataOf(request, title.id, title.id, title.durationSeconds),
    ...(channel ? { channel: wireChannel(channel, links) } : {}),
    logos: [{ name: provider.name, logo: links.image('provider', provider.id) }],
    links: {
      myList: { href: links.myList(title.id) },
      superCoverPage: superCoverPageOf(title),
      ...(title.kind === 'series' ? {} : { details: { id: title.id } }),
      ...externalLink(title, request),
    },
    tracking: {
      id: `${idPrefix}-${title.id}`,
      title: title.name,
      ...(title.kind === 'series' ? { seriesId: title.id } : {}),
    },
  };
}
