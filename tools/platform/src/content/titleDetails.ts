import type { Title } from '../catalogue/title.ts';
import type { Channel } from '../guide/channels.ts';
import { isInArchive } from '../guide/guide.ts';
import { osloIso } from '../guide/osloTime.ts';
import type { Programme } from '../guide/programme.ts';
import { programmeImage, programmeLinks } from './cards/channelCard.ts';
import { preferredProvider } from './cards/providerAccess.ts';
import { externalLink, superCoverPageOf } from './cards/titleCard.ts';
import type { ContentRequest } from './contentRequest.ts';
import { nextItem, seriesItem } from './seriesItems.ts';
import type { SeriesItem } from './seriesItems.ts';
import { categoriesOf, playUrlsOf, typeOf } from './titleParts.ts';
import { trailerDetails } from './trailerDetails.ts';
import { filmOfTrailer } from './trailers.ts';
import type { TitleDetails, WatchNext } from './wire.ts';
import { wireChannel } from './wireChannel.ts';

function progressOf(
  id: string,
  durationSeconds: number,
  request: ContentRequest,
): Pick<TitleDetails, 'progress'> {
  const { customer, context } = request;
  const seconds = customer && context.userActivity.progressOf(customer.userId, id)?.seconds;
  if (!seconds) return {};
  return { progress: { seconds, percent: Math.min(100, (100 * seconds) / durationSeconds) } };
}

function listOf(id: string, request: ContentRequest): Pick<TitleDetails, 'isInMyList'> {
  const { customer, context } = request;
  return customer ? { isInMyList: context.userActivity.isInMyList(customer.userId, id) } : {};
}

/** Returns the credits and skippable parts; none for sport. */
function pointsOf(
  title: Title,
  seconds: number,
): Pick<TitleDetails, 'creditsStartTime' | 'interactionPoints'> {
  if (title.kind === 'sport' || title.kind === 'programme') return {};
  const credits = Math.floor(seconds - (title.kind === 'film' ? 240 : title.isForKids ? 25 : 70));
  const intro = title.isForKids ? 25 : 45;
  return {
    creditsStartTime: credits,
    interactionPoints: [
      ...(title.seriesKind === 'sequential' ? [{ start: 2, end: 14, type: 'recap' as const }] : []),
      { start: 15, end: 15 + intro, type: 'intro' },
      { start: credits, end: Math.floor(seconds), type: 'credits' },
    ],
  };
}

export function watchNextOf(
  item: SeriesItem | undefined,
  request: ContentRequest,
): { watchNext?: WatchNext } {
  if (!item) return {};
  return {
    watchNext: {
      id: item.id,
      title: `${item.subtitle} ${item.name}`,
      image: { url: request.links.image('thumbnail', item.id) },
      season: item.season,
      episode: item.episode,
    },
  };
}

function singleDetails(title: Title, request: ContentRequest): TitleDetails {
  const { links } = request;
  const provider = preferredProvider(title, request);
  return {
    id: title.id,
    name: title.name,
    description: title.description,
    type: typeOf(title),
    categories: categoriesOf(title),
    genres: [...title.genres],
    image: { url: links.image('thumbnail', title.id) },
    year: title.year,
    durationSeconds: title.durationSeconds,
    ageLimit: title.ageLimit,
    streamingMode: 'OnDemand',
    inCatchupArchive: false,
    ...pointsOf(title, title.durationSeconds),
    ...progressOf(title.id, title.durationSeconds, request),
    ...listOf(title.id, request),
    ...(title.price === undefined ? {} : { price: title.price }),
    ...(provider.entitlementKey === undefined ? {} : { entitlementKeys: [provider.entitlementKey] }),
    links: {
      progress: { href: links.progress(title.id) },
      details: { id: title.id },
      similar: { href: links.swimlane(`similar-${title.id}`) },
      wish: { href: links.myList(title.id) },
      excludeFromContinueWatching: { href: links.exclude(title.id) },
      superCoverPage: superCoverPageOf(title),
      ...externalLink(title, request),
      ...(provider.isExternal ? {} : { playUrls: playUrlsOf(title.id, request) }),
    },
  };
}

function itemDetails(item: SeriesItem, request: ContentRequest): TitleDetails {
  const { links } = request;
  const { series } = item;
  const next = nextItem(item);
  const details = singleDetails(series, request);
  const { progress: _ofSeries, price: _price, ...shared } = details;
  return {
    ...shared,
    id: item.id,
    episodeTitle: item.name,
    description: item.description,
    image: { url: links.image('thumbnail', item.id) },
    durationSeconds: item.durationSeconds,
    seriesId: series.id,
    season: item.season,
    episode: item.episode,
    ...pointsOf(series, item.durationSeconds),
    ...progressOf(item.id, item.durationSeconds, request),
    ...watchNextOf(next, request),
    links: {
      ...details.links,
      progress: { href: links.progress(item.id) },
      details: { id: item.id },
      series: { id: series.id },
      excludeFromContinueWatching: { href: links.exclude(item.id) },
      ...(next ? { nextEpisode: { id: next.id } } : {}),
      ...(details.links.playUrls ? { playUrls: playUrlsOf(item.id, request) } : {}),
    },
  };
}

function channelFields(
  channel: Channel,
  request: ContentRequest,
): Pick<TitleDetails, 'channel' | 'entitlementKeys'> {
  return {
    channel: wireChannel(channel, request.links),
    ...(channel.entitlementKey === undefined ? {} : { entitlementKeys: [channel.entitlementKey] }),
  };
}

function programmeDetails(programme: Programme, channel: Channel, request: ContentRequest): TitleDetails {
  const { links, now } = request;
  const { start, end, title } = programme;
  const durationSeconds = (end - start) / 1000;
  const isArchived = isInArchive(programme, channel, now);
  const canStartOver = channel.hasStartOver && start <= now && now < end;
  return {
    id: programme.id,
    name: programme.name,
    ...(programme.subtitle === undefined ? {} : { episodeTitle: programme.subtitle }),
    description: programme.description,
    type: isArchived || canStartOver ? 'catchUp' : 'upcoming',
    categories: title ? categoriesOf(title) : ['TV'],
    genres: title ? [...title.genres] : [],
    image: { url: programmeImage(programme, request, 'thumbnail') },
    durationSeconds,
    ageLimit: programme.ageLimit,
    titleType: 'Linear',
    streamingMode: now < end ? 'Live' : 'OnDemand',
    inCatchupArchive: isArchived || canStartOver,
    start: osloIso(start),
    end: osloIso(end),
    ...channelFields(channel, request),
    ...progressOf(programme.id, durationSeconds, request),
    links: {
      progress: { href: links.progress(programme.id) },
      ...programmeLinks(programme),
      ...(title ? { similar: { href: links.swimlane(`similar-${title.id}`) } } : {}),
      excludeFromContinueWatching: { href: links.exclude(programme.id) },
      ...(isArchived || canStartOver ? { playUrls: playUrlsOf(programme.id, request) } : {}),
    },
  };
}

function channelDetails(channel: Channel, request: ContentRequest): TitleDetails {
  const current = request.guide.at(channel, request.now);
  return {
    id: channel.id,
    name: channel.name,
    ...(current ? { episodeTitle: current.name, description: current.description } : {}),
    type: 'channel',
    categories: ['TV'],
    image: {
      url: current
        ? programmeImage(current, request, 'thumbnail')
        : request.links.image('channel', channel.id),
    },
    ageLimit: current?.ageLimit ?? 0,
    titleType: 'Linear',
    streamingMode: 'Live',
    inCatchupArchive: false,
    ...(current ? { start: osloIso(current.start), end: osloIso(current.end) } : {}),
    ...channelFields(channel, request),
    links: {
      details: { id: current?.id ?? channel.id },
      wish: { href: request.links.favourite(channel.id) },
      playUrls: playUrlsOf(channel.id, request),
    },
  };
}

/** Returns the details of a film, episode, programme or channel; undefined if unknown. */
export function titleDetails(id: string, request: ContentRequest): TitleDetails | undefined {
  const title = request.catalogue.title(id);
  if (title) return singleDetails(title, request);
  const film = filmOfTrailer(id, request.catalogue);
  if (film) return trailerDetails(film, request);
  const item = seriesItem(id, request.catalogue);
  if (item) return itemDetails(item, request);
  const channel = request.guide.channel(id);
  if (channel) return channelDetails(channel, request);
  const programme = request.guide.programme(id);
  const sender = programme && request.guide.channel(programme.channelId);
  return programme && sender ? programmeDetails(programme, sender, request) : undefined;
}
