import type { PlaybackEngine } from './playbackEngine.ts';
import type { StreamStore } from './streamStore.ts';
import { steppedVolume } from './streamTime.ts';

/** Where pictures and subtitles are drawn. Each engine has elements of its own, so that two never fight for one. */
export interface MediaElement {
  readonly video: HTMLVideoElement;
  /** Where the library draws subtitles. */
  readonly captions: HTMLElement;
  remove(): void;
}

/** Puts the elements into `host`, with the volume of the state. */
export function createMediaElement(host: HTMLElement, state: StreamStore): MediaElement {
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

interface FollowOptions {
  readonly host: HTMLElement;
  readonly state: StreamStore;
  readonly signal: AbortSignal;
  /** Its time has become another. */
  readonly onTime: () => void;
  /** More of the stream is there. */
  readonly onProgress: () => void;
}

/** Writes down what the element tells of itself. */
export function followElement(
  video: HTMLVideoElement,
  { host, state, signal, onTime, onProgress }: FollowOptions,
): void {
  const on = (types: readonly string[], listener: () => void) => {
    for (const type of types) video.addEventListener(type, listener, { signal });
  };
  on(['timeupdate', 'durationchange', 'seeking', 'seeked'], onTime);
  on(['play', 'playing', 'pause'], () => {
    // At its end an element says first that it is paused, and then why. That is no pause.
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
    // Subtitles lie in the picture, and not in the black beside it.
    if (videoHeight > 0) host.style.setProperty('--picture-ratio', String(videoWidth / videoHeight));
  });
  on(['ended'], () => state.set({ phase: 'ended' }));
  on(['seeking', 'playing'], () => {
    if (state.get().phase === 'ended' && !video.ended) state.set({ phase: 'ready' });
  });
  on(['progress'], onProgress);
}

/** Plays, muted where the browser does not allow sound without a gesture. */
export function playElement(video: HTMLVideoElement, state: StreamStore): void {
  video.play().catch((error: unknown) => {
    // Sound without a gesture is what is not allowed. An abort is our own doing and says nothing.
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError' || video.muted) return;
    video.muted = true;
    state.set({ isSilenced: true });
    video.play().catch(() => undefined); // Then the viewer has to press play; the state says that we are paused.
  });
}

/** Takes a speed, which the element keeps when it is given another stream. */
export function takeRate(video: HTMLVideoElement, state: StreamStore, playbackRate: number): void {
  video.defaultPlaybackRate = playbackRate;
  video.playbackRate = playbackRate;
  state.set({ playbackRate });
}

/** What an engine does for its volume. */
export function volumeOf(
  video: HTMLVideoElement,
  state: StreamStore,
): Pick<PlaybackEngine, 'setVolume' | 'setMuted'> {
  return {
    setVolume: (volume) => void (video.volume = steppedVolume(volume)),
    setMuted(isMuted) {
      // Who turns it off now wants it off.
      if (isMuted) state.set({ isSilenced: false });
      video.muted = isMuted;
    },
  };
}
