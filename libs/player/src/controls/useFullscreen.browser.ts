import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** On iPhone only a video element can go fullscreen, with native controls. */
interface FillingVideo extends HTMLVideoElement {
  readonly webkitDisplayingFullscreen?: boolean;
  webkitEnterFullscreen?: () => void;
  webkitExitFullscreen?: () => void;
}

const never = () => () => undefined;
const canFill = () => document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype;

/** Fullscreen state and toggle; falls back to video fullscreen. `isPossible` is false without either. */
export function useFullscreen(element: HTMLElement | null) {
  const [isFullscreen, setFullscreen] = useState(false);
  const isPossible = useSyncExternalStore(never, canFill, () => false);
  useEffect(() => {
    if (!element) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    const read = () => setFullscreen(document.fullscreenElement === element || isVideoFilling(element));
    document.addEventListener('fullscreenchange', read, { signal });
    // These do not bubble, and the video element may be replaced.
    element.addEventListener('webkitbeginfullscreen', read, { signal, capture: true });
    element.addEventListener('webkitendfullscreen', read, { signal, capture: true });
    return () => leaving.abort();
  }, [element]);
  const toggle = useCallback(() => {
    if (!document.fullscreenEnabled) return toggleVideo(element);
    // Rejected in iframes and without a user gesture.
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
    // The video has no data yet.
  }
}

/** Screens narrower than this are phones. */
const PHONE_PX = 600;

/** Locks a phone to landscape until fullscreen ends. */
function turnPhone() {
  if (Math.min(screen.width, screen.height) >= PHONE_PX || !matchMedia('(pointer: coarse)').matches) return;
  // Unsupported in some browsers and optional.
  if ('lock' in screen.orientation) screen.orientation.lock('landscape').catch(() => undefined);
}
