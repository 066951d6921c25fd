import type { LaneLayout } from './laneLayout.ts';

/** Returns whether a lane shows channels, by its type or layout (LANE-47). */
export function showsChannels(type: string, layout: LaneLayout): boolean {
  return type === 'OnTvNow' || (layout.kind === 'rail' && layout.shape === 'live');
}
