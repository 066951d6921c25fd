import type { Title } from '../../catalogue/title.ts';
import type { Asking } from '../asking.ts';
import { nextItem, seriesItem } from '../seriesItems.ts';
import type { Card } from '../wire.ts';
import { programmeCard } from './channelCard.ts';
import { episodeCard } from './episodeCard.ts';
import { titleCard } from './titleCard.ts';

/** Past this share a title counts as seen: a film leaves the lane, an episode gives way to the next. */
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
  const card = isSeen ? episodeCard(item, asking, place) : begunCard;
  return {
    ...card,
    title: item.series.name,
    subtitle: `${item.subtitle} ${item.name}`,
    behaviors: card.behaviors?.map((one) => ({ ...one, target: 'OpenEpisodeCoverPage' as const })) ?? [],
    links: { ...card.links, episodeCoverPage: { id: item.series.id, autoPlay: true } },
  };
}

/** What a viewer began and did not finish, the latest first. Ids that nothing is known of are left out. */
export function continueWatchingCards(asking: Asking, place: string): Card[] {
  const { customer, context, catalogue, guide, links } = asking;
  if (!customer) return [];
  return context.viewerState.continueWatchingOf(customer.userId).flatMap(({ titleId }) => {
    const title = catalogue.title(titleId);
    const programme = guide.programme(titleId);
    const channel = programme && guide.channel(programme.channelId);
    const card = title
      ? filmCard(title, asking, place)
      : (nextEpisodeCard(titleId, asking, place) ??
        (programme && channel ? programmeCard(programme, channel, asking, place) : undefined));
    if (!card) return [];
    return [{ ...card, links: { ...card.links, excludeFromContinueWatchingUrl: links.exclude(titleId) } }];
  });
}

/** The viewer's list, the latest addition first. */
export function myListCards(asking: Asking, place: string): Card[] {
  const { customer, context, catalogue } = asking;
  if (!customer) return [];
  return context.viewerState.myListOf(customer.userId).flatMap((id) => {
    const title = catalogue.title(id) ?? seriesItem(id, catalogue)?.series;
    return title ? [titleCard(title, asking, { art: 'poster', place })] : [];
  });
}
