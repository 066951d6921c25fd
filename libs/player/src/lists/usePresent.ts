import { useCallback, useRef } from 'react';

/** For the one in a list that plays: when the list is opened it is in sight and has the focus; not when it becomes another. */
export function usePresent() {
  const isShown = useRef(false);
  return useCallback((item: HTMLElement | null) => {
    if (item === null || isShown.current) return;
    isShown.current = true;
    item.scrollIntoView({ block: 'center' });
    item.focus({ preventScroll: true });
  }, []);
}
