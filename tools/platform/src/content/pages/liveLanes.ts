import { providerIds, providers } from '../../catalogue/providers.ts';
import type { Title } from '../../catalogue/title.ts';
import { stateWindows, windowAt } from '../availability.ts';
import { channelCard, programmeCard } from '../cards/channelCard.ts';
import { menuCard } from '../cards/menuCard.ts';
import { continueWatchingCards, myListCards } from '../cards/personalCards.ts';
import type { ContentRequest } from '../contentRequest.ts';
import type { Card } from '../wire.ts';
import { titleLane } from './lane.ts';
import type { Lane } from './lane.ts';
import { isSport } from './selection.ts';
import { themes } from './themes.ts';

function channelsFor(request: ContentRequest): ContentRequest['guide']['channels'] {
  const { customer, context, guide } = request;
  if (!customer) return guide.channels;
  const favourites = context.userActivity.favouritesOf(customer.userId);
  const first = favourites.flatMap((id) => guide.channel(id) ?? []);
  return [...first, ...guide.channels.filter(({ id }) => !favourites.includes(id))];
}

export function onTvNow(id: string, name: string, limit = Infinity): Lane {
  return {
    id,
    name,
    style: 'Live',
    type: 'OnTvNow',
    isWrapped: true,
    minItemsForShowMore: 8,
    cards: (request) =>
      channelsFor(request)
        .slice(0, limit)
        .map((channel) => channelCard(channel, request, id)),
  };
}

export function fromArchive(id: string, name: string, daysBack: number): Lane {
  return {
    id,
    name,
    style: 'Standard',
    isPaged: true,
    minItemsForShowMore: 6,
    cards: (request) => {
      const evening = request.now - daysBack * 86_400_000;
      return request.guide.channels
        .filter(({ hasCatchup }) => hasCatchup)
        .flatMap((channel): Card[] => {
          const [programme] = request.guide.between(
            channel,
            evening - 4 * 3_600_000,
            evening - 3 * 3_600_000,
          );
          return programme?.title && programme.end <= request.now
            ? [programmeCard(programme, channel, request, id)]
            : [];
        });
    },
  };
}

export function comingUp(id: string, name: string): Lane {
  return {
    id,
    name,
    style: 'Standard',
    cards: (request) =>
      request.guide.channels.slice(0, 18).flatMap((channel) =>
        request.guide
          .between(channel, request.now, request.now + 5 * 3_600_000)
          .filter(({ start }) => start > request.now)
          .slice(0, 1)
          .map((programme) => programmeCard(programme, channel, request, id)),
      ),
  };
}

export function continueWatching(id: string): Lane {
  return {
    id,
    name: 'Fortsett å se',
    style: 'Standard',
    type: 'ContinueWatching',
    isPaged: true,
    isConfigured: true,
    isPersonal: true,
    minItemsForShowMore: 6,
    cards: (request) => continueWatchingCards(request, id),
  };
}

export function myList(id: string): Lane {
  return {
    id,
    name: 'Min liste',
    style: 'StandardPortrait',
    type: 'MyList',
    isPaged: true,
    isPersonal: true,
    minItemsForShowMore: 6,
    cards: (request) => myListCards(request, id),
  };
}

/** Returns today's sport: live, then planned, then archived. */
export function sportToday(id: string): Lane {
  const rank = (title: Title, now: number): number => {
    const held = windowAt(stateWindows(title, now), now);
    if (held?.state === 'Live') return 0;
    return held?.state === 'Planned' ? held.to : Number.MAX_SAFE_INTEGER;
  };
  return titleLane({
    id,
    name: 'Sport i dag',
    style: 'Standard',
    isWrapped: true,
    minItemsForShowMore: 6,
    titles: (titles, now) => titles.filter(isSport).sort((a, b) => rank(a, now) - rank(b, now)),
  });
}

export function serviceMenu(id: string, name: string): Lane {
  return {
    id,
    name,
    style: 'MenuLogo',
    cards: (request) =>
      providerIds
        .filter((one) => one !== 'arkivet')
        .map((one) => {
          const { slug, name: title } = providers[one];
          return menuCard({ slug, name: title, image: request.links.image('provider', one) }, id);
        }),
  };
}

/** Returns the menu of collections, as text, pictures or circles. */
export function themeMenu(
  id: string,
  name: string,
  style: 'MenuText' | 'MenuThumbnail' | 'MenuCircle',
  slugs: readonly string[],
): Lane {
  return {
    id,
    name,
    style,
    cards: (request) =>
      themes
        .filter(({ slug }) => slugs.includes(slug))
        .map(({ slug, name: title }) =>
          menuCard({ slug, name: title, image: request.links.image('menu', slug) }, id),
        ),
  };
}
