import type { StreamStore } from '../state/streamStore.ts';

/** Safari's AirPlay API. */
interface AirPlayVideo extends HTMLVideoElement {
  webkitShowPlaybackTargetPicker?: () => void;
}

/** Creates commands for picture-in-picture and AirPlay; tracks their support in the store. */
export function createExternalDisplays(video: HTMLVideoElement, state: StreamStore, signal: AbortSignal) {
  const airPlay: AirPlayVideo = video;
  // eslint-disable-next-line compat/compat -- undefined without support, so false
  const isInPictureInPicture = () => document.pictureInPictureElement === video;
  const updateState = () => state.set({ isInPictureInPicture: isInPictureInPicture() });
  video.addEventListener('enterpictureinpicture', updateState, { signal });
  video.addEventListener('leavepictureinpicture', updateState, { signal });
  const updateAirPlay = (event: Event) =>
    state.set({ canAirPlay: 'availability' in event && event.availability === 'available' });
  // Only Safari fires this event.
  video.addEventListener('webkitplaybacktargetavailabilitychanged', updateAirPlay, { signal });
  // eslint-disable-next-line compat/compat -- checked here
  const isSupported = 'pictureInPictureEnabled' in document && document.pictureInPictureEnabled;
  state.set({ canPictureInPicture: isSupported });
  signal.addEventListener('abort', () => {
    if (isSupported && isInPictureInPicture()) document.exitPictureInPicture().catch(() => undefined);
  });
  return {
    togglePictureInPicture() {
      // Rejects before metadata is loaded or without a user gesture; nothing changes then.
      if (isSupported && isInPictureInPicture()) document.exitPictureInPicture().catch(() => undefined);
      else if (isSupported) video.requestPictureInPicture().catch(() => undefined);
    },
    showAirPlay: () => airPlay.webkitShowPlaybackTargetPicker?.(),
  };
}
