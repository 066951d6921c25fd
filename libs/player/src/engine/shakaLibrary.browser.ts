import type Shaka from 'shaka-player/dist/shaka-player.dash-es2021.js';

interface ShakaThumbnail {
  readonly uris: string[];
  readonly positionX: number;
  readonly positionY: number;
  readonly width: number;
  readonly height: number;
  readonly imageWidth: number;
  readonly imageHeight: number;
}

interface ShakaRequest {
  readonly uris: string[];
  readonly headers: Record<string, string>;
}

/** What a player has begun to read of a stream, for itself alone to load. */
export interface ShakaPreload {
  /** Rejects with what loading it would fail with. */
  waitForFinish(): Promise<unknown>;
}

/** As much of the player as we use. Its two builds have types of their own; this is what they share. */
export interface ShakaPlayer {
  attach(video: HTMLMediaElement): Promise<unknown>;
  /** Where subtitles are drawn, by the library and in elements of the page. Before anything is loaded. */
  setVideoContainer(container: HTMLElement): void;
  configure(config: string | object, value?: unknown): boolean;
  /** Begins to read a stream before there is an element; null for what can only be loaded by its address. */
  preload(url: string, startTime: number | null): Promise<ShakaPreload | null>;
  load(stream: string | ShakaPreload | null, startTime: number | Date | null): Promise<unknown>;
  destroy(): Promise<unknown>;
  addEventListener(type: string, listener: (event: Event) => void): void;
  isLive(): boolean;
  seekRange(): { readonly start: number; readonly end: number };
  getPresentationStartTimeAsDate(): Date | null;
  retryStreaming(): boolean;
  getAudioTracks(): Shaka.extern.AudioTrack[];
  selectAudioTrack(track: Shaka.extern.AudioTrack): void;
  getTextTracks(): Shaka.extern.TextTrack[];
  selectTextTrack(track: Shaka.extern.TextTrack | null): void;
  getVideoTracks(): Shaka.extern.VideoTrack[];
  /** @param safeMargin seconds of the buffer that are kept where it is cleared */
  selectVideoTrack(track: Shaka.extern.VideoTrack, clearBuffer: boolean, safeMargin: number): void;
  getImageTracks(): { readonly id: number }[];
  /** Numbers and lists by their names; numbers that are not known yet are `NaN`. */
  getStats(): object;
  getThumbnails(trackId: number, time: number): Promise<ShakaThumbnail | null>;
  getNetworkingEngine(): {
    registerRequestFilter(filter: (kind: number, request: ShakaRequest) => Promise<void>): void;
  } | null;
}

/** What a build of the library brings. */
export interface ShakaLibrary {
  /** Undefined where this browser cannot play at all. */
  createPlayer(): ShakaPlayer | undefined;
  readonly requestKinds: { readonly LICENSE: number; readonly MANIFEST: number; readonly SEGMENT: number };
}

/**
 * Brings the player library when it is needed, or about to be: the small build for DASH, the whole one only
 * where a stream is HLS (FairPlay).
 */
export async function loadShaka(manifestType: 'dash' | 'hls'): Promise<ShakaLibrary> {
  const { default: shaka } =
    manifestType === 'dash'
      ? await import('shaka-player/dist/shaka-player.dash-es2021.js')
      : await import('shaka-player/dist/shaka-player.compiled-es2021.js');
  shaka.polyfill.installAll();
  return {
    createPlayer: () => (shaka.Player.isBrowserSupported() ? new shaka.Player() : undefined),
    requestKinds: shaka.net.NetworkingEngine.RequestType,
  };
}
