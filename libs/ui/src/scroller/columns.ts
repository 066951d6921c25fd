/** Shapes of what a rail carries; the style sheet knows how many columns of each a width has room for. */
export type ScrollerShape = 'landscape' | 'portrait' | 'square' | 'wide';

/**
 * Where a press of the button goes: on by the whole columns in sight, less one when they are many, so that the last
 * thing seen is the first thing seen again.
 *
 * @param scrolled  how far the rail is scrolled, in CSS pixels
 * @param viewWidth  width of the rail's window
 * @param step  distance from one column to the next
 * @param direction  `1` forward, `-1` back
 */
export function pageTarget(scrolled: number, viewWidth: number, step: number, direction: 1 | -1): number {
  if (step <= 0) return scrolled;
  const columns = Math.max(1, Math.floor(viewWidth / step));
  const here = Math.round(scrolled / step);
  return Math.max(0, (here + direction * Math.max(1, columns > 3 ? columns - 1 : columns)) * step);
}

/** Whether there is more before and after what is in sight; a pixel of rounding is no more. */
export function railEnds(
  scrolled: number,
  viewWidth: number,
  contentWidth: number,
): { readonly isAtStart: boolean; readonly isAtEnd: boolean } {
  return { isAtStart: scrolled <= 1, isAtEnd: scrolled + viewWidth >= contentWidth - 1 };
}
