import { useEffect, useRef } from 'react';

/** Shows more than the `count` rendered items on press, then focuses the first new one. */
export function useShowMore<List extends HTMLElement>(count: number, showMore: (() => void) | undefined) {
  // The list needs a `tabIndex` as focus fallback.
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
