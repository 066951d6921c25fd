/**
 * Where a swimlane stands on its page: first of all, in sight where the page opens, just below that, or far from it.
 * What the page opens with is asked for at once, and drawn by a server.
 */
export type LaneStanding = 'first' | 'opening' | 'below' | 'far';

/** So many swimlanes follow the first where a page opens: one more beneath a hero, which is no row of cards. */
const OPENING = { hero: 2, row: 1 } as const;

/** So many swimlanes at most are in sight on the tallest of screens. */
const IN_SIGHT = 4;

/**
 * @param index  place among the swimlanes that are shown, from 0
 * @param first  what the page begins with
 */
export function laneStanding(index: number, first: keyof typeof OPENING): LaneStanding {
  if (index === 0) return 'first';
  if (index <= OPENING[first]) return 'opening';
  return index < IN_SIGHT ? 'below' : 'far';
}
