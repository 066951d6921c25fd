import type { StreamStore } from './streamStore.ts';

/** What Safari's element has beside the standard: sending the picture to a television. */
interface AirPlayVideo extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker?: () => void;
}

/** Where else than on the page a picture can be shown. */
export interface OtherScreens {
  togglePictureInPicture(): void;
  showAirPlay(): void;
}

/** Watches over what the browser offers for this element, and keeps the state. */
export function otherScreensOf(
  video: HTMLVideoElement,
  state: StreamStore,
  signal: AbortSignal,
): OtherScreens {
  const airPlay: AirPlayVideo = video;
  const isHere = () => document.pictureInPictureElement === video;
  const read = () => state.set({ isInPictureInPicture: isHere() });
  video.addEventListener('enterpictureinpicture', read, { signal });
  video.addEventListener('leavepictureinpicture', read, { signal });
  // There is such an event where there is AirPlay, and it tells whether a television is near.
  video.addEventListener(
    'webkitplaybacktargetavailabilitychanged',
    (event) => state.set({ canAirPlay: 'availability' in event && event.availability === 'available' }),
    { signal },
  );
  // A browser that has no such thing has no such property either.
  const isPossible = 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;
  state.set({ canPictureInPicture: isPossible });
  signal.addEventListener('abort', () => {
    if (isPossible && isHere()) document.exitPictureInPicture().catch(() => undefined); // It goes with the element then.
  });
  return {
    togglePictureInPicture() {
      // Refused while there is no picture yet, or nobody pressed anything; then all stays as it is.
      if (isPossible && isHere()) document.exitPictureInPicture().catch(() => undefined);
      else if (isPossible) video.requestPictureInPicture().catch(() => undefined);
    },
    showAirPlay: () => airPlay.webkitShowPlaybackTargetPicker?.(),
  };
}
