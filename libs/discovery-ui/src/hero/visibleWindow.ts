/**
 * Which items stand in the strip when only `visible` of `count` fit: a window that holds the active one and
 * moves only as far as it must from the start.
 */
export function visibleWindow({
  count,
  visible,
  active,
}: {
  readonly count: number;
  readonly visible: number;
  readonly active: number;
}): { readonly from: number; readonly to: number } {
  const from = Math.max(0, Math.min(active - visible + 1, count - visible));
  return { from, to: Math.min(count, from + visible) };
}
