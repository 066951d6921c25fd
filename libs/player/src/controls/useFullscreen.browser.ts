import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** What the video of an iPhone has, which lets nothing but a video fill the screen. Its own controls lie over it then. */
interface FillingVideo extends HTMLVideoElement {
  readonly webkitDisplayingFullscreen?: boolean;
  webkitEnterFullscreen?: () => void;
  webkitExitFullscreen?: () => void;
}

const never = () => () => undefined;
const canFill = () => document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype;

/**
 * Whether an element fills the screen, and how to change it; where a browser lets only a video do so, the video within it.
 * `isPossible` is false where a browser has neither.
 */
export function useFullscreen(element: HTMLElement | null) {
  const [isFullscreen, setFullscreen] = useState(false);
  const isPossible = useSyncExternalStore(never, canFill, () => false);
  useEffect(() => {
    if (!element) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = () => setFullscreen(document.fullscreenElement === element || isVideoFilling(element));
    document.addEventListener('fullscreenchange', read, { signal });
    // These do not bubble, and the video comes and goes.
    element.addEventListener('webkitbeginfullscreen', read, { signal, capture: true });
    element.addEventListener('webkitendfullscreen', read, { signal, capture: true });
    return () => leaving.abort();
  }, [element]);
  const toggle = useCallback(() => {
    if (!document.fullscreenEnabled) return toggleVideo(element);
    // Both may be refused, where a page is framed or nobody pressed anything; then all stays as it is.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    else element?.requestFullscreen().then(turnPhone, () => undefined);
  }, [element]);
  return { isFullscreen, toggle, isPossible };
}

const videoIn = (element: HTMLElement | null): FillingVideo | null => element?.querySelector('video') ?? null;

const isVideoFilling = (element: HTMLElement) => videoIn(element)?.webkitDisplayingFullscreen === true;

function toggleVideo(element: HTMLElement | null) {
  const video = videoIn(element);
  try {
    if (video?.webkitDisplayingFullscreen === true) video.webkitExitFullscreen?.();
    else video?.webkitEnterFullscreen?.();
  } catch {
    // It has no picture yet: then all stays as it is.
  }
}

/** Of the narrower side of a screen (px): below that it is a phone. */
const PHONE_PX = 600;

/** On a phone the whole screen is had on its side, however it is held. The browser lets it go again by itself. */
function turnPhone() {
  if (Math.min(screen.width, screen.height) >= PHONE_PX || !matchMedia('(pointer: coarse)').matches) return;
  // Not every browser can, and none has to; then it is held as it is held.
  if ('lock' in screen.orientation) screen.orientation.lock('landscape').catch(() => undefined);
}
