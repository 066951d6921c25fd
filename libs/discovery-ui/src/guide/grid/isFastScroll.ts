/** Text is unreadable above this speed. */
const FAST_SCROLL_PX_PER_MS = 1.5;

/** Longer pauses separate two scrolls. */
const SCROLL_GAP_MS = 150;

/** `at` in ms. */
export interface ScrollSample {
  readonly top: number;
  readonly at: number;
}

/** Whether the user scrolls too fast to read. A single jump does not count. */
export function isFastScroll(previous: ScrollSample | undefined, next: ScrollSample): boolean {
  if (previous === undefined) return false;
  const ms = next.at - previous.at;
  return ms < SCROLL_GAP_MS && Math.abs(next.top - previous.top) > FAST_SCROLL_PX_PER_MS * ms;
}
