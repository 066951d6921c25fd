import { useEffect, useRef, type RefObject } from 'react';

export interface MoreAtPress<List extends HTMLElement> {
  /** Ref of the list, which needs a `tabIndex` as focus fallback. */
  readonly list: RefObject<List | null>;
  readonly press: () => void;
}

/**
 * Renders more items on press, then focuses the first new one.
 *
 * @param count number of rendered items
 */
export function useMoreAtPress<List extends HTMLElement>(
  count: number,
  showMore: (() => void) | undefined,
): MoreAtPress<List> {
  const list = useRef<List>(null);
  // Index of the first new item.
  const firstNewIndex = useRef<number>(undefined);
  useEffect(() => {
    const index = firstNewIndex.current;
    if (index === undefined || index >= count) return;
    firstNewIndex.current = undefined;
    const first = list.current?.children[index];
    (first?.querySelector<HTMLElement>('a[href]') ?? list.current)?.focus();
  }, [count]);
  const press = () => {
    firstNewIndex.current = count;
    showMore?.();
  };
  return { list, press };
}
