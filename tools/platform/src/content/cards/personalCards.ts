import type { Title } from '../../catalogue/title.ts';
import type { ContentRequest } from '../contentRequest.ts';
import { nextItem, seriesItem, parentIdOf } from '../seriesItems.ts';
import type { Card } from '../wire.ts';
import { programmeCard } from './channelCard.ts';
import { episodeCard } from './episodeCard.ts';
import { preferredProvider } from './providerAccess.ts';
import { titleCard } from './titleCard.ts';
import { userDataOf } from './userData.ts';

/** Above this progress a film leaves the lane and an episode is replaced by the next. */
const WATCHED_RATIO = 0.95;

function filmCard(title: Title, request: ContentRequest, idPrefix: string): Card | undefined {
  const card = titleCard(title, request, { art: 'thumbnail', idPrefix, target: 'PlayAsset' });
  return (card.userData?.progressRatio ?? 0) >= WATCHED_RATIO ? undefined : card;
}

function nextEpisodeCard(id: string, request: ContentRequest, idPrefix: string): Card | undefined {
  const started = seriesItem(id, request.catalogue);
  if (!started) return undefined;
  const startedCard = episodeCard(started, request, idPrefix);
  const isWatched = (startedCard.userData?.progressRatio ?? 0) >= WATCHED_RATIO;
  const item = isWatched ? nextItem(started) : started;
  if (!item) return undefined;
  const provider = preferredProvider(item.series, request);
  const card = isWatched ? episodeCard(item, request, idPrefix) : startedCard;
  return {
    ...card,
    title: item.series.name,
    logos: [{ name: provider.name, logo: request.links.image('provider', provider.id) }],
    subtitle: `${item.subtitle} ${item.name}`,
    behaviors: card.behaviors?.map((one) => ({ ...one, target: 'OpenEpisodeCoverPage' as const })) ?? [],
    links: { ...card.links, episodeCoverPage: { id: item.series.id, autoPlay: true } },
  };
}

/**
 * A shorter playback does not count as started. Zero seconds means started elsewhere, or restored by the
 * user.
 */
const MIN_STARTED_S = 20;

function archiveCard(id: string, request: ContentRequest, idPrefix: string): Card | undefined {
  const programme = request.guide.programme(id);
  const channel = programme && request.guide.channel(programme.channelId);
  if (!channel) return undefined;
  const card = {
    ...programmeCard(programme, channel, request, idPrefix),
    ...userDataOf(request, id, id, (programme.end - programme.start) / 1000),
  };
  return (card.userData?.progressRatio ?? 0) >= WATCHED_RATIO ? undefined : card;
}

/** Returns the unfinished titles, latest first, each series once. Unknown ids are dropped. */
export function continueWatchingCards(request: ContentRequest, idPrefix: string): Card[] {
  const { customer, context, catalogue, links } = request;
  if (!customer) return [];
  const shown = new Set<string>();
  return context.userActivity.continueWatchingOf(customer.userId).flatMap(({ titleId, seconds }) => {
    const parentId = parentIdOf(titleId, catalogue);
    if (shown.has(parentId) || (seconds > 0 && seconds < MIN_STARTED_S)) return [];
    shown.add(parentId);
    const title = catalogue.title(titleId);
    const card = title
      ? filmCard(title, request, idPrefix)
      : (nextEpisodeCard(titleId, request, idPrefix) ?? archiveCard(titleId, request, idPrefix));
    if (!card) return [];
    return [{ ...card, links: { ...card.links, excludeFromContinueWatchingUrl: links.exclude(titleId) } }];
  });
}

/** Returns the user's list, latest addition first. */
export function myListCards(request: ContentRequest, idPrefix: string): Card[] {
  const { customer, context, catalogue } = request;
  if (!customer) return [];
  return context.userActivity.myListOf(customer.userId).flatMap((id) => {
    const title = catalogue.title(id) ?? seriesItem(id, catalogue)?.series;
    return title ? [titleCard(title, request, { art: 'poster', idPrefix })] : [];
  });
}
