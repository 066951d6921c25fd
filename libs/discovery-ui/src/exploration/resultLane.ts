import type { Swimlane } from '@tv/api-client';
import { laneLayout } from '../swimlane/layout/laneLayout.ts';

const silent = { warn: () => undefined };

/** Index of the last paged grid, which holds the results; -1 if none. */
export function resultLane(lanes: readonly Pick<Swimlane, 'style' | 'type' | 'supportsPaging'>[]): number {
  return lanes.findLastIndex((lane) => lane.supportsPaging && laneLayout(lane, silent).kind === 'pool');
}
