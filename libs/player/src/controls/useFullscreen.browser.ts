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
    else element?.requestFullscreen().then(turnPhone, () => undefined);
  }, [element]);
  return { isFullscreen, toggle, isPossible };
}

/** Of the narrower side of a screen (px): below that it is a phone. */
const PHONE_PX = 600;

/** On a phone the whole screen is had on its side, however it is held. The browser lets it go again by itself. */
function turnPhone() {
  if (Math.min(screen.width, screen.height) >= PHONE_PX || !matchMedia('(pointer: coarse)').matches) return;
  // Not every browser can, and none has to; then it is held as it is held.
  if ('lock' in screen.orientation) screen.orientation.lock('landscape').catch(() => undefined);
}
