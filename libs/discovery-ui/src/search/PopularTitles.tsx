import {
  findFrontPage,
  useGetPageQuery,
  useGetPagesQuery,
  type Swimlane as SwimlaneData,
} from '@tv/api-client';
import { PartBoundary } from '@tv/ssr';
import { laneLayout } from '../swimlane/layout/laneLayout.ts';
import { isPersonalLane } from '../swimlane/layout/personalLanes.ts';
import { Swimlane } from '../swimlane/view/Swimlane.tsx';

/** Picks the first ranked row, else the first row of titles. Skips personal and live lanes. */
export function pickPopularLane(lanes: readonly SwimlaneData[]): SwimlaneData | undefined {
  const rows = lanes.flatMap((lane) => {
    const layout = laneLayout(lane);
    return layout.kind === 'rail' && layout.shape !== 'live' && !isPersonalLane(lane.type)
      ? [{ lane, isRanked: layout.numbered }]
      : [];
  });
  return (rows.find(({ isRanked }) => isRanked) ?? rows[0])?.lane;
}

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
