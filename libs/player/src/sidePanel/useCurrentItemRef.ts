import { useEffect, useRef } from 'react';

/** Returns a ref that scrolls to and focuses the playing item once, when the list opens. */
export function useCurrentItemRef() {
  const item = useRef<HTMLButtonElement>(null);
  const isShown = useRef(false);
  // A closed dialog cannot hold the focus.
  useEffect(() => {
    if (item.current === null || isShown.current) return;
    isShown.current = true;
    item.current.scrollIntoView({ block: 'center' });
    item.current.focus({ preventScroll: true });
  });
  return item;
}
