import type WholeShaka from 'shaka-player/dist/shaka-player.compiled-es2021.js';
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

/** As much of the player as we use. Its two builds have types of their own; this is what they share. */
export interface ShakaPlayer {
  attach(video: HTMLMediaElement): Promise<unknown>;
  /** Where subtitles are drawn, by the library and in elements of the page. Before anything is loaded. */
  setVideoContainer(container: HTMLElement): void;
  configure(config: string | object, value?: unknown): boolean;
  load(url: string, startTime: number | Date | null): Promise<unknown>;
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

/** What a player has begun to read of a stream. */
export interface ShakaPreload {
  /** Plays it in the element that the player has by then, and fails as any load. Once. */
  load(startTime: number | Date | null): Promise<unknown>;
  /** Rejects with what loading it would fail with. */
  hasRead(): Promise<unknown>;
}

/** A player that reads before it has an element. */
export interface ShakaReader {
  readonly player: ShakaPlayer;
  read(url: string, startTime: number | null): ShakaPreload;
}

/** What a build of the library brings. */
export interface ShakaLibrary {
  /** Undefined where this browser cannot play at all. */
  createPlayer(): ShakaPlayer | undefined;
  /** As `createPlayer`. */
  createReader(): ShakaReader | undefined;
  readonly requestKinds: { readonly LICENSE: number; readonly MANIFEST: number; readonly SEGMENT: number };
}

/** As much of a build as we use, with the types that it calls its own. */
interface ShakaBuild<Preload> {
  readonly polyfill: { installAll(): void };
  readonly net: { readonly NetworkingEngine: { readonly RequestType: ShakaLibrary['requestKinds'] } };
  readonly Player: {
    new (): ShakaPlayer & {
      preload(url: string, startTime: number | null): Promise<Preload | null>;
      load(stream: string | Preload, startTime: number | Date | null): Promise<unknown>;
    };
    isBrowserSupported(): boolean;
  };
}

/**
 * Brings the player library when it is needed, or about to be: the small build for DASH, the whole one only
 * where a stream is HLS (FairPlay).
 */
export async function loadShaka(manifestType: 'dash' | 'hls'): Promise<ShakaLibrary> {
  return manifestType === 'dash'
    ? libraryOf<Shaka.media.PreloadManager>(
        (await import('shaka-player/dist/shaka-player.dash-es2021.js')).default,
      )
    : libraryOf<WholeShaka.media.PreloadManager>(
        (await import('shaka-player/dist/shaka-player.compiled-es2021.js')).default,
      );
}

function libraryOf<Preload extends { waitForFinish(): Promise<unknown> }>({
  polyfill,
  net,
  Player,
}: ShakaBuild<Preload>): ShakaLibrary {
  polyfill.installAll();
  const createPlayer = () => (Player.isBrowserSupported() ? new Player() : undefined);
  return {
    createPlayer,
    createReader() {
      const player = createPlayer();
      return (
        player && {
          player,
          read(url, from) {
            const reading = player.preload(url, from);
            return {
              // What cannot be read ahead is loaded by its address.
              load: async (startTime) => player.load((await reading) ?? url, startTime),
              hasRead: async () => (await reading)?.waitForFinish(),
            };
          },
        }
      );
    },
    requestKinds: net.NetworkingEngine.RequestType,
  };
}
