import { useEffect, useRef, type RefObject } from 'react';

export interface ShowMore<List extends HTMLElement> {
  /** Ref of the list, which needs a `tabIndex` as focus fallback. */
  readonly listRef: RefObject<List | null>;
  readonly handleShowMore: () => void;
}

/**
 * Renders more items on press, then focuses the first new one.
 *
 * @param count number of rendered items
 */
export function useShowMore<List extends HTMLElement>(
  count: number,
  showMore: (() => void) | undefined,
): ShowMore<List> {
  const listRef = useRef<List>(null);
  // Index of the first new item.
  const firstNewIndex = useRef<number>(undefined);
  useEffect(() => {
    const index = firstNewIndex.current;
    if (index === undefined || index >= count) return;
    firstNewIndex.current = undefined;
    const first = listRef.current?.children[index];
    (first?.querySelector<HTMLElement>('a[href]') ?? listRef.current)?.focus();
  }, [count]);
  const handleShowMore = () => {
    firstNewIndex.current = count;
    showMore?.();
  };
  return { listRef, handleShowMore };
}
