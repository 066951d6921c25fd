import type { PlaybackEngine } from '../playbackEngine.ts';
import type { StreamStore } from '../state/streamStore.ts';
import { steppedVolume } from '../state/streamTime.ts';

/** Creates the video element and the subtitle container, one pair per engine. */
export function createMediaElement(host: HTMLElement, state: StreamStore) {
  const { volume, isMuted } = state.get();
  const video = document.createElement('video');
  video.playsInline = true;
  video.volume = volume;
  video.muted = isMuted;
  const captions = document.createElement('div');
  captions.dataset['captions'] = '';
  host.append(video, captions);
  return {
    video,
    captions,
    remove() {
      video.remove();
      captions.remove();
    },
  };
}

/** Copies the media element's state to the store. */
export function syncElementState(
  video: HTMLVideoElement,
  host: HTMLElement,
  state: StreamStore,
  signal: AbortSignal,
): void {
  const on = (types: readonly string[], listener: () => void) => {
    for (const type of types) video.addEventListener(type, listener, { signal });
  };
  on(['play', 'playing', 'pause'], () => {
    // While loading, `isPaused` is what the user wants; the element is always paused.
    if (state.get().phase === 'loading') return;
    // At the end, the element fires `pause` before `ended`. That is not a pause.
    const isEnd = state.get().phase === 'ready' && video.ended;
    state.set({ isPaused: video.paused, ...(isEnd ? { phase: 'ended' } : {}) });
  });
  on(['seeking', 'seeked'], () => state.set({ isSeeking: video.seeking }));
  on(['volumechange'], () => {
    const { muted: isMuted } = video;
    state.set({ volume: steppedVolume(video.volume), isMuted, ...(isMuted ? {} : { isSilenced: false }) });
  });
  on(['resize'], () => {
    const { videoWidth, videoHeight } = video;
    state.set({ height: videoHeight > 0 ? videoHeight : undefined });
    // Keeps subtitles inside the picture, not in the letterbox.
    if (videoHeight > 0) host.style.setProperty('--picture-ratio', String(videoWidth / videoHeight));
  });
  on(['ended'], () => state.set({ phase: 'ended' }));
  on(['seeking', 'playing'], () => {
    if (state.get().phase === 'ended' && !video.ended) state.set({ phase: 'ready' });
  });
}

/** Plays, muted if the browser blocks autoplay with sound. */
export function playElement(video: HTMLVideoElement, state: StreamStore): void {
  video.play().catch((error: unknown) => {
    // An AbortError is caused by us.
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || video.muted) return;
    video.muted = true;
    state.set({ isSilenced: true });
    video.play().catch(() => undefined);
  });
}

/** Also sets the default rate, so that a new source keeps it. */
export function applyPlaybackRate(video: HTMLVideoElement, state: StreamStore, playbackRate: number): void {
  video.defaultPlaybackRate = playbackRate;
  video.playbackRate = playbackRate;
  state.set({ playbackRate });
}

export function createVolumeCommands(
  video: HTMLVideoElement,
  state: StreamStore,
): Pick<PlaybackEngine, 'setVolume' | 'setMuted'> {
  return {
    setVolume: (volume) => void (video.volume = steppedVolume(volume)),
    setMuted(isMuted) {
      // The user mutes deliberately.
      if (isMuted) state.set({ isSilenced: false });
      video.muted = isMuted;
    },
  };
}
