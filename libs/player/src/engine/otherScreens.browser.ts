import type { StreamStore } from './streamStore.ts';

/** Safari's AirPlay API. */
interface AirPlayVideo extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker?: () => void;
}

/** Picture-in-picture and AirPlay. */
export interface OtherScreens {
  togglePictureInPicture(): void;
  showAirPlay(): void;
}

/** Tracks picture-in-picture and AirPlay support in the store. */
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
  // Only Safari fires this event.
  video.addEventListener(
    'webkitplaybacktargetavailabilitychanged',
    (event) => state.set({ canAirPlay: 'availability' in event && event.availability === 'available' }),
    { signal },
  );
  // Missing in browsers without support.
  const isPossible = 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;
  state.set({ canPictureInPicture: isPossible });
  signal.addEventListener('abort', () => {
    if (isPossible && isHere()) document.exitPictureInPicture().catch(() => undefined);
  });
  return {
    togglePictureInPicture() {
      // Rejects before metadata is loaded or without a user gesture; nothing changes then.
      if (isPossible && isHere()) document.exitPictureInPicture().catch(() => undefined);
      else if (isPossible) video.requestPictureInPicture().catch(() => undefined);
    },
    showAirPlay: () => airPlay.webkitShowPlaybackTargetPicker?.(),
  };
}
