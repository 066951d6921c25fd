import {
  findFrontPage,
  useGetPageQuery,
  useGetPagesQuery,
  useGetSwimlaneQuery,
  type Card,
} from '@tv/api-client';

const NONE: readonly Card[] = [];

/** Returns the cards of the first front page swimlane with a matching style; empty while loading or without one. */
export function useFrontPageSwimlane(matchesStyle: (style: string) => boolean): readonly Card[] {
  const { data: pages } = useGetPagesQuery();
  const slug = pages && findFrontPage(pages)?.slug;
  const { data: page } = useGetPageQuery({ slug: slug ?? '' }, { skip: slug === undefined });
  const swimlane = page?.swimlanes.find(({ style }) => style !== undefined && matchesStyle(style));
  const { data } = useGetSwimlaneQuery({ link: swimlane?.link ?? '' }, { skip: swimlane === undefined });
  return data?.cards ?? NONE;
}

const normalizeName = (name: string): string => name.toLowerCase().replaceAll(/[^a-zæøå0-9]/g, '');

/** The card of a streaming service. Cards can have longer names, such as "Max Sport" for "Max". */
export function findServiceCard<T extends Pick<Card, 'title'>>(cards: readonly T[], name: string) {
  const wanted = normalizeName(name);
  if (wanted === '') return undefined;
  return (
    cards.find(({ title }) => normalizeName(title) === wanted) ??
    cards.find(({ title }) => normalizeName(title).startsWith(wanted))
  );
}

/** Returns a lookup of a streaming service's logo, from the front page's row of services. */
export function useServiceLogo(): (name: string) => string | undefined {
  const cards = useFrontPageSwimlane((style) => style === 'MenuLogo');
  return (name) => {
    const card = findServiceCard(cards, name);
    return card?.logos?.[0]?.logo ?? card?.image?.url;
  };
}
