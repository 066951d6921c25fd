import { findFrontPage, useGetPageQuery, useGetPagesQuery } from '@tv/api-client';
import { PartBoundary } from '@tv/ssr';
import { Swimlane } from '../swimlane/view/Swimlane.tsx';
import { pickPopularLane } from './pickPopularLane.ts';

/** Suggested titles from the front page; nothing if they fail. */
export function PopularTitles() {
  return (
    <PartBoundary fallback={null}>
      <FrontPageLane />
    </PartBoundary>
  );
}

function FrontPageLane() {
  const { data: pages = [] } = useGetPagesQuery();
  const slug = findFrontPage(pages)?.slug ?? '';
  const { data: page } = useGetPageQuery({ slug }, { skip: slug === '' });
  const lane = pickPopularLane(page?.swimlanes ?? []);
  return lane === undefined ? null : <Swimlane lane={lane} slug={slug} priority="opening" />;
}
