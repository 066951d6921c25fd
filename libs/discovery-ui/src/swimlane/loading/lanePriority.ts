/** `first` and `opening` lanes are fetched at once and rendered on the server. */
export type LanePriority = 'first' | 'opening' | 'below' | 'far';

/** Number of `opening` lanes after the first. */
const OPENING_LANE_COUNT = { hero: 2, row: 1 } as const;

/** The most lanes that fit on the tallest screens. */
const MAX_LANES_IN_VIEW = 4;

/** Lane indexes: the first lane that was in view, and the one with the anchor of scroll restoration. */
export interface RestoredLanes {
  readonly from: number;
  readonly to: number;
}

/** Returns the load priority of a swimlane. On a page that is restored below its first lane, it depends on `restored`. */
export function lanePriority(
  index: number,
  first: keyof typeof OPENING_LANE_COUNT,
  restored?: RestoredLanes,
): LanePriority {
  if (restored !== undefined && restored.from > 0 && restored.to >= restored.from) {
    if (index >= restored.from && index <= restored.to) return 'opening';
    return Math.abs(index - restored.to) < MAX_LANES_IN_VIEW ? 'below' : 'far';
  }
  if (index === 0) return 'first';
  if (index <= OPENING_LANE_COUNT[first]) return 'opening';
  return index < MAX_LANES_IN_VIEW ? 'below' : 'far';
}
