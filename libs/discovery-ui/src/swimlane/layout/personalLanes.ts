/** Returns whether a swimlane exists only for signed-in users (LANE-19, LANE-20). */
export function isPersonalLane(laneType: string | undefined): boolean {
  return laneType === 'ContinueWatching' || laneType === 'MyList';
}

/** Returns whether a page has only personal lanes, and so must not be indexed. */
export function hasOnlyPersonalLanes({
  swimlanes,
}: {
  swimlanes: readonly { readonly type: string }[];
}): boolean {
  return swimlanes.length > 0 && swimlanes.every(({ type }) => isPersonalLane(type));
}

export const isMyContentPage = (slug: string): boolean => slug.startsWith('mitt-innhold');
