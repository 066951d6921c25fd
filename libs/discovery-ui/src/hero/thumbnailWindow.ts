const MAX_LIVE_ITEMS = 3;
const MAX_ITEMS = 6;
const WIDTH_PER_ITEM_PX = 210;

/** Returns how many thumbnails fit: one per 210 px (LANE-27), at most 3 if live (LANE-25), else 6 (LANE-26). */
export function heroVisibleCount({ isLive, width }: { isLive: boolean; width: number }): number {
  const fitting = Math.floor(width / WIDTH_PER_ITEM_PX);
  return Math.max(1, Math.min(isLive ? MAX_LIVE_ITEMS : MAX_ITEMS, fitting));
}

/** Returns the range of thumbnails with the active one and, if it fits, the next. */
export function thumbnailWindow({
  count,
  visible,
  active,
}: {
  readonly count: number;
  readonly visible: number;
  readonly active: number;
}): { readonly from: number; readonly to: number } {
  const lastToHold = visible > 1 ? active + 1 : active;
  const from = Math.max(0, Math.min(lastToHold - visible + 1, count - visible));
  return { from, to: Math.min(count, from + visible) };
}
