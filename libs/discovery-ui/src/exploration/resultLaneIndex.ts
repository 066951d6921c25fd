import type { Swimlane } from '@tv/api-client';
import { laneLayout } from '../swimlane/layout/laneLayout.ts';

const silentReporter = { warn: () => undefined };

/** Index of the last paged grid, which holds the results; -1 if none. */
export function resultLaneIndex(
  lanes: readonly Pick<Swimlane, 'style' | 'type' | 'supportsPaging'>[],
): number {
  return lanes.findLastIndex(
    (lane) => lane.supportsPaging && laneLayout(lane, silentReporter).kind === 'pool',
  );
}
