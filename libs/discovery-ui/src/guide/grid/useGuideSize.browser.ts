import { useLayoutEffect, useState, type RefObject } from 'react';

/** What the style sheet makes of the grid, in CSS pixels. */
export interface GuideSize {
  /** Of what is seen of the programmes, beside the channels and below the hours. */
  readonly width: number;
  readonly height: number;
  readonly hour: number;
  readonly row: number;
  /** Of the column of channels, and of the line of hours. */
  readonly channel: number;
  readonly hours: number;
}

/**
 * How large the grid is, as it changes. Undefined until a browser has laid it out, and while it is not shown: what is drawn
 * then does not depend on it.
 *
 * @param cell  an empty element as large as an hour of a row
 * @param corner  one as large as the corner between channels and hours
 */
export function useGuideSize(
  scroller: RefObject<HTMLElement | null>,
  cell: RefObject<HTMLElement | null>,
  corner: RefObject<HTMLElement | null>,
): GuideSize | undefined {
  const [size, setSize] = useState<GuideSize>();
  useLayoutEffect(() => {
    const [outer, inner, head] = [scroller.current, cell.current, corner.current];
    if (!outer || !inner || !head) return;
    const measure = () => {
      const { width: hour, height: row } = inner.getBoundingClientRect();
      const { width: channel, height: hours } = head.getBoundingClientRect();
      if (hour === 0 || row === 0) return;
      const [width, height] = [outer.clientWidth - channel, outer.clientHeight - hours];
      const next = { width, height, hour, row, channel, hours };
      setSize((before) => (before && isSame(before, next) ? before : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [outer, inner, head]) observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, cell, corner]);
  return size;
}

function isSame(one: GuideSize, other: GuideSize): boolean {
  const keys = ['width', 'height', 'hour', 'row', 'channel', 'hours'] as const;
  return keys.every((key) => one[key] === other[key]);
}
