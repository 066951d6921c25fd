/** Returns whether a swimlane exists only for signed-in users (LANE-19, LANE-20). */
export function isPersonalLane(laneType: string | undefined): boolean {
  return laneType === 'ContinueWatching' || laneType === 'MyList';
}
