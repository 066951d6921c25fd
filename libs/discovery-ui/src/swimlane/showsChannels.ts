import type { LaneLayout } from './laneLayout.ts';

/** Whether a lane shows channels, each with what is on: by its type, or by how it is drawn (LANE-47). */
export function showsChannels(type: string, layout: LaneLayout): boolean {
  return type === 'OnTvNow' || (layout.kind === 'rail' && layout.shape === 'live');
}
