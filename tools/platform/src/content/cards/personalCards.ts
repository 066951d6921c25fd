import type { Title } from '../../catalogue/title.ts';
import type { Asking } from '../asking.ts';
import { nextItem, seriesItem, wholeOf } from '../seriesItems.ts';
import type { Card } from '../wire.ts';
import { programmeCard } from './channelCard.ts';
import { episodeCard } from './episodeCard.ts';
import { userDataOf } from './progressLabel.ts';
import { shownProvider } from './providerAccess.ts';
import { titleCard } from './titleCard.ts';

/** Above this progress a film leaves the lane and an episode is replaced by the next. */
const seenRatio = 0.95;

function filmCard(title: Title, asking: Asking, place: string): Card | undefined {
  const card = titleCard(title, asking, { art: 'thumbnail', place, target: 'PlayAsset' });
  return (card.userData?.progressRatio ?? 0) >= seenRatio ? undefined : card;
}

function nextEpisodeCard(id: string, asking: Asking, place: string): Card | undefined {
  const begun = seriesItem(id, asking.catalogue);
  if (!begun) return undefined;
  const begunCard = episodeCard(begun, asking, place);
  const isSeen = (begunCard.userData?.progressRatio ?? 0) >= seenRatio;
  const item = isSeen ? nextItem(begun) : begun;
  if (!item) return undefined;
  const provider = shownProvider(item.series, asking);
  const card = isSeen ? episodeCard(item, asking, place) : begunCard;
  return {
    ...card,
    title: item.series.name,
    logos: [{ name: provider.name, logo: asking.links.image('provider', provider.id) }],
    subtitle: `${item.subtitle} ${item.name}`,
    behaviors: card.behaviors?.map((one) => ({ ...one, target: 'OpenEpisodeCoverPage' as const })) ?? [],
    links: { ...card.links, episodeCoverPage: { id: item.series.id, autoPlay: true } },
  };
}

/**
 * A shorter playback does not count as started. Zero seconds means started elsewhere, or restored by the
 * user.
 */
const begunSeconds = 20;

function archivedCard(id: string, asking: Asking, place: string): Card | undefined {
  const programme = asking.guide.programme(id);
  const channel = programme && asking.guide.channel(programme.channelId);
  if (!channel) return undefined;
  const card = {
    ...programmeCard(programme, channel, asking, place),
    ...userDataOf(asking, id, id, (programme.end - programme.start) / 1000),
  };
  return (card.userData?.progressRatio ?? 0) >= seenRatio ? undefined : card;
}

/** Unfinished titles, latest first, each series once. Unknown ids are dropped. */
export function continueWatchingCards(asking: Asking, place: string): Card[] {
  const { customer, context, catalogue, links } = asking;
  if (!customer) return [];
  const shown = new Set<string>();
  return context.viewerState.continueWatchingOf(customer.userId).flatMap(({ titleId, seconds }) => {
    const whole = wholeOf(titleId, catalogue);
    if (shown.has(whole) || (seconds > 0 && seconds < begunSeconds)) return [];
    shown.add(whole);
    const title = catalogue.title(titleId);
    const card = title
      ? filmCard(title, asking, place)
      : (nextEpisodeCard(titleId, asking, place) ?? archivedCard(titleId, asking, place));
    if (!card) return [];
    return [{ ...card, links: { ...card.links, excludeFromContinueWatchingUrl: links.exclude(titleId) } }];
  });
}

/** The user's list, latest addition first. */
export function myListCards(asking: Asking, place: string): Card[] {
  const { customer, context, catalogue } = asking;
  if (!customer) return [];
  return context.viewerState.myListOf(customer.userId).flatMap((id) => {
    const title = catalogue.title(id) ?? seriesItem(id, catalogue)?.series;
    return title ? [titleCard(title, asking, { art: 'poster', place })] : [];
  });
}
