import { frontPage, useGetPageQuery, useGetPagesQuery, useGetSwimlaneQuery, type Card } from '@tv/api-client';

const NONE: readonly Card[] = [];

/**
 * The cards of the front page's first lane of a style; none until they are there, and where there is no such lane. What sells
 * is what one would meet there, and most have it at hand already.
 */
export function useFrontLane(isWanted: (style: string) => boolean): readonly Card[] {
  const { data: pages } = useGetPagesQuery();
  const slug = pages && frontPage(pages)?.slug;
  const { data: page } = useGetPageQuery({ slug: slug ?? '' }, { skip: slug === undefined });
  const lane = page?.swimlanes.find(({ style }) => style !== undefined && isWanted(style));
  const { data } = useGetSwimlaneQuery({ link: lane?.link ?? '' }, { skip: lane === undefined });
  return data?.cards ?? NONE;
}
