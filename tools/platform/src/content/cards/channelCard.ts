import { hoursOf } from '../../guide/broadcastDay.ts';
import type { Channel } from '../../guide/channels.ts';
import { isInArchive } from '../../guide/guide.ts';
import { dayLength, osloIso } from '../../guide/osloTime.ts';
import type { Programme } from '../../guide/programme.ts';
import type { Asking } from '../asking.ts';
import type { StateWindow } from '../availability.ts';
import { airedId } from '../links.ts';
import type { ArtKind } from '../links.ts';
import type { BehaviorTarget, Card, CardLinks, StateType } from '../wire.ts';
import { wireChannel } from '../wireChannel.ts';
import { withAccess } from './providerAccess.ts';
import { timedLists } from './timed.ts';
import { superCoverPageOf } from './titleCard.ts';

/** What a programme of a channel is drawn as: what it airs, else the channel itself. News look like the channel's own. */
export function programmeImage(
  { title, episode, channelId }: Programme,
  asking: Asking,
  art: ArtKind,
): string {
  const isDated = title?.kind === 'series' && title.seriesKind !== 'sequential';
  const aired = isDated ? airedId(title.id, channelId) : title?.id;
  return asking.links.image(art, episode?.id ?? aired ?? `kanal-${channelId}`);
}

export function programmeLinks(programme: Programme): CardLinks {
  return {
    details: { id: programme.id },
    ...(programme.title ? { superCoverPage: superCoverPageOf(programme.title) } : {}),
  };
}

/** A programme's life: planned, live, then in the archive for a week, or gone. */
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

/** The state of a programme at the moment of asking. */
export function programmeState(programme: Programme, channel: Channel, now: number): StateType {
  if (now < programme.start) return 'Planned';
  if (now < programme.end) return 'Live';
  return isInArchive(programme, channel, now) ? 'Default' : 'Expired';
}

function playTarget(channel: Channel): BehaviorTarget {
  return channel.isExternal ? 'PlayExternalChannel' : 'PlayChannel';
}

/** The card of one programme of a channel: live it plays the channel, later the archive. */
export function programmeCard(programme: Programme, channel: Channel, asking: Asking, place: string): Card {
  const { links } = asking;
  const windows = withAccess(programmeWindows(programme, channel), asking.hasAccess(channel.entitlementKey));
  const hours = hoursOf(programme);
  return {
    id: `${place}-${programme.id}`,
    cardId: `card-${programme.id}`,
    title: programme.name,
    subtitle: programme.subtitle ?? channel.name,
    description: programme.description,
    image: { url: programmeImage(programme, asking, 'thumbnail') },
    ageLimit: programme.ageLimit,
    rightBottomLabel: hours,
    ...timedLists(windows, ({ state }) => {
      if (state === 'Live') return playTarget(channel);
      if (state === 'Default') return 'PlayAsset';
      return programme.title ? 'OpenSuperCoverPage' : 'OpenCoverPage';
    }),
    channel: wireChannel(channel, links),
    links: programmeLinks(programme),
    tracking: { id: `${place}-${programme.id}`, title: programme.name },
  };
}

/**
 * The card of a channel as it is now, with what follows in its windows: subtitles, labels and states move on
 * by the clock for the next hours without asking again.
 */
export function channelCard(channel: Channel, asking: Asking, place: string): Card {
  const { links, guide, now, customer, context } = asking;
  const coming = guide.between(channel, now, now + 6 * 3_600_000);
  const current = coming[0];
  const hasAccess = asking.hasAccess(channel.entitlementKey);
  const windows = withAccess(
    coming.map(({ start, end }) => ({ from: start, to: end, state: 'Live' as const, label: 'Direkte' })),
    hasAccess,
  );
  const spans = coming.map((one) => ({ one, from: osloIso(one.start), to: osloIso(one.end) }));
  return {
    id: `${place}-${channel.id}`,
    cardId: `card-${channel.id}`,
    title: current?.name ?? channel.name,
    ...(current?.subtitle === undefined ? {} : { subtitle: current.subtitle }),
    description: current?.description ?? '',
    image: {
      url: current ? programmeImage(current, asking, 'thumbnail') : links.image('channel', channel.id),
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
      ? { userData: { isInMyList: context.viewerState.isFavourite(customer.userId, channel.id) } }
      : {}),
    channel: wireChannel(channel, links),
    links: {
      myList: { href: links.favourite(channel.id) },
      details: { id: current?.id ?? channel.id },
      ...(current?.title ? { superCoverPage: superCoverPageOf(current.title) } : {}),
    },
    tracking: { id: `${place}-${channel.id}`, title: channel.name },
  };
}
