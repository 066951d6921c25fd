/** Whether a swimlane is the viewer's own, and so there only for whoever is signed in (LANE-19, LANE-20). */
export function isPersonal(laneType: string | undefined): boolean {
  return laneType === 'ContinueWatching' || laneType === 'MyList';
}
