/** `first` and `opening` lanes are fetched at once and rendered on the server. */
export type LanePriority = 'first' | 'opening' | 'below' | 'far';

/** Number of `opening` lanes after the first. */
const OPENING_LANE_COUNT = { hero: 2, row: 1 } as const;

/** The most lanes that fit on the tallest screens. */
const MAX_LANES_IN_VIEW = 4;

/** Returns the load priority of a swimlane. */
export function lanePriority(index: number, first: keyof typeof OPENING_LANE_COUNT): LanePriority {
  if (index === 0) return 'first';
  if (index <= OPENING_LANE_COUNT[first]) return 'opening';
  return index < MAX_LANES_IN_VIEW ? 'below' : 'far';
}
