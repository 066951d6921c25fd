import type { Title } from '../../catalogue/title.ts';
import type { MenuEntry } from '../wire.ts';
import { titleLane } from './lane.ts';
import type { Lane } from './lane.ts';
import type { PageDefinition } from './pageDefinition.ts';
import { selectTitles, hasGenre, isFilm, isForKids, isSeries } from './selection.ts';
import type { Order } from './selection.ts';

const filters = [
  ['alle', 'Alle'],
  ['drama', 'Drama'],
  ['krim', 'Krim'],
  ['komedie', 'Komedie'],
  ['thriller', 'Thriller'],
  ['historie', 'Historie'],
  ['romantikk', 'Romantikk'],
  ['science-fiction', 'Science fiction'],
  ['action', 'Action'],
  ['eventyr', 'Eventyr'],
  ['dokumentar', 'Dokumentar'],
  ['familie', 'Familie'],
] as const;

const sorts: readonly (readonly [Order, string])[] = [
  ['populart', 'Populært'],
  ['nyeste', 'Nyeste'],
  ['alfabetisk', 'A til Å'],
  ['imdb', 'Høyest på IMDb'],
];

/** Menu choice; an unknown value becomes the default. */
export interface Choice {
  readonly filter: string;
  readonly sort: Order;
}

export function choiceOf(filterMenu: string | undefined, sortMenu: string | undefined): Choice {
  return {
    filter: filters.find(([id]) => id === filterMenu)?.[0] ?? 'alle',
    sort: sorts.find(([id]) => id === sortMenu)?.[0] ?? 'populart',
  };
}

type Explored = NonNullable<PageDefinition['explores']>;

const inShelf: Readonly<Record<Explored, (title: Title) => boolean>> = {
  filmer: (title) => isFilm(title) || (title.kind === 'film' && isForKids(title)),
  serier: isSeries,
};

function genreOf(filter: string): string | undefined {
  return filter === 'alle' ? undefined : filters.find(([id]) => id === filter)?.[1];
}

function filtersOf(shelf: Explored, titles: readonly Title[]): (typeof filters)[number][] {
  return filters.filter(([id]) => {
    const genre = genreOf(id);
    return titles.some((title) => inShelf[shelf](title) && (!genre || title.genres.includes(genre)));
  });
}

function link(shelf: Explored, { filter, sort }: Choice): string {
  const query = new URLSearchParams();
  if (filter !== 'alle') query.set('filterMenu', filter);
  if (sort !== 'populart') query.set('sortMenu', sort);
  return query.size === 0 ? `/${shelf}` : `/${shelf}?${query.toString()}`;
}

/** Both menus; each entry keeps the other menu's choice. */
export function menusOf(
  shelf: Explored,
  choice: Choice,
  titles: readonly Title[],
): { filterMenus: MenuEntry[]; sortMenus: MenuEntry[] } {
  return {
    filterMenus: filtersOf(shelf, titles).map(([id, title]) => ({
      title,
      link: link(shelf, { ...choice, filter: id }),
      isDefaultSelected: id === choice.filter,
      tracking: { elementId: `${shelf}-filter-${id}`, elementName: title },
    })),
    sortMenus: sorts.map(([id, title]) => ({
      title,
      link: link(shelf, { ...choice, sort: id }),
      isDefaultSelected: id === choice.sort,
      tracking: { elementId: `${shelf}-sort-${id}`, elementName: title },
    })),
  };
}

/** Returns the lane of a choice; its id encodes the choice. */
export function explorationLane(shelf: Explored, { filter, sort }: Choice): Lane {
  const genre = genreOf(filter);
  const isInGenre = genre ? hasGenre(genre) : () => true;
  return titleLane({
    id: `utforsk_${shelf}_${filter}_${sort}`,
    name: genre ?? (shelf === 'filmer' ? 'Alle filmer' : 'Alle serier'),
    style: shelf === 'filmer' ? 'SwimmingPoolPortrait' : 'SwimmingPool',
    isPaged: true,
    hidesName: false,
    titles: selectTitles((title) => inShelf[shelf](title) && isInGenre(title), sort),
  });
}

/** Inverse: the lane of an exploration id. */
export function explorationLaneOf(id: string): Lane | undefined {
  const [prefix, shelf, filter, sort] = id.split('_');
  if (prefix !== 'utforsk' || (shelf !== 'filmer' && shelf !== 'serier')) return undefined;
  return explorationLane(shelf, choiceOf(filter, sort));
}
