import { useLayoutEffect, useState, type RefObject } from 'react';

/** CSS pixels. */
export interface GuideSize {
  /** The visible programme area. */
  readonly width: number;
  readonly height: number;
  readonly hour: number;
  readonly row: number;
  /** Channel column and hour header. */
  readonly channel: number;
  readonly hours: number;
}

/**
 * The grid's measured size; undefined before layout and while hidden.
 *
 * @param cell element of one hour by one row
 * @param corner element of the corner's size
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
