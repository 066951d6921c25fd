import type { Swimlane } from '@tv/api-client';
import { isPersonal } from '../swimlane/isPersonal.ts';
import { laneLayout } from '../swimlane/laneLayout.ts';

const silent = { warn: () => undefined };

/**
 * What to show somebody who does not know what to search for, of the swimlanes of the front page: the first that is ranked,
 * or else the first row of titles. What is the viewer's own he knows already, and what is on just now is the guide's.
 */
export function popularLane(lanes: readonly Swimlane[]): Swimlane | undefined {
  const rows = lanes.flatMap((lane) => {
    const layout = laneLayout(lane, silent);
    return layout.kind === 'rail' && layout.shape !== 'live' && !isPersonal(lane.type)
      ? [{ lane, isRanked: layout.numbered }]
      : [];
  });
  return (rows.find(({ isRanked }) => isRanked) ?? rows[0])?.lane;
}
