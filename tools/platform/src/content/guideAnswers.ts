import type { Channel } from '../guide/channels.ts';
import { osloIso } from '../guide/osloTime.ts';
import type { Programme } from '../guide/programme.ts';
import type { Asking } from './asking.ts';
import { programmeImage, programmeLinks, programmeState } from './cards/channelCard.ts';
import type { GuideChannel, GuideProgramme, Schedule, TvGuide } from './wire.ts';

function guideChannel(channel: Channel, asking: Asking): GuideChannel {
  const { links, customer, context } = asking;
  return {
    id: channel.id,
    name: channel.name,
    logo: links.image('channel', channel.id),
    ...(customer ? { isFavourite: context.viewerState.isFavourite(customer.userId, channel.id) } : {}),
    links: { myList: { href: links.favourite(channel.id) } },
  };
}

function stateOf(
  programme: Programme,
  channel: Channel,
  asking: Asking,
): NonNullable<GuideProgramme['state']> {
  const type = asking.hasAccess(channel.entitlementKey)
    ? programmeState(programme, channel, asking.now)
    : 'NoAccess';
  if (type !== 'Live') return { type };
  const progressPercentage = (100 * (asking.now - programme.start)) / (programme.end - programme.start);
  return { type, label: 'Direkte', progressPercentage };
}

function guideProgramme(programme: Programme, channel: Channel, asking: Asking): GuideProgramme {
  return {
    id: programme.id,
    title: programme.name,
    ...(programme.subtitle === undefined ? {} : { subtitle: programme.subtitle }),
    description: programme.description,
    start: osloIso(programme.start),
    end: osloIso(programme.end),
    image: { url: programmeImage(programme, asking, 'thumbnail') },
    ageLimit: programme.ageLimit,
    state: stateOf(programme, channel, asking),
    links: programmeLinks(programme),
  };
}

/** One channel's programmes of a day. */
export function scheduleAnswer(channel: Channel, date: string, asking: Asking): Schedule {
  return {
    date,
    channel: guideChannel(channel, asking),
    programmes: asking.guide.day(channel, date).map((one) => guideProgramme(one, channel, asking)),
  };
}

/** A day of the guide, favourite channels first; a page of it, or all of it. */
export function guideAnswer(date: string, asking: Asking, page?: { number: number; size: number }): TvGuide {
  const { customer, context, guide } = asking;
  const favourites = customer ? context.viewerState.favouritesOf(customer.userId) : [];
  const ordered = [
    ...favourites.flatMap((id) => guide.channel(id) ?? []),
    ...guide.channels.filter(({ id }) => !favourites.includes(id)),
  ];
  const shown = page ? ordered.slice((page.number - 1) * page.size, page.number * page.size) : ordered;
  return {
    date,
    totalChannels: ordered.length,
    channels: shown.map((channel) => {
      const { channel: head, programmes } = scheduleAnswer(channel, date, asking);
      return { channel: head, programmes };
    }),
  };
}
