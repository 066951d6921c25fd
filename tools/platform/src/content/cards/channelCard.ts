import { hoursOf } from '../../guide/broadcastDay.ts';
import type { Channel } from '../../guide/channels.ts';
import { isInArchive } from '../../guide/guide.ts';
import { dayLength, osloIso } from '../../guide/osloTime.ts';
import type { Programme } from '../../guide/programme.ts';
import type { StateWindow } from '../availability.ts';
import type { ContentRequest } from '../contentRequest.ts';
import { airedId } from '../links.ts';
import type { ArtKind } from '../links.ts';
import type { BehaviorTarget, Card, CardLinks, StateType } from '../wire.ts';
import { wireChannel } from '../wireChannel.ts';
import { withAccess } from './providerAccess.ts';
import { timedLists } from './timedLists.ts';
import { superCoverPageOf } from './titleCard.ts';

/** Returns the image of the title that a programme airs, else of the channel. News use the channel's own. */
export function programmeImage(
  { title, episode, channelId }: Programme,
  request: ContentRequest,
  art: ArtKind,
): string {
  const isDated = title?.kind === 'series' && title.seriesKind !== 'sequential';
  const aired = isDated ? airedId(title.id, channelId) : title?.id;
  return request.links.image(art, episode?.id ?? aired ?? `kanal-${channelId}`);
}

export function programmeLinks(programme: Programme): CardLinks {
  return {
    details: { id: programme.id },
    ...(programme.title ? { superCoverPage: superCoverPageOf(programme.title) } : {}),
  };
}

/** Returns the states of a programme: planned, live, archived for a week, expired. */
export function programmeWindows(programme: Programme, channel: Channel): StateWindow[] {
  const { start, end } = programme;
  const after: StateWindow[] = channel.hasCatchup
    ? [
        { from: end, to: end + 7 * dayLength, state: 'Default' },
        { from: end + 7 * dayLength, to: end + 60 * dayLength, state: 'Expired', label: 'Utløpt' },
      ]
    : [{ from: end, to: end + 60 * dayLength, state: 'Expired', label: 'Ikke i arkivet' }];
  return [
    { from: start - 30 * dayLength, to: start, state: 'Planned', label: 'Kommer' },
    { from: start, to: end, state: 'Live', label: 'Direkte' },
    ...after,
  ];
}

export function programmeState(programme: Programme, channel: Channel, now: number): StateType {
  if (now < programme.start) return 'Planned';
  if (now < programme.end) return 'Live';
  return isInArchive(programme, channel, now) ? 'Default' : 'Expired';
}

function playTarget(channel: Channel): BehaviorTarget {
  return channel.isExternal ? 'PlayExternalChannel' : 'PlayChannel';
}

/** Returns the card of one programme: plays the channel while live, the archive later. */
export function programmeCard(
  programme: Programme,
  channel: Channel,
  request: ContentRequest,
  idPrefix: string,
): Card {
  const { links } = request;
  const windows = withAccess(programmeWindows(programme, channel), request.hasAccess(channel.entitlementKey));
  const hours = hoursOf(programme);
  return {
    id: `${idPrefix}-${programme.id}`,
    cardId: `card-${programme.id}`,
    title: programme.name,
    subtitle: programme.subtitle ?? channel.name,
    description: programme.description,
    image: { url: programmeImage(programme, request, 'thumbnail') },
    ageLimit: programme.ageLimit,
    rightBottomLabel: hours,
    ...timedLists(windows, ({ state }) => {
      if (state === 'Live') return playTarget(channel);
      if (state === 'Default') return 'PlayAsset';
      return programme.title ? 'OpenSuperCoverPage' : 'OpenCoverPage';
    }),
    channel: wireChannel(channel, links),
    links: programmeLinks(programme),
    tracking: { id: `${idPrefix}-${programme.id}`, title: programme.name },
  };
}

/**
 * Returns the card of a channel now. Its windows cover the next hours, so that subtitles, labels and
 * states change without a refetch.
 */
export function channelCard(channel: Channel, request: ContentRequest, idPrefix: string): Card {
  const { links, guide, now, customer, context } = request;
  const coming = guide.between(channel, now, now + 6 * 3_600_000);
  const current = coming[0];
  const hasAccess = request.hasAccess(channel.entitlementKey);
  const windows = withAccess(
    coming.map(({ start, end }) => ({ from: start, to: end, state: 'Live' as const, label: 'Direkte' })),
    hasAccess,
  );
  const spans = coming.map((one) => ({ one, from: osloIso(one.start), to: osloIso(one.end) }));
  return {
    id: `${idPrefix}-${channel.id}`,
    cardId: `card-${channel.id}`,
    title: current?.name ?? channel.name,
    ...(current?.subtitle === undefined ? {} : { subtitle: current.subtitle }),
    description: current?.description ?? '',
    image: {
      url: current ? programmeImage(current, request, 'thumbnail') : links.image('channel', channel.id),
    },
    ageLimit: current?.ageLimit ?? 0,
    ...timedLists(windows, () => playTarget(channel)),
    subtitles: spans.map(({ one, from, to }) => ({ from, to, value: one.subtitle ?? one.name })),
    rbLabels: spans.map(({ one, from, to }) => ({
      from,
      to,
      value: hoursOf(one),
    })),
    ...(customer
      ? { userData: { isInMyList: context.userActivity.isFavourite(customer.userId, channel.id) } }
      : {}),
    channel: wireChannel(channel, links),
    links: {
      myList: { href: links.favourite(channel.id) },
      details: { id: current?.id ?? channel.id },
      ...(current?.title ? { superCoverPage: superCoverPageOf(current.title) } : {}),
    },
    tracking: { id: `${idPrefix}-${channel.id}`, title: channel.name },
  };
}
