import { useEffect, useRef } from 'react';

/** For the one in a list that plays: when the list is opened it is in sight and has the focus; not when it becomes another. */
export function usePresent() {
  const item = useRef<HTMLButtonElement>(null);
  const isShown = useRef(false);
  // When what the list stands in is open: before, nothing in it can have the focus.
  useEffect(() => {
    if (item.current === null || isShown.current) return;
    isShown.current = true;
    item.current.scrollIntoView({ block: 'center' });
    item.current.focus({ preventScroll: true });
  });
  return item;
}
