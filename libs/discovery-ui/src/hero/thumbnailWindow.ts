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
