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

/** Preloaded data of a stream, valid for the same player only. */
export interface ShakaPreload {
  waitForFinish(): Promise<unknown>;
}

/** The part of Shaka's player that is used, common to both builds. */
export interface ShakaPlayer {
  attach(video: HTMLVideoElement): Promise<unknown>;
  setVideoContainer(container: HTMLElement): void;
  configure(config: string | object, value?: unknown): boolean;
  /** Resolves with null if the stream can only be loaded by URL. */
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
  /** @param safeMargin seconds of buffer to keep when clearing */
  selectVideoTrack(track: Shaka.extern.VideoTrack, clearBuffer: boolean, safeMargin: number): void;
  getImageTracks(): { readonly id: number }[];
  /** Unknown numbers are `NaN`. */
  getStats(): object;
  getThumbnails(trackId: number, time: number): Promise<ShakaThumbnail | null>;
  getNetworkingEngine(): {
    registerRequestFilter(filter: (kind: number, request: ShakaRequest) => Promise<void>): void;
    request(
      kind: number,
      request: ShakaRequest,
    ): { readonly promise: Promise<{ readonly data: BufferSource }> };
  } | null;
}

export interface ShakaLibrary {
  /** Undefined if the browser is not supported. */
  createPlayer(): ShakaPlayer | undefined;
  readonly requestKinds: { readonly LICENSE: number; readonly MANIFEST: number; readonly SEGMENT: number };
  /**
   * Fetches the server certificate. Shaka 5.2 fails with an unrelated `TypeError` if it has to fetch it itself.
   *
   * @throws Shaka's network error
   */
  fetchCertificate(player: ShakaPlayer, url: string): Promise<Uint8Array | undefined>;
}

/** Imports Shaka's DASH build, or the full build for HLS (FairPlay). */
export async function loadShaka(manifestType: 'dash' | 'hls'): Promise<ShakaLibrary> {
  const { default: shaka } =
    manifestType === 'dash'
      ? await import('shaka-player/dist/shaka-player.dash-es2021.js')
      : await import('shaka-player/dist/shaka-player.compiled-es2021.js');
  shaka.polyfill.installAll();
  const { NetworkingEngine } = shaka.net;
  return {
    createPlayer: () => (shaka.Player.isBrowserSupported() ? new shaka.Player() : undefined),
    requestKinds: NetworkingEngine.RequestType,
    async fetchCertificate(player, url) {
      const request = NetworkingEngine.makeRequest([url], NetworkingEngine.defaultRetryParameters());
      const { SERVER_CERTIFICATE } = NetworkingEngine.RequestType;
      const response = await player.getNetworkingEngine()?.request(SERVER_CERTIFICATE, request).promise;
      return response && shaka.util.BufferUtils.toUint8(response.data);
    },
  };
}
