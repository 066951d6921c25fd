/**
 * Calls to the library, oldest first: `load https://media.test/… 1605`, preceded by `ahead …` if it was
 * preloaded.
 */
const log: string[] = [];

type Filter = (kind: number, request: FakeRequest) => Promise<void>;

interface FakeRequest {
  readonly uris: readonly string[];
  readonly headers: Record<string, string>;
}

const listeners = new Map<string, readonly ((event: Event) => void)[]>();
let filters: Filter[] = [];
let isLive = false;
let startsAt = 0;
let refused: { readonly url: string; readonly status: number } | undefined;
let destroying = (): Promise<unknown> => Promise.resolve();

const requestKinds = { MANIFEST: 0, SEGMENT: 1, LICENSE: 2 };

function errorOf(code: number, data: readonly unknown[]) {
  const category = Math.floor(code / 1000);
  return Object.assign(new Error(`Shaka ${code}`), { severity: 2, category, code, data });
}

class FakePlayer {
  static isBrowserSupported = () => true;
  #video: HTMLMediaElement | undefined;
  attach(video: HTMLMediaElement) {
    this.#video = video;
    return Promise.resolve();
  }
  configure(config: unknown) {
    if (typeof config === 'object') log.push(`configure ${JSON.stringify(config)}`);
    return true;
  }
  preload(url: string) {
    return Promise.resolve({ url, waitForFinish: () => Promise.resolve() });
  }
  load(stream: string | { readonly url: string }, startTime: unknown) {
    const url = typeof stream === 'string' ? stream : stream.url;
    if (typeof stream !== 'string') log.push(`ahead ${url}`);
    log.push(`load ${url} ${String(startTime)}`);
    if (url === refused?.url) return Promise.reject(errorOf(1001, [url, refused.status, '', {}, 0]));
    if (this.#video && typeof startTime === 'number') this.#video.currentTime = startTime;
    this.#video?.dispatchEvent(new Event('loadeddata'));
    return Promise.resolve();
  }
  destroy() {
    log.push('destroy');
    return destroying();
  }
  addEventListener = (type: string, listener: (event: Event) => void) =>
    void listeners.set(type, [...(listeners.get(type) ?? []), listener]);
  isLive = () => isLive;
  seekRange = () => (isLive ? { start: 1000, end: 8200 } : { start: 0, end: 6420 });
  getPresentationStartTimeAsDate = () => new Date(startsAt);
  retryStreaming = () => true;
  getAudioTracks = () => [];
  selectAudioTrack = () => undefined;
  getTextTracks = () => [];
  selectTextTrack = () => undefined;
  getVideoTracks = () => [];
  selectVideoTrack = () => undefined;
  setVideoContainer = () => undefined;
  getImageTracks = () => [];
  getStats = () => ({ width: 1280, manifestType: 'DASH' });
  getThumbnails = () => Promise.resolve(null);
  getNetworkingEngine = () => ({ registerRequestFilter: (filter: Filter) => void filters.push(filter) });
}

/** The module of the player library; plays nothing. */
export const shakaModule = {
  default: {
    polyfill: { installAll: () => undefined },
    Player: FakePlayer,
    net: { NetworkingEngine: { RequestType: requestKinds } },
  },
};

/** Controls of the fake library. */
export const shaka = {
  log: log as readonly string[],
  /** `startsAt`: epoch ms of second 0 of the stream; its live edge is at 8200. */
  reset(options: { readonly isLive?: boolean; readonly startsAt?: number } = {}) {
    log.length = 0;
    filters = [];
    listeners.clear();
    isLive = options.isLive ?? false;
    startsAt = options.startsAt ?? 0;
    refused = undefined;
    destroying = () => Promise.resolve();
  },
  /** Headers of a request after all filters. */
  async getRequestHeaders(
    kind: keyof typeof requestKinds,
    url: string,
  ): Promise<Readonly<Record<string, string>>> {
    const request: FakeRequest = { uris: [url], headers: {} };
    for (const filter of filters) await filter(requestKinds[kind], request);
    return request.headers;
  },
  /** Emits a playback error. @param code of Shaka */
  emitError(code: number, data: readonly unknown[] = []) {
    const event = Object.assign(new Event('error'), { detail: errorOf(code, data) });
    for (const listener of listeners.get('error') ?? []) listener(event);
  },
  /** Makes a manifest fail to load. */
  failManifest(url: string, status: number) {
    refused = { url, status };
  },
  /** Sets the result of the next `destroy`. */
  setDestroyResult(how: () => Promise<unknown>) {
    destroying = how;
  },
};
