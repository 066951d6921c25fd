import type { Swimlane } from '@tv/api-client';
import { isPersonalLane } from '../swimlane/layout/isPersonalLane.ts';
import { laneLayout } from '../swimlane/layout/laneLayout.ts';

const silentReporter = { warn: () => undefined };

/** Picks the first ranked row, else the first row of titles. Skips personal and live lanes. */
export function pickPopularLane(lanes: readonly Swimlane[]): Swimlane | undefined {
  const rows = lanes.flatMap((lane) => {
    const layout = laneLayout(lane, silentReporter);
    return layout.kind === 'rail' && layout.shape !== 'live' && !isPersonalLane(lane.type)
      ? [{ lane, isRanked: layout.numbered }]
      : [];
  });
  return (rows.find(({ isRanked }) => isRanked) ?? rows[0])?.lane;
}
