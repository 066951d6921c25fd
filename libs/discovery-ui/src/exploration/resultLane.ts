import type { Swimlane } from '@tv/api-client';
import { laneLayout } from '../swimlane/laneLayout.ts';

/** What odd lanes there are is reported where they are drawn. */
const silent = { warn: () => undefined };

/**
 * Which of the lanes of an exploration page holds what the viewer's choice has found, so that all of it is shown: the last
 * one that is drawn as a grid and comes by pages. -1 where there is none.
 */
export function resultLane(lanes: readonly Pick<Swimlane, 'style' | 'type' | 'supportsPaging'>[]): number {
  return lanes.findLastIndex((lane) => lane.supportsPaging && laneLayout(lane, silent).kind === 'pool');
}
