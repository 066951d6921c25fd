import { osloIso } from '../../guide/osloTime.ts';
import type { ContentRequest } from '../contentRequest.ts';
import type { SeriesItem } from '../seriesItems.ts';
import type { EpisodeCard } from '../wire.ts';
import { canWatch, withAccess } from './providerAccess.ts';
import { alwaysText, timedLists } from './timedLists.ts';
import { durationText, externalLink } from './titleCard.ts';
import { userDataOf } from './userData.ts';

const year = 365 * 86_400_000;

export function episodeCard(item: SeriesItem, request: ContentRequest, idPrefix: string): EpisodeCard {
  const { links, now } = request;
  const windows = withAccess(
    [{ from: now - year, to: now + year, state: 'Default' }],
    canWatch(item.series, request),
  );
  const external = externalLink(item.series, request);
  const target = external.externalPlayback ? 'PlayExternalAsset' : 'PlayAsset';
  const corner = durationText(item.durationSeconds);
  return {
    id: `${idPrefix}-${item.id}`,
    cardId: `card-${item.id}`,
    title: item.name,
    subtitle: item.subtitle,
    description: item.description,
    image: { url: links.image('thumbnail', item.id) },
    ageLimit: item.series.ageLimit,
    rightBottomLabel: corner,
    rbLabels: alwaysText(corner),
    ...timedLists(windows, () => target),
    ...userDataOf(request, item.id, item.series.id, item.durationSeconds),
    season: item.season,
    episode: item.episode,
    durationSeconds: item.durationSeconds,
    ...(item.publishedAt === undefined ? {} : { publishedAt: osloIso(item.publishedAt) }),
    links: {
      myList: { href: links.myList(item.series.id) },
      details: { id: item.id },
      episodeCoverPage: { id: item.series.id },
      superCoverPage: { type: 'Series', id: item.series.id },
      ...external,
    },
    tracking: {
      id: `${idPrefix}-${item.id}`,
      title: `${item.series.name}: ${item.name}`,
      seriesId: item.series.id,
    },
  };
}
