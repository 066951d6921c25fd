const MOST_LIVE = 3;
const MOST_OTHERWISE = 6;
const WIDTH_PER_ITEM = 210;

/**
 * Returns how many thumbnails fit: at most 3 when live (LANE-25), else 6 (LANE-26), one per 210 px (LANE-27),
 * at least 1.
 */
export function heroVisibleCount({ isLive, width }: { isLive: boolean; width: number }): number {
  const fitting = Math.floor(width / WIDTH_PER_ITEM);
  return Math.max(1, Math.min(isLive ? MOST_LIVE : MOST_OTHERWISE, fitting));
}
