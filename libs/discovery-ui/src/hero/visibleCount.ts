const MOST_LIVE = 3;
const MOST_OTHERWISE = 6;
const WIDTH_PER_ITEM = 210;

/**
 * How many items of a hero may be visible at once: at most 3 when they are live and 6 otherwise (LANE-25,
 * LANE-26), one for every 210 px of width (LANE-27), and never fewer than one.
 *
 * @param width of the carousel in CSS pixels
 */
export function heroVisibleCount({ isLive, width }: { isLive: boolean; width: number }): number {
  const fitting = Math.floor(width / WIDTH_PER_ITEM);
  return Math.max(1, Math.min(isLive ? MOST_LIVE : MOST_OTHERWISE, fitting));
}
