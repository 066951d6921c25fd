import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether an element fills the screen, and how to change it. `isPossible` is false where a browser has no such thing. */
export function useFullscreen(element: HTMLElement | null) {
  const [isFullscreen, setFullscreen] = useState(false);
  const isPossible = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled,
    () => false,
  );
  useEffect(() => {
    const read = () => setFullscreen(element !== null && document.fullscreenElement === element);
    document.addEventListener('fullscreenchange', read);
    return () => document.removeEventListener('fullscreenchange', read);
  }, [element]);
  const toggle = useCallback(() => {
    // Both may be refused, where a page is framed or nobody pressed anything; then all stays as it is.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    else element?.requestFullscreen().catch(() => undefined);
  }, [element]);
  return { isFullscreen, toggle, isPossible };
}
