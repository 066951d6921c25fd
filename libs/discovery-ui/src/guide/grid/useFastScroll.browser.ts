import type { Virtualizer } from '@tanstack/react-virtual';
import { useRef, useState, type UIEvent } from 'react';
import { flushSync } from 'react-dom';

/** Text is unreadable above this speed. */
const FAST_SCROLL_PX_PER_MS = 1.5;

/** Longer pauses separate two scrolls. */
const SCROLL_GAP_MS = 150;

/** `at` in ms. */
interface ScrollSample {
  readonly top: number;
  readonly at: number;
}

/** Returns whether the user scrolls too fast to read. A single jump does not count. */
export function isFastScroll(previous: ScrollSample | undefined, next: ScrollSample): boolean {
  if (previous === undefined) return false;
  const ms = next.at - previous.at;
  return ms < SCROLL_GAP_MS && Math.abs(next.top - previous.top) > FAST_SCROLL_PX_PER_MS * ms;
}

/** Renders rows that come into view during fast scrolling as placeholders until it ends. */
export function useFastScroll({ range, isScrolling }: Virtualizer<HTMLElement, HTMLElement>) {
  const [fullRows, setFullRows] = useState<NonNullable<typeof range>>();
  if (fullRows && !isScrolling) setFullRows(undefined);
  const lastSample = useRef<ScrollSample>(undefined);
  return {
    isFastScrolling: fullRows !== undefined,
    isPlaceholder: (row: number) =>
      fullRows !== undefined && (row < fullRows.startIndex || row > fullRows.endIndex),
    onScroll: ({ timeStamp, currentTarget }: UIEvent) => {
      const sample = { top: currentTarget.scrollTop, at: timeStamp };
      const isFast = isFastScroll(lastSample.current, sample);
      lastSample.current = sample;
      // At once, since the virtualizer's own listener renders the new rows next.
      if (isFast !== (fullRows !== undefined))
        flushSync(() => setFullRows(isFast ? (range ?? undefined) : undefined));
    },
  };
}
