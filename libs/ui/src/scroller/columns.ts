/** Item shapes; the style sheet sets the columns per shape. */
export type ScrollerShape = 'landscape' | 'portrait' | 'square' | 'wide';

/**
 * Returns the scroll position of the next page: the visible columns, minus one for context if there are
 * more than three. CSS pixels.
 *
 * @param step distance between columns
 */
export function getPageTarget(scrolled: number, viewWidth: number, step: number, direction: 1 | -1): number {
  if (step <= 0) return scrolled;
  const columns = Math.max(1, Math.floor(viewWidth / step));
  const currentColumn = Math.round(scrolled / step);
  return Math.max(0, (currentColumn + direction * Math.max(1, columns > 3 ? columns - 1 : columns)) * step);
}

/** Returns whether the scroller is at its ends, with 1 px tolerance. */
export function getScrollEnds(
  scrolled: number,
  viewWidth: number,
  contentWidth: number,
): { readonly isAtStart: boolean; readonly isAtEnd: boolean } {
  return { isAtStart: scrolled <= 1, isAtEnd: scrolled + viewWidth >= contentWidth - 1 };
}
