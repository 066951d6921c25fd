import type { Title } from '../catalogue/title.ts';
import { osloIso } from '../guide/osloTime.ts';
import { episodeCard } from './cards/episodeCard.ts';
import { preferredProvider } from './cards/providerAccess.ts';
import { durationText } from './cards/titleCard.ts';
import { userDataOf } from './cards/userData.ts';
import type { ContentRequest } from './contentRequest.ts';
import { swimlaneOf } from './pages/lane.ts';
import { laneOf } from './pages/pages.ts';
import { seriesItem, seriesItems } from './seriesItems.ts';
import type { SeriesItem } from './seriesItems.ts';
import { watchNextOf } from './titleDetails.ts';
import { hasTrailer, trailerId } from './trailers.ts';
import { defaultVariant } from './variants.ts';
import type { CoverPageSection, Series, SuperCoverPage } from './wire.ts';

type Season = Series['seasons'][number];

/** Removes the suffix after a colon from a cover page id. */
export function bareId(id: string): string {
  return id.split(':')[0] ?? id;
}

/** Returns the item to watch next: the current one, else the first or newest. */
function nextItemToWatch(
  title: Title,
  items: readonly SeriesItem[],
  request: ContentRequest,
): SeriesItem | undefined {
  const { customer, context } = request;
  if (customer) {
    for (const { titleId } of context.userActivity.continueWatchingOf(customer.userId)) {
      const current = items.find(({ id }) => id === titleId);
      if (current && current.series.id === title.id) return current;
    }
  }
  return items[0];
}

function seasonsOf(title: Title, items: readonly SeriesItem[], request: ContentRequest): Season[] {
  const numbers = [...new Set(items.map(({ season }) => season))];
  return numbers.map((number) => ({
    id: `${title.id}-s${number}`,
    number,
    title: `Sesong ${number}`,
    episodes: items
      .filter(({ season }) => season === number)
      .map((item) => episodeCard(item, request, `serie-${title.id}`)),
  }));
}

/** Returns a series with its seasons; dated kinds use the year as season. */
export function seriesResponse(title: Title, request: ContentRequest): Series {
  const items = seriesItems(title, request.now);
  return {
    id: title.id,
    title: title.name,
    description: title.description,
    image: { url: request.links.image('thumbnail', title.id) },
    ...watchNextOf(nextItemToWatch(title, items, request), request),
    seasons: seasonsOf(title, items, request),
  };
}

function seriesSection(title: Title, request: ContentRequest): CoverPageSection[] {
  const items = seriesItems(title, request.now);
  const cards = (): ReturnType<typeof episodeCard>[] =>
    items.map((item) => episodeCard(item, request, `cover-${title.id}`));
  if (title.seriesKind === undefined) return [];
  switch (title.seriesKind) {
    case 'sequential':
      return [{ kind: 'sequentialSeries', title: 'Episoder', seasons: seasonsOf(title, items, request) }];
    case 'segment':
      return [{ kind: 'segmentSeries', title: 'Innslag', segments: cards() }];
    case 'topicality':
      return [{ kind: 'topicalitySeries', title: 'Siste sendinger', episodes: cards() }];
  }
}

function metadataOf(title: Title): { label: string; value: string }[] {
  const hasCredits = title.kind === 'film' || title.seriesKind === 'sequential';
  const rows: (readonly [string, string | undefined])[] = [
    ['Sjanger', title.genres.join(', ')],
    ['Medvirkende', hasCredits ? title.cast.join(', ') : undefined],
    ['Regi', hasCredits ? title.director : undefined],
    ['År', String(title.year)],
    ['Varighet', durationText(title.durationSeconds)],
    ['Land', title.country],
    ['Aldersgrense', title.ageLimit === 0 ? 'Tillatt for alle' : `${title.ageLimit} år`],
    ['Lyd', title.isForKids ? 'Norsk' : 'Norsk, engelsk'],
    ['Undertekster', 'Norsk, engelsk'],
  ];
  return rows.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]));
}

function shared(title: Title, request: ContentRequest): Omit<SuperCoverPage, 'type'> {
  const { links } = request;
  const provider = preferredProvider(title, request);
  const similar = laneOf(`similar-${title.id}`, request.catalogue);
  const chosen = defaultVariant(title, request);
  return {
    id: title.id,
    title: title.name,
    subtitle: [
      title.genres[0],
      title.year,
      title.kind === 'series' ? undefined : durationText(title.durationSeconds),
    ]
      .filter((part) => part !== undefined)
      .join(' • '),
    description: title.description,
    image: { url: links.image('poster', title.id) },
    backgroundImage: links.image('hero', title.id),
    ageLimit: title.ageLimit,
    ...(title.imdbRating === undefined ? {} : { imdbRating: title.imdbRating }),
    logos: [{ name: provider.name, logo: links.image('provider', provider.id) }],
    ...userDataOf(request, title.id, title.id, title.durationSeconds),
    seoMetadata: { title: `Se ${title.name} på nett`, description: title.description },
    links: {
      myList: { href: links.myList(title.id) },
      ...(title.kind === 'series' ? {} : { details: { id: title.id } }),
    },
    ...(chosen ? { defaultProviderVariant: chosen } : {}),
    ...(hasTrailer(title) ? { trailer: { id: trailerId(title) } } : {}),
    ...(title.kind === 'series'
      ? watchNextOf(nextItemToWatch(title, seriesItems(title, request.now), request), request)
      : {}),
    sections: [
      ...seriesSection(title, request),
      { kind: 'providerVariants', title: 'Se hos', link: links.variants(title.id) },
      ...(similar
        ? [
            {
              kind: 'swimlane' as const,
              swimlane: swimlaneOf(similar, links.swimlane(similar.id), osloIso(request.now)),
            },
          ]
        : []),
      {
        kind: 'extendedMetadata',
        title: title.kind === 'series' ? 'Om serien' : title.kind === 'film' ? 'Om filmen' : 'Om programmet',
        items: metadataOf(title),
      },
    ],
  };
}

function episodeCover(item: SeriesItem, request: ContentRequest): SuperCoverPage {
  const page = shared(item.series, request);
  return {
    ...page,
    id: item.id,
    type: 'episode',
    title: item.series.name,
    subtitle: `${item.subtitle} ${item.name}`,
    description: item.description,
    links: { ...page.links, details: { id: item.id }, episodeCoverPage: { id: item.series.id } },
  };
}

/**
 * Returns the cover page by id, with or without suffix or the old prefix `cs_`. A programme uses the page
 * of the title that it airs.
 */
export function coverPage(id: string, request: ContentRequest): SuperCoverPage | undefined {
  const bare = bareId(id).replace(/^cs_/, '');
  const title = request.catalogue.title(bare) ?? request.guide.programme(bare)?.title;
  if (title)
    return { ...shared(title, request), type: title.kind === 'series' ? 'series' : 'singleProgramOrMovie' };
  const item = seriesItem(bare, request.catalogue);
  return item && episodeCover(item, request);
}
