import type { Channel } from '../guide/channels.ts';
import { osloIso } from '../guide/osloTime.ts';
import type { Programme } from '../guide/programme.ts';
import { programmeImage, programmeLinks, programmeState } from './cards/channelCard.ts';
import type { ContentRequest } from './contentRequest.ts';
import type { GuideChannel, GuideProgramme, Schedule, TvGuide } from './wire.ts';
import { wireChannel } from './wireChannel.ts';

function guideChannel(channel: Channel, request: ContentRequest): GuideChannel {
  const { links, customer, context } = request;
  return {
    ...wireChannel(channel, links),
    ...(customer ? { isFavourite: context.userActivity.isFavourite(customer.userId, channel.id) } : {}),
    links: { myList: { href: links.favourite(channel.id) } },
  };
}

function stateOf(
  programme: Programme,
  channel: Channel,
  request: ContentRequest,
): NonNullable<GuideProgramme['state']> {
  const type = request.hasAccess(channel.entitlementKey)
    ? programmeState(programme, channel, request.now)
    : 'NoAccess';
  if (type !== 'Live') return { type };
  const progressPercentage = (100 * (request.now - programme.start)) / (programme.end - programme.start);
  return { type, label: 'Direkte', progressPercentage };
}

function guideProgramme(programme: Programme, channel: Channel, request: ContentRequest): GuideProgramme {
  return {
    id: programme.id,
    title: programme.name,
    ...(programme.subtitle === undefined ? {} : { subtitle: programme.subtitle }),
    description: programme.description,
    start: osloIso(programme.start),
    end: osloIso(programme.end),
    image: { url: programmeImage(programme, request, 'thumbnail') },
    ageLimit: programme.ageLimit,
    state: stateOf(programme, channel, request),
    links: programmeLinks(programme),
  };
}

/** Epoch milliseconds; open where a bound is missing. */
export interface TimeRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** Returns a channel's programmes on a day, optionally only those that overlap a range. */
export function scheduleResponse(
  channel: Channel,
  date: string,
  request: ContentRequest,
  { from = -Infinity, to = Infinity }: TimeRange = {},
): Schedule {
  const programmes = request.guide.day(channel, date).filter(({ start, end }) => start < to && end > from);
  return {
    date,
    channel: guideChannel(channel, request),
    programmes: programmes.map((one) => guideProgramme(one, channel, request)),
  };
}

/** A page by number, or the one that contains a channel. */
export interface GuidePaging {
  readonly number: number;
  readonly size: number;
  readonly holding?: string | undefined;
}

/** Returns one guide day, favourites first, optionally paged. */
export function guideResponse(
  date: string,
  request: ContentRequest,
  { page, stretch }: { readonly page?: GuidePaging | undefined; readonly stretch?: TimeRange } = {},
): TvGuide {
  const { customer, context, guide } = request;
  const favourites = customer ? context.userActivity.favouritesOf(customer.userId) : [];
  const ordered = [
    ...favourites.flatMap((id) => guide.channel(id) ?? []),
    ...guide.channels.filter(({ id }) => !favourites.includes(id)),
  ];
  const index = ordered.findIndex(({ id }) => id === page?.holding);
  const number = page && index >= 0 ? Math.floor(index / page.size) + 1 : (page?.number ?? 1);
  const shown = page ? ordered.slice((number - 1) * page.size, number * page.size) : ordered;
  return {
    date,
    totalChannels: ordered.length,
    page: number,
    channels: shown.map((channel) => {
      const { channel: head, programmes } = scheduleResponse(channel, date, request, stretch);
      return { channel: head, programmes };
    }),
  };
}
