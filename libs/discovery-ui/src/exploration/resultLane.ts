import type { Swimlane } from '@tv/api-client';
import { laneLayout } from '../swimlane/laneLayout.ts';

/** Unknown lane types are reported where they render. */
const silent = { warn: () => undefined };

/** Index of the lane with the results of the choice: the last paged grid. -1 if there is none. */
export function resultLane(lanes: readonly Pick<Swimlane, 'style' | 'type' | 'supportsPaging'>[]): number {
  return lanes.findLastIndex((lane) => lane.supportsPaging && laneLayout(lane, silent).kind === 'pool');
}
