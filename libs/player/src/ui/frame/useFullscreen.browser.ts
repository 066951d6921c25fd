import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';

/** On iPhone only a video element can go fullscreen, with native controls. */
interface FullscreenVideo extends HTMLVideoElement {
  readonly webkitDisplayingFullscreen?: boolean;
  webkitEnterFullscreen?: () => void;
  webkitExitFullscreen?: () => void;
}

const neverChanges = () => () => undefined;
const isFullscreenSupported = () =>
  document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype;

/**
 * Returns the fullscreen state and toggle; falls back to video fullscreen. `isPossible` is false without either. On
 * minimise, exits fullscreen and blurs the player.
 */
export function useFullscreen(element: HTMLElement | null, isMini: boolean) {
  const [isFullscreen, setFullscreen] = useState(false);
  const isPossible = useSyncExternalStore(neverChanges, isFullscreenSupported, () => false);
  useEffect(() => {
    if (!element) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const read = () => setFullscreen(document.fullscreenElement === element || isVideoFullscreen(element));
    document.addEventListener('fullscreenchange', read, { signal });
    // These do not bubble, and the video element may be replaced.
    element.addEventListener('webkitbeginfullscreen', read, { signal, capture: true });
    element.addEventListener('webkitendfullscreen', read, { signal, capture: true });
    return () => controller.abort();
  }, [element]);
  const toggle = useCallback(() => {
    if (!document.fullscreenEnabled) return toggleVideoFullscreen(element);
    // Rejected in iframes and without a user gesture.
    if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
    else element?.requestFullscreen().then(lockLandscape, () => undefined);
  }, [element]);
  const release = useEffectEvent(() => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && element?.contains(activeElement)) activeElement.blur();
    if (isFullscreen) toggle();
  });
  // Before the page takes the focus.
  useLayoutEffect(() => {
    if (isMini) release();
  }, [isMini]);
  return { isFullscreen, toggle, isPossible };
}

const findVideo = (element: HTMLElement | null): FullscreenVideo | null =>
  element?.querySelector('video') ?? null;

const isVideoFullscreen = (element: HTMLElement) => findVideo(element)?.webkitDisplayingFullscreen === true;

function toggleVideoFullscreen(element: HTMLElement | null) {
  const video = findVideo(element);
  try {
    if (video?.webkitDisplayingFullscreen === true) video.webkitExitFullscreen?.();
    else video?.webkitEnterFullscreen?.();
  } catch {
    // The video has no data yet.
  }
}

/** Screens narrower than this are phones. */
const PHONE_WIDTH_PX = 600;

/** Locks a phone to landscape until fullscreen ends. */
function lockLandscape() {
  if (Math.min(screen.width, screen.height) >= PHONE_WIDTH_PX || !matchMedia('(pointer: coarse)').matches)
    return;
  // Unsupported in some browsers and optional.
  if ('lock' in screen.orientation) screen.orientation.lock('landscape').catch(() => undefined);
}
