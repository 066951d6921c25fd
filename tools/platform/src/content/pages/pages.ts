import type { Catalogue } from '../../catalogue/catalogue.ts';
import type { Title } from '../../catalogue/title.ts';
import { choiceOf, explorationLane, explorationLaneOf } from './exploration.ts';
import type { Lane } from './lane.ts';
import { titleLane } from './lane.ts';
import type { PageDefinition } from './pageDefinition.ts';
import { sectionPages } from './sectionPages.ts';
import { selectTitles } from './selection.ts';
import { startPage } from './startPage.ts';
import { themes } from './themes.ts';
import type { Theme } from './themes.ts';

function themePage({ slug, name, description, test }: Theme): PageDefinition {
  const lane = (id: string, title: string, style: Lane['style'], pick: (title: Title) => boolean): Lane =>
    titleLane({
      id: `tema-${slug}-${id}`,
      name: title,
      style,
      isPaged: true,
      minItemsForShowMore: 6,
      titles: selectTitles((one) => test(one) && pick(one)),
    });
  return {
    slug,
    title: name,
    description,
    lanes: [
      titleLane({
        id: `tema-${slug}-utvalgt`,
        name: 'Utvalgt',
        style: 'Featured',
        hidesName: true,
        titles: selectTitles(test, 'imdb', 6),
      }),
      lane('serier', 'Serier', 'Standard', ({ kind }) => kind === 'series'),
      lane('filmer', 'Filmer', 'StandardPortrait', ({ kind }) => kind === 'film'),
      lane('sendinger', 'Sendinger', 'Standard', ({ kind }) => kind === 'sport' || kind === 'programme'),
    ],
  };
}

const pages: readonly PageDefinition[] = [startPage, ...sectionPages, ...themes.map(themePage)];
const bySlug = new Map(pages.map((page) => [page.slug, page]));
const lanes = new Map(pages.flatMap((page) => page.lanes).map((lane) => [lane.id, lane]));

export function listedPages(): readonly PageDefinition[] {
  return pages.filter(({ order }) => order !== undefined);
}

/** Returns the lanes by page, with the default choice on exploration pages. */
export function lanesByPage(): readonly (readonly Lane[])[] {
  return pages.map(({ lanes: own, explores }) =>
    explores ? [...own, explorationLane(explores, choiceOf(undefined, undefined))] : own,
  );
}

export function pageOf(slug: string): PageDefinition | undefined {
  return bySlug.get(slug);
}

/** Returns the most similar titles: genres first, then age limit and kind. */
function similarLane(title: Title): Lane {
  const likeness = (other: Title): number =>
    3 * other.genres.filter((genre) => title.genres.includes(genre)).length +
    (other.kind === title.kind ? 1 : 0) +
    (other.picture === title.picture ? 1 : 0) +
    other.popularity;
  return titleLane({
    id: `similar-${title.id}`,
    name: 'Mer som dette',
    style: title.kind === 'film' ? 'StandardPortrait' : 'Standard',
    titles: (titles) =>
      titles
        .filter((other) => other.id !== title.id && other.isForKids === title.isForKids)
        .sort((a, b) => likeness(b) - likeness(a))
        .slice(0, 18),
  });
}

/** Returns the lane by id: of a page, an exploration list or similar titles. */
export function laneOf(id: string, catalogue: Catalogue): Lane | undefined {
  const known = lanes.get(id) ?? explorationLaneOf(id);
  if (known || !id.startsWith('similar-')) return known;
  const title = catalogue.title(id.slice('similar-'.length));
  return title && similarLane(title);
}
