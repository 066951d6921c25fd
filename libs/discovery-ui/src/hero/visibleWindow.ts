/**
 * Which items stand in the strip when only `visible` of `count` fit: a window that holds the active one and,
 * where there is one and room for it, the next, so that every item can be reached. It moves only as far as it
 * must from the start.
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
  const lastToHold = visible > 1 ? active + 1 : active;
  const from = Math.max(0, Math.min(lastToHold - visible + 1, count - visible));
  return { from, to: Math.min(count, from + visible) };
}
