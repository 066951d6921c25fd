import { useLayoutEffect, useState, type RefObject } from 'react';

/** Measured sizes of the grid in CSS pixels. */
export interface GuideSize {
  /** The visible programme area, without channels and hours. */
  readonly width: number;
  readonly height: number;
  readonly hour: number;
  readonly row: number;
  /** Width of the channel column and height of the hour header. */
  readonly channel: number;
  readonly hours: number;
}

/**
 * The measured size of the grid. Undefined before layout and while the grid is hidden.
 *
 * @param cell an empty element with the size of one hour of a row
 * @param corner an element with the size of the corner
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
