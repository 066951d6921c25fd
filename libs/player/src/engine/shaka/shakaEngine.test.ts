// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EngineSource, ManifestFailure } from '../playbackEngine.ts';
import { preloadStreamPlayer, type PreloadedPlayer } from './preloadStreamPlayer.browser.ts';
import { shakaConfiguration } from './shakaConfiguration.ts';
import { createShakaEngine } from './shakaEngine.browser.ts';
import type { ShakaLibrary, ShakaPlayer } from './shakaLibrary.browser.ts';

/*
 * Fakes the browser and Shaka, for conditions that are hard to produce: network loss, autoplay policy, a slow
 * teardown. Real streams play in the journeys.
 */

const source: EngineSource = {
  manifestUrl: 'http://media/x.mpd',
  secondaryManifestUrl: undefined,
  manifestType: 'dash',
  drm: undefined,
  headers: {},
  startAt: undefined,
  startAtInstant: undefined,
  autoPlay: true,
  audio: undefined,
  text: undefined,
  playbackRate: 1,
  quality: 'auto',
};

const shakaError = (code: number, data: unknown[] = [], severity = 2) =>
  Object.assign(new Error(`Shaka ${code}`), { severity, category: Math.floor(code / 1000), code, data });

/** Error of Shaka's parser for a truncated manifest; marked recoverable (1) in an update. */
const unparsed = (severity?: number) =>
  Object.assign(new TypeError('Unexpected close tag'), severity === undefined ? {} : { severity });

/** Requested URLs and start times, as passed to Shaka. */
const [MANIFEST, SEGMENT, LICENSE] = [0, 1, 2];

type RequestFilter = Parameters<
  NonNullable<ReturnType<ShakaPlayer['getNetworkingEngine']>>['registerRequestFilter']
>[0];

interface FakeStream {
  readonly isLive?: boolean;
  readonly audio?: readonly FakeTrack[];
  readonly text?: readonly FakeTrack[];
  /** Video heights, the active one first. */
  readonly heights?: readonly number[];
}

interface FakeTrack {
  readonly language: string;
  readonly roles: string[];
  readonly active?: boolean;
}

/** Creates an audio or text track with all of Shaka's fields. */
const fakeTrack = (track: FakeTrack, id: number) => ({
  id,
  label: null,
  active: false,
  primary: false,
  accessibilityPurpose: null,
  codecs: null,
  mimeType: null,
  originalLanguage: null,
  audioSamplingRate: null,
  channelsCount: null,
  spatialAudio: false,
  bandwidth: 0,
  forced: false,
  kind: null,
  originalTextId: null,
  type: '',
  ...track,
});

const noTrack = { language: 'und', roles: [] };
const noPicture = {
  colorGamut: null,
  frameRate: null,
  hdr: null,
  pixelAspectRatio: null,
  videoLayout: null,
  width: null,
};

function fakeShaka({ isLive = false, audio = [], text = [], heights = [] }: FakeStream = {}) {
  const listeners = new Map<string, ((event: Event) => void)[]>();
  const happens = (type: string, what: object) => {
    const event = Object.assign(new Event(type), what);
    for (const listener of listeners.get(type) ?? []) listener(event);
  };
  const log: string[] = [];
  const filters: RequestFilter[] = [];
  let onLoad: () => Promise<unknown> = () => Promise.resolve();
  let created = 0;
  let onRead: () => Promise<unknown> = () => Promise.resolve();
  let end = isLive ? 8200 : 5400;
  const player: ShakaPlayer = {
    attach: () => Promise.resolve(),
    configure: (config, value) => {
      if (typeof config === 'string') log.push(`${config} ${String(value)}`);
      else if ('abr' in config) log.push(JSON.stringify(config.abr));
      if (typeof config === 'object' && 'streaming' in config) {
        log.push(`prefetches ${(config.streaming as { segmentPrefetchLimit: number }).segmentPrefetchLimit}`);
      }
      return true;
    },
    preload(url, startTime) {
      log.push(`read ${url} ${String(startTime)}`);
      return Promise.resolve({ waitForFinish: onRead });
    },
    load: (stream, startTime) => {
      log.push(`load ${typeof stream === 'string' ? stream : 'what was read'} ${String(startTime)}`);
      return onLoad();
    },
    destroy: () => {
      log.push('destroy');
      return Promise.resolve();
    },
    addEventListener: (type, listener) =>
      void listeners.set(type, [...(listeners.get(type) ?? []), listener]),
    isLive: () => isLive,
    seekRange: () => ({ start: isLive ? 1000 : 0, end }),
    getPresentationStartTimeAsDate: () => new Date(0),
    retryStreaming: () => {
      log.push('retry');
      return true;
    },
    getAudioTracks: () => audio.map(fakeTrack),
    selectAudioTrack: ({ language, roles }) => void log.push(`audio ${language} ${roles.join()}`),
    getTextTracks: () => text.map(fakeTrack),
    selectTextTrack: (track) =>
      void log.push(track ? `text ${track.language} ${track.roles.join()}` : 'text none'),
    setVideoContainer: () => undefined,
    getVideoTracks: () =>
      heights.map((height, at) => ({ ...fakeTrack(noTrack, at), ...noPicture, height, active: at === 0 })),
    selectVideoTrack: ({ height }, clearsBuffer, safeMargin) =>
      void log.push(`picture ${height} ${clearsBuffer} ${safeMargin}`),
    getImageTracks: () => [],
    getStats: () => ({ width: 1280, liveLatency: NaN }),
    getThumbnails: () => Promise.resolve(null),
    getNetworkingEngine: () => ({
      registerRequestFilter: (filter) => void filters.push(filter),
      request: () => ({ promise: Promise.reject(new Error('not faked')) }),
    }),
  };
  const library: ShakaLibrary = {
    createPlayer: () => {
      created += 1;
      return player;
    },
    requestKinds: { MANIFEST, SEGMENT, LICENSE },
    fetchCertificate: () => Promise.resolve(undefined),
  };
  return {
    log,
    library,
    request: async (kind: number) => {
      const request = { uris: ['http://media/licence'], headers: {} as Record<string, string> };
      for (const filter of filters) await filter(kind, request);
      return request.headers;
    },
    /** Starts a segment request; call the result to end it. */
    requestSegment: () => {
      const request = { uris: ['http://media/1.m4s'], headers: {} };
      for (const filter of filters) void filter(SEGMENT, request);
      return (how: 'downloadcompleted' | 'downloadfailed' = 'downloadcompleted') => happens(how, { request });
    },
    fails: (error: unknown) => happens('error', { detail: error }),
    updates: () => happens('manifestupdated', {}),
    edgeIsAt: (time: number) => (end = time),
    happens,
    buffers: (buffering: boolean) => happens('buffering', { buffering }),
    loads: (how: () => Promise<unknown>) => (onLoad = how),
    created: () => created,
    reads: (how: () => Promise<unknown>) => (onRead = how),
  };
}

/** Result of `video.play()`; `paused` follows. */
function playElement(play: (video: HTMLVideoElement) => Promise<void>) {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLVideoElement) {
    return play(this);
  });
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
}

function engineOver(
  shaka: ReturnType<typeof fakeShaka>,
  licenceToken = () => Promise.resolve<string | undefined>('token-1'),
  onManifestError: (failure: ManifestFailure) => void = () => undefined,
  preloadedPlayer?: Promise<PreloadedPlayer | undefined>,
) {
  const failures: string[] = [];
  const host = document.createElement('div');
  const engine = createShakaEngine({
    host,
    liveBufferSeconds: 30,
    volume: 1,
    isMuted: false,
    adaptsToDroppedFrames: true,
    licenceToken,
    onManifestError,
    onFailure: (error, codes) => failures.push(`${error} ${codes}`),
    preloadedPlayer,
    loadLibrary: () => Promise.resolve(shaka.library),
  });
  const video = host.querySelector('video');
  if (!video) throw new Error('no video');
  return { engine, video, host, failures };
}

const HAVE_ENOUGH_DATA = 4;

/** `readyState` of the element. */
function elementHas(readyState: number) {
  vi.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(readyState);
}

const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
  playElement(() => Promise.resolve());
  elementHas(HAVE_ENOUGH_DATA);
});
afterEach(() => void vi.useRealTimers());

describe('loading', () => {
  it('plays muted if the browser blocks autoplay with sound', async () => {
    const tries: boolean[] = [];
    playElement((video) => {
      tries.push(video.muted);
      return video.muted ? Promise.resolve() : Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    const { engine, video } = engineOver(fakeShaka());
    await engine.load(source);
    await settled();
    expect(tries).toEqual([false, true]);
    expect(video.muted).toBe(true);
  });

  it('PLAY-07 stays paused without autoPlay', async () => {
    const play = vi.fn(() => Promise.resolve());
    playElement(play);
    const { engine } = engineOver(fakeShaka());
    await engine.load({ ...source, autoPlay: false });
    await settled();
    expect(play).not.toHaveBeenCalled();
    expect(engine.state.get()).toMatchObject({ phase: 'ready', isPaused: true });
    engine.play();
    expect(play).toHaveBeenCalledOnce();
  });

  it('PLAY-07 play and pause while loading apply once loaded', async () => {
    const play = vi.fn(() => Promise.resolve());
    playElement(play);
    const { engine } = engineOver(fakeShaka());
    const paused = engine.load(source);
    expect(engine.state.get()).toMatchObject({ phase: 'loading', isPaused: false });
    engine.pause();
    await paused;
    expect(play).not.toHaveBeenCalled();
    expect(engine.state.get()).toMatchObject({ phase: 'ready', isPaused: true });

    const playing = engine.load({ ...source, autoPlay: false });
    engine.play();
    expect(engine.state.get().isPaused).toBe(false);
    expect(play).not.toHaveBeenCalled();
    await playing;
    expect(play).toHaveBeenCalledOnce();
  });

  it('is paused if the browser refuses autoplay even without sound', async () => {
    playElement(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    const { engine } = engineOver(fakeShaka());
    const phases: string[] = [];
    engine.state.subscribe('phase', () =>
      phases.push(`${engine.state.get().phase} ${engine.state.get().isPaused ? 'paused' : 'playing'}`),
    );
    await engine.load(source);
    await settled();
    expect(phases).toEqual(['loading playing', 'ready paused']);
  });

  it('is paused after a failure', async () => {
    const shaka = fakeShaka();
    shaka.loads(() => Promise.reject(shakaError(4000)));
    const { engine } = engineOver(shaka);
    await engine.load(source);
    expect(engine.state.get()).toMatchObject({ phase: 'failed', isPaused: true });
  });

  it('does not mute after an AbortError', async () => {
    const play = vi.fn(() => Promise.reject(new DOMException('', 'AbortError')));
    playElement(play);
    const { engine, video } = engineOver(fakeShaka());
    await engine.load(source);
    await settled();
    expect(play).toHaveBeenCalledOnce();
    expect(video.muted).toBe(false);
    expect(engine.state.get().phase).toBe('ready');
  });

  it('buffers more on demand than live, where the goal must stay below the presentation delay', async () => {
    const film = fakeShaka();
    await engineOver(film).engine.load(source);
    expect(film.log).toContain('streaming.bufferingGoal 30');
    const channel = fakeShaka({ isLive: true });
    await engineOver(channel).engine.load(source);
    expect(channel.log.some((entry) => entry.startsWith('streaming.bufferingGoal'))).toBe(false);
  });

  it('PLAY-02 starts at 0 if startAt is 0, also live, and at the live edge only without a start position', async () => {
    const programme = fakeShaka({ isLive: true });
    await engineOver(programme).engine.load({ ...source, startAt: 0 });
    expect(programme.log).toContain('load http://media/x.mpd 0');
    const channel = fakeShaka({ isLive: true });
    await engineOver(channel).engine.load(source);
    expect(channel.log).toContain('load http://media/x.mpd null');
    const behind = fakeShaka({ isLive: true });
    await engineOver(behind).engine.load({ ...source, startAtInstant: 3_600_000 });
    expect(behind.log).toContain(`load http://media/x.mpd ${String(new Date(3_600_000))}`);
  });

  it('ignores the result of a superseded load', async () => {
    const shaka = fakeShaka();
    const { engine } = engineOver(shaka);
    shaka.loads(() => Promise.reject(shakaError(7000)));
    const first = engine.load(source);
    shaka.loads(() => Promise.resolve());
    await Promise.all([first, engine.load({ ...source, manifestUrl: 'http://media/y.mpd' })]);
    expect(engine.state.get()).toMatchObject({ phase: 'ready', error: undefined });
  });

  it('reports why a load failed', async () => {
    const shaka = fakeShaka();
    const { engine } = engineOver(shaka);
    const refusal = shakaError(1001, ['http://media/licence', 403, '', {}, LICENSE]);
    shaka.loads(() => Promise.reject(shakaError(6007, [refusal])));
    await engine.load(source);
    expect(engine.state.get()).toMatchObject({
      phase: 'failed',
      error: 'noAccess',
      isRefused: false,
      isBuffering: false,
    });
  });

  it.each([401, 403])('a manifest refused by the CDN with %d is a media error', async (status) => {
    const shaka = fakeShaka();
    const { engine } = engineOver(shaka);
    shaka.loads(() => Promise.reject(shakaError(1001, ['http://media/x.mpd', status, '', {}, MANIFEST])));
    await engine.load(source);
    expect(engine.state.get()).toMatchObject({ phase: 'failed', error: 'media', isRefused: true });
  });
});

describe('a preloaded player', () => {
  const token = () => Promise.resolve<string | undefined>('token-1');
  const preload = (shaka: ReturnType<typeof fakeShaka>, of: EngineSource = source) =>
    preloadStreamPlayer(of, { adaptsToDroppedFrames: true, licenceToken: token }, () =>
      Promise.resolve(shaka.library),
    );
  const over = (shaka: ReturnType<typeof fakeShaka>, preloaded: Promise<PreloadedPlayer | undefined>) =>
    engineOver(shaka, token, undefined, preloaded).engine;

  it('the engine takes a preloaded player and loads its preload', async () => {
    const shaka = fakeShaka();
    const engine = over(shaka, preload(shaka, { ...source, startAt: 40 }));
    await engine.load({ ...source, startAt: 41 });
    expect(shaka.log.filter((entry) => /read|load/.test(entry))).toEqual([
      'read http://media/x.mpd 40',
      'load what was read 41',
    ]);
    expect(shaka.created()).toBe(1);
    expect(engine.state.get()).toMatchObject({ phase: 'ready', manifestUrl: source.manifestUrl });
    // Once: a reload fetches the manifest again.
    await engine.load(source);
    expect(shaka.log).toContain('load http://media/x.mpd null');
  });

  it('a preloaded player sends the headers of the preloaded source, then of the current one', async () => {
    const shaka = fakeShaka();
    const edge = (name: string) => ({ ...source, headers: { 'X-Edge': name } });
    const preloaded = preload(shaka, edge('first'));
    await preloaded;
    expect(await shaka.request(MANIFEST)).toEqual({ 'X-Edge': 'first' });
    const engine = over(shaka, preloaded);
    await engine.load(edge('second'));
    expect(await shaka.request(SEGMENT)).toEqual({ 'X-Edge': 'second' });
    expect(await shaka.request(LICENSE)).toEqual({ Authorization: 'Bearer token-1' });
  });

  it('a preloaded player requests no licence before the player is taken', async () => {
    const shaka = fakeShaka();
    const preloaded = preload(shaka);
    await preloaded;
    const licence = vi.fn();
    void shaka.request(LICENSE).then(licence);
    await settled();
    expect(licence).not.toHaveBeenCalled();
    await over(shaka, preloaded).load(source);
    await settled();
    expect(licence).toHaveBeenCalledWith({ Authorization: 'Bearer token-1' });
  });

  it('a released preloaded player rejects its licence request', async () => {
    const shaka = fakeShaka();
    const preloaded = await preload(shaka);
    const licence = expect(shaka.request(LICENSE)).rejects.toThrow('The preload was released');
    preloaded?.release();
    await licence;
  });

  it('a preloaded player is destroyed after a failed preload, and the engine creates another', async () => {
    const shaka = fakeShaka();
    shaka.reads(() => Promise.reject(shakaError(1001, ['http://media/x.mpd', 503])));
    const preloaded = preload(shaka);
    await preloaded;
    await settled();
    expect(shaka.log).toContain('destroy');
    await over(shaka, preloaded).load(source);
    expect(shaka.log).toContain('load http://media/x.mpd null');
    expect(shaka.created()).toBe(2);
  });

  it('a preloaded player expires after ten seconds', async () => {
    const shaka = fakeShaka();
    const preloaded = await preload(shaka);
    vi.advanceTimersByTime(9_999);
    expect(shaka.log).not.toContain('destroy');
    vi.advanceTimersByTime(1);
    expect(shaka.log).toContain('destroy');
    expect(preloaded?.take()).toBeUndefined();
  });

  it('a preloaded player is destroyed by the engine that took it', async () => {
    const shaka = fakeShaka();
    const preloaded = preload(shaka);
    const engine = over(shaka, preloaded);
    await engine.load(source);
    vi.advanceTimersByTime(60_000);
    expect(shaka.log).not.toContain('destroy');
    (await preloaded)?.release();
    expect(shaka.log).not.toContain('destroy');
    await engine.destroy();
    expect(shaka.log).toContain('destroy');
  });

  it('a preloaded player is destroyed if the engine ended before it arrived', async () => {
    const shaka = fakeShaka();
    const coming = Promise.withResolvers<PreloadedPlayer | undefined>();
    const engine = over(shaka, coming.promise);
    await engine.destroy();
    coming.resolve(await preload(shaka));
    await settled();
    expect(shaka.log).toContain('destroy');
  });

  it('a preloaded player supports DASH only', async () => {
    const shaka = fakeShaka();
    expect(await preload(shaka, { ...source, manifestType: 'hls' })).toBeUndefined();
    expect(shaka.log).toEqual([]);
  });
});

describe('network failure', () => {
  async function playing() {
    const shaka = fakeShaka({ isLive: true });
    const world = engineOver(shaka);
    await world.engine.load(source);
    const retries = () => shaka.log.filter((entry) => entry === 'retry').length;
    return { shaka, retries, ...world };
  }

  it('retries with backoff and plays on', async () => {
    const { shaka, retries, engine, video } = await playing();
    shaka.fails(shakaError(1002));
    expect(retries()).toBe(0);
    await vi.advanceTimersByTimeAsync(500);
    expect(retries()).toBe(1);
    shaka.fails(shakaError(1002));
    await vi.advanceTimersByTimeAsync(900);
    expect(retries()).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(retries()).toBe(2);
    expect(engine.state.get().phase).toBe('ready');

    // After recovery, the backoff starts over.
    shaka.buffers(false);
    video.dispatchEvent(new Event('progress'));
    shaka.fails(shakaError(1002));
    await vi.advanceTimersByTimeAsync(500);
    expect(retries()).toBe(3);
  });

  it('retries at once when the network may be back, as after sleep', async () => {
    const { shaka, retries, engine } = await playing();
    for (let n = 0; n < 6; n += 1) {
      shaka.fails(shakaError(1002));
      await vi.advanceTimersByTimeAsync(10_000);
    }
    const before = retries();
    shaka.fails(shakaError(1002));
    engine.retry();
    expect(retries()).toBe(before + 1);
  });

  /** Fails every ten seconds for this long, or until playback has failed. */
  async function lose({ shaka, engine }: Awaited<ReturnType<typeof playing>>, seconds: number) {
    for (let waited = 0; waited < seconds && engine.state.get().phase === 'ready'; waited += 10) {
      shaka.fails(shakaError(1002));
      await vi.advanceTimersByTimeAsync(10_000);
    }
  }

  it('shows an error after two minutes of buffering without a network', async () => {
    const world = await playing();
    // Buffered content plays on meanwhile.
    await lose(world, 60);
    world.shaka.buffers(true);
    await lose(world, 110);
    expect(world.engine.state.get().phase).toBe('ready');
    await lose(world, 20);
    expect(world.engine.state.get()).toMatchObject({ phase: 'failed', error: 'network' });
    expect(world.failures).toEqual(['network 1002']);
  });

  it('does not count the time that the machine slept', async () => {
    const world = await playing();
    world.shaka.buffers(true);
    await lose(world, 60);
    const awake = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => awake() + 3_600_000);
    await lose(world, 110);
    expect(world.engine.state.get().phase).toBe('ready');
    await lose(world, 20);
    expect(world.engine.state.get().phase).toBe('failed');
    clock.mockRestore();
  });

  it('restarts the timeout when the network may be back', async () => {
    const world = await playing();
    world.shaka.buffers(true);
    await lose(world, 110);
    world.engine.retry();
    await lose(world, 110);
    expect(world.engine.state.get().phase).toBe('ready');
    await lose(world, 20);
    expect(world.engine.state.get().phase).toBe('failed');
  });

  it('waits for a segment that does not exist yet', async () => {
    const { shaka, retries, engine } = await playing();
    shaka.fails(shakaError(1001, ['http://media/1.m4s', 404]));
    await vi.advanceTimersByTimeAsync(500);
    expect(retries()).toBe(1);
    expect(engine.state.get()).toMatchObject({ phase: 'ready', isRefused: false });
  });

  it.each([401, 403])(
    'retries a segment that the CDN refuses with %d like a failed one, until two minutes without playback',
    async (status) => {
      const { shaka, retries, engine, video } = await playing();
      const refused = () => shaka.fails(shakaError(1001, ['http://media/1.m4s', status, '', {}, SEGMENT]));
      refused();
      expect(engine.state.get()).toMatchObject({ phase: 'ready', isRefused: true });
      await vi.advanceTimersByTimeAsync(500);
      expect(retries()).toBe(1);
      // Playback resets the refusal.
      video.dispatchEvent(new Event('progress'));
      expect(engine.state.get().isRefused).toBe(false);

      shaka.buffers(true);
      refused();
      await vi.advanceTimersByTimeAsync(115_000);
      expect(engine.state.get().phase).toBe('ready');
      await vi.advanceTimersByTimeAsync(10_000);
      expect(engine.state.get()).toMatchObject({ phase: 'failed', error: 'media', isRefused: true });
    },
  );

  describe('missing segments', () => {
    const LEFT = 5000;
    const gone = () => shakaError(1001, ['http://media/1.m4s', 404, '', {}, SEGMENT]);

    /** Fails for this many seconds while buffering. */
    async function bufferWithoutData({ shaka }: Awaited<ReturnType<typeof playing>>, seconds: number) {
      shaka.buffers(true);
      for (let waited = 0; waited < seconds; waited += 1) {
        shaka.fails(gone());
        await vi.advanceTimersByTimeAsync(1000);
      }
    }

    /** In the middle of the window. */
    async function inTheMiddle() {
      const world = await playing();
      elementHas(4);
      world.video.currentTime = LEFT;
      world.video.dispatchEvent(new Event('timeupdate'));
      return world;
    }

    it('skips a missing segment, ten seconds at a time', async () => {
      const world = await inTheMiddle();
      await bufferWithoutData(world, 11);
      expect(world.video.currentTime).toBe(LEFT);
      await bufferWithoutData(world, 3);
      expect(world.video.currentTime).toBe(LEFT + 10);
      expect(world.engine.state.get()).toMatchObject({ phase: 'ready', isFetchFailing: true });
      world.shaka.buffers(false);
      world.video.dispatchEvent(new Event('progress'));
      expect(world.engine.state.get().isFetchFailing).toBe(false);
    });

    it('waits for a missing segment at the live edge as long as for the network, since an encoder may resume', async () => {
      const world = await inTheMiddle();
      world.video.currentTime = 8195;
      world.video.dispatchEvent(new Event('timeupdate'));
      await bufferWithoutData(world, 110);
      expect(world.engine.state.get().phase).toBe('ready');
      expect(world.video.currentTime).toBe(8195);
      await bufferWithoutData(world, 15);
      expect(world.engine.state.get()).toMatchObject({ phase: 'failed', error: 'media' });
    });

    it('seeks to the new live edge past segments that the encoder never produced', async () => {
      const world = await inTheMiddle();
      world.video.currentTime = 8195;
      world.video.dispatchEvent(new Event('timeupdate'));
      await bufferWithoutData(world, 3);
      world.shaka.edgeIsAt(8260);
      await bufferWithoutData(world, 11);
      expect(world.video.currentTime).toBe(8260);
      world.shaka.edgeIsAt(8280);
      await bufferWithoutData(world, 13);
      expect(world.video.currentTime).toBe(8280);
      // The timeout neither expires nor restarts.
      await bufferWithoutData(world, 90);
      expect(world.engine.state.get().phase).toBe('ready');
      await bufferWithoutData(world, 10);
      expect(world.engine.state.get()).toMatchObject({ phase: 'failed', error: 'media' });
    });

    it('shows an error if the following segments are missing too', async () => {
      const world = await inTheMiddle();
      await bufferWithoutData(world, 45);
      expect(world.engine.state.get().phase).toBe('ready');
      await bufferWithoutData(world, 15);
      expect(world.engine.state.get()).toMatchObject({ phase: 'failed', error: 'media' });
      expect(world.video.currentTime).toBe(LEFT + 30);
    });
  });

  describe('decode errors', () => {
    const undecodable = () => shakaError(3016);
    const loads = (shaka: ReturnType<typeof fakeShaka>) =>
      shaka.log.filter((entry) => entry.startsWith('load ')).map((entry) => entry.split(' ')[2]);

    it('reloads at the same position after a decode error, then skips preloaded, then fails', async () => {
      const shaka = fakeShaka();
      const { engine, video } = engineOver(shaka);
      await engine.load(source);
      for (const at of [600, 600, 610]) {
        video.currentTime = at;
        video.dispatchEvent(new Event('timeupdate'));
        shaka.fails(undecodable());
        await settled();
        expect(engine.state.get().phase).toBe('ready');
      }
      expect(loads(shaka)).toEqual(['null', '600', '610', '620']);
      video.currentTime = 620;
      shaka.fails(undecodable());
      expect(engine.state.get()).toMatchObject({ phase: 'failed', error: 'media' });
    });

    /** A film that was playing and reloads after a decode error. */
    async function reloading() {
      const shaka = fakeShaka();
      const { engine, video } = engineOver(shaka);
      await engine.load(source);
      vi.spyOn(video, 'paused', 'get').mockReturnValueOnce(false);
      video.dispatchEvent(new Event('play'));
      expect(engine.state.get().isPaused).toBe(false);
      video.currentTime = 600;
      video.dispatchEvent(new Event('timeupdate'));
      shaka.fails(undecodable());
      return { shaka, engine };
    }

    it('a seek during the reload after a decode error is not lost', async () => {
      const { shaka, engine } = await reloading();
      expect(engine.state.get().phase).toBe('loading');
      engine.seek(1800);
      expect(engine.state.get().position).toBe(1800);
      await settled();
      expect(loads(shaka).at(-1)).toBe('1800');
      expect(engine.state.get().phase).toBe('ready');
    });

    it('a seek during the reload of a channel is not lost', async () => {
      const { shaka, engine, video } = await playing();
      video.currentTime = 4000;
      video.dispatchEvent(new Event('timeupdate'));
      shaka.fails(undecodable());
      engine.seek(engine.state.get().position - 60);
      await settled();
      expect(shaka.log.filter((entry) => entry.startsWith('load ')).at(-1)).toContain(
        String(new Date(3_940_000)),
      );
    });

    it('a pause during the reload after a decode error is not lost', async () => {
      const play = vi.fn(() => Promise.resolve());
      playElement(play);
      const { engine } = await reloading();
      play.mockClear();
      engine.pause();
      engine.seek(1800);
      await settled();
      expect(engine.state.get()).toMatchObject({ phase: 'ready', isPaused: true });
      expect(play).not.toHaveBeenCalled();
    });

    it('going live during the reload of a channel is not lost', async () => {
      const play = vi.fn(() => Promise.resolve());
      const { shaka, engine, video } = await playing();
      playElement(play);
      video.currentTime = 4000;
      video.dispatchEvent(new Event('timeupdate'));
      shaka.fails(undecodable());
      engine.pause();
      engine.seekToLiveEdge();
      expect(engine.state.get()).toMatchObject({ isAtLiveEdge: true, isPaused: false });
      await settled();
      expect(loads(shaka).at(-1)).toBe('null');
      expect(play).toHaveBeenCalledOnce();
    });

    it('a seek while another title loads is ignored', async () => {
      const { shaka, engine } = await reloading();
      const next = engine.load({ ...source, manifestUrl: 'https://media.test/next.mpd' });
      engine.seek(1800);
      await next;
      expect(loads(shaka).at(-1)).toBe('null');
    });

    it('loses only a moment of a channel after a decode error', async () => {
      const { shaka, engine, video } = await playing();
      video.currentTime = 4000;
      video.dispatchEvent(new Event('timeupdate'));
      shaka.fails(undecodable());
      await settled();
      shaka.fails(undecodable());
      await settled();
      expect(loads(shaka)).toHaveLength(3);
      expect(shaka.log.filter((entry) => entry.startsWith('load ')).at(-1)).toContain(
        String(new Date(4_010_000)),
      );
      expect(engine.state.get().phase).toBe('ready');
    });

    it('seeks, reloads and skips preloaded when undecodable segments cause no error', async () => {
      const shaka = fakeShaka();
      const { engine, video } = engineOver(shaka);
      await engine.load(source);
      video.currentTime = 600;
      video.dispatchEvent(new Event('timeupdate'));
      shaka.buffers(true);
      const comes = (contentType: string) => shaka.happens('segmentappended', { contentType });
      for (let time = 0; time < 20; time += 1) {
        comes('audio');
        await vi.advanceTimersByTimeAsync(1000);
      }
      expect(engine.state.get().isStalled).toBe(false);
      for (let restarts = 0; restarts < 3; restarts += 1) {
        shaka.buffers(true);
        for (let time = 0; time < 4; time += 1) comes('video');
        await vi.advanceTimersByTimeAsync(6000);
        expect(engine.state.get().isStalled).toBe(true);
      }
      expect(shaka.log.filter((entry) => entry === 'retry')).toHaveLength(1);
      expect(loads(shaka)).toEqual(['null', '600', '610']);
    });

    it('fails after two minutes when segments neither arrive nor fail', async () => {
      const shaka = fakeShaka();
      const { engine } = engineOver(shaka);
      await engine.load(source);
      shaka.buffers(true);
      await vi.advanceTimersByTimeAsync(115_000);
      expect(engine.state.get().phase).toBe('ready');
      await vi.advanceTimersByTimeAsync(10_000);
      expect(engine.state.get()).toMatchObject({ phase: 'failed', error: 'network' });
    });
  });

  describe('stalls', () => {
    const loads = (shaka: ReturnType<typeof fakeShaka>) =>
      shaka.log.filter((entry) => entry.startsWith('load ')).map((entry) => entry.split(' ')[2]);

    /** Ten minutes into a film, or at the live edge, with no request in flight. */
    async function stalled(isLive = false) {
      const shaka = fakeShaka({ isLive });
      const world = engineOver(shaka);
      await world.engine.load(source);
      shaka.requestSegment()();
      world.video.currentTime = isLive ? 8195 : 600;
      world.video.dispatchEvent(new Event('timeupdate'));
      const seeks: number[] = [];
      vi.spyOn(world.video, 'currentTime', 'set').mockImplementation((time) => void seeks.push(time));
      shaka.log.length = 0;
      shaka.buffers(true);
      return { shaka, seeks, ...world };
    }

    it('seeks to the current time after four seconds without requests, without reusing a prefetched request', async () => {
      const { shaka, engine, video, seeks } = await stalled();
      await vi.advanceTimersByTimeAsync(4_000);
      expect(seeks).toEqual([]);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(seeks).toEqual([600]);
      expect(shaka.log).toEqual(['streaming.segmentPrefetchLimit 0', 'retry']);
      expect(engine.state.get()).toMatchObject({ phase: 'ready', isStalled: true });
      shaka.buffers(false);
      video.dispatchEvent(new Event('progress'));
      expect(engine.state.get().isStalled).toBe(false);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(seeks).toHaveLength(1);
    });

    it('reloads, skips ten seconds and then fails while nothing is requested', async () => {
      const { shaka, engine, failures } = await stalled();
      const keepsBuffering = async (seconds: number) => {
        shaka.buffers(true);
        await vi.advanceTimersByTimeAsync(seconds * 1_000);
      };
      await keepsBuffering(10);
      expect(loads(shaka)).toEqual(['600']);
      expect(engine.state.get().isStalled).toBe(true);
      await keepsBuffering(5);
      await keepsBuffering(5);
      expect(loads(shaka)).toEqual(['600', '610', '610']);
      await keepsBuffering(5);
      expect(engine.state.get()).toMatchObject({ phase: 'failed', error: 'media', isStalled: false });
      expect(failures).toEqual(['media ']);
      await keepsBuffering(300);
      expect(loads(shaka)).toHaveLength(3);
    });

    it('does not restart while a request is in flight, however slow the network is', async () => {
      const { shaka, engine, seeks } = await stalled();
      for (let waited = 0; waited < 120; waited += 20) {
        const ends = shaka.requestSegment();
        await vi.advanceTimersByTimeAsync(19_000);
        ends(waited === 0 ? 'downloadfailed' : 'downloadcompleted');
        await vi.advanceTimersByTimeAsync(1_000);
      }
      expect(seeks).toEqual([]);
      expect(loads(shaka)).toEqual([]);
      expect(engine.state.get().isStalled).toBe(false);
    });

    it('does not restart if Shaka requests nothing itself, as for native HLS', async () => {
      const shaka = fakeShaka();
      const { engine } = engineOver(shaka);
      await engine.load(source);
      shaka.log.length = 0;
      shaka.buffers(true);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(shaka.log).toEqual([]);
    });

    it('restarts although a request ended without an event', async () => {
      const { shaka, seeks } = await stalled();
      shaka.requestSegment();
      await vi.advanceTimersByTimeAsync(34_000);
      expect(seeks).toEqual([]);
      await vi.advanceTimersByTimeAsync(6_000);
      expect(seeks).toHaveLength(1);
    });

    it('restarts a few times at the live edge and then waits, since an encoder may resume', async () => {
      const { shaka, engine } = await stalled(true);
      for (let waited = 0; waited < 100; waited += 5) {
        shaka.buffers(true);
        await vi.advanceTimersByTimeAsync(5_000);
      }
      expect(engine.state.get()).toMatchObject({ phase: 'ready', isAtLiveEdge: true, isStalled: true });
      expect(loads(shaka)).toEqual(['null', 'null', 'null']);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(engine.state.get()).toMatchObject({ phase: 'failed', error: 'media' });
    });
  });

  it.each([
    ['the user seeks', ({ engine }: ReturnType<typeof engineOver>) => engine.seek(60)],
    [
      'another audio track is selected',
      ({ engine }: ReturnType<typeof engineOver>) =>
        engine.selectAudioTrack(engine.state.get().audioTracks[0]?.id ?? ''),
    ],
    ['a failed request is retried', ({ engine }: ReturnType<typeof engineOver>) => engine.retry()],
  ])('reuses no prefetched request once %s, until the next load', async (_what, does) => {
    const shaka = fakeShaka({ audio: [{ language: 'en', roles: [] }] });
    const world = engineOver(shaka);
    await world.engine.load(source);
    expect(shaka.log).not.toContain('streaming.segmentPrefetchLimit 0');
    shaka.fails(shakaError(1002));
    does(world);
    expect(shaka.log).toContain('streaming.segmentPrefetchLimit 0');
    await world.engine.load(source);
    expect(shaka.log.filter((entry) => entry === 'prefetches 1')).toHaveLength(2);
  });

  it('ignores errors that Shaka recovers from', async () => {
    const { shaka, retries, engine } = await playing();
    shaka.buffers(true);
    shaka.fails(shakaError(1001, ['http://media/1.m4s', 503, '', {}, SEGMENT], 1));
    await vi.advanceTimersByTimeAsync(110_000);
    expect(retries()).toBe(0);
    expect(engine.state.get().phase).toBe('ready');
  });

  describe('SOCK-08 manifest failures', () => {
    const [FIRST, SECOND] = [source.manifestUrl, 'http://other/x.mpd'];
    const twofold = { ...source, secondaryManifestUrl: SECOND };
    const gone = (url: string) => shakaError(1001, [url, 404, '', {}, MANIFEST]);

    function loadWithFailures(shaka: ReturnType<typeof fakeShaka>) {
      const failures: ManifestFailure[] = [];
      const { engine, video } = engineOver(shaka, undefined, (failure) => failures.push(failure));
      const loads = () => shaka.log.filter((entry) => entry.startsWith('load '));
      return { engine, video, failures, loads };
    }

    /** Loads any manifest except this one. */
    function without(shaka: ReturnType<typeof fakeShaka>, ...urls: readonly string[]) {
      shaka.loads(() => {
        const requestedUrl = shaka.log.at(-1)?.split(' ')[1] ?? '';
        return urls.includes(requestedUrl) ? Promise.reject(gone(requestedUrl)) : Promise.resolve();
      });
    }

    it('reports a failed manifest and loads the secondary one', async () => {
      const shaka = fakeShaka();
      const { engine, failures, loads } = loadWithFailures(shaka);
      without(shaka, FIRST);
      await engine.load({ ...twofold, startAt: 61 });
      expect(loads()).toEqual([`load ${FIRST} 61`, `load ${SECOND} 61`]);
      expect(engine.state.get()).toMatchObject({ phase: 'ready', error: undefined, manifestUrl: SECOND });
      expect(failures).toEqual([
        { stage: 'load', failedUrl: FIRST, manifestUrl: FIRST, secondaryManifestUrl: SECOND },
      ]);
    });

    it('loads the secondary manifest if the first cannot be parsed', async () => {
      const shaka = fakeShaka();
      const { engine, failures, loads } = loadWithFailures(shaka);
      shaka.loads(() => (shaka.log.at(-1)?.includes(FIRST) ? Promise.reject(unparsed()) : Promise.resolve()));
      await engine.load(twofold);
      expect(loads()).toEqual([`load ${FIRST} null`, `load ${SECOND} null`]);
      expect(engine.state.get()).toMatchObject({ phase: 'ready', error: undefined, manifestUrl: SECOND });
      expect(failures).toEqual([
        { stage: 'load', failedUrl: FIRST, manifestUrl: FIRST, secondaryManifestUrl: SECOND },
      ]);
    });

    it('reports each failed manifest, and shows an error if none loads', async () => {
      const shaka = fakeShaka();
      const { engine, failures } = loadWithFailures(shaka);
      without(shaka, FIRST, SECOND);
      await engine.load(twofold);
      expect(engine.state.get()).toMatchObject({ phase: 'failed', error: 'media' });
      expect(failures.map(({ manifestUrl }) => manifestUrl)).toEqual([FIRST, SECOND]);
    });

    it('reports the redirected URL of a failed manifest without a secondary one, and no other failures', async () => {
      const shaka = fakeShaka();
      const { engine, failures } = loadWithFailures(shaka);
      shaka.loads(() => Promise.reject(gone('http://led/elsewhere.mpd')));
      await engine.load(source);
      expect(failures).toEqual([
        {
          stage: 'load',
          failedUrl: 'http://led/elsewhere.mpd',
          manifestUrl: FIRST,
          secondaryManifestUrl: undefined,
        },
      ]);
      for (const error of [
        shakaError(1001, ['', 404, '', {}, SEGMENT]),
        shakaError(6007),
        shakaError(4032),
      ]) {
        shaka.loads(() => Promise.reject(error));
        await engine.load(twofold);
      }
      expect(failures).toHaveLength(1);
    });

    it.each([
      ['that the server refuses', shakaError(1001, [FIRST, 503, '', {}, MANIFEST], 1)],
      ['that are unparseable', unparsed(1)],
    ])(
      'reports a failed live update once and loads the secondary manifest: updates %s',
      async (_what, bad) => {
        const shaka = fakeShaka({ isLive: true });
        const { engine, video, failures, loads } = loadWithFailures(shaka);
        await engine.load(twofold);
        video.currentTime = 4000;
        video.dispatchEvent(new Event('timeupdate'));
        // Shaka fires `manifestupdated` after a failed update too.
        const failsUpdate = () => {
          shaka.fails(bad);
          shaka.updates();
        };
        failsUpdate();
        failsUpdate();
        shaka.updates();
        failsUpdate();
        failsUpdate();
        failsUpdate();
        expect(failures.map(({ stage }) => stage)).toEqual(['update', 'update']);
        // Buffered content plays to its end before the secondary manifest is loaded.
        await settled();
        expect(loads()).toHaveLength(1);
        shaka.buffers(true);
        failsUpdate();
        await settled();
        expect(loads()[1]).toBe(`load ${SECOND} ${String(new Date(4_000_000))}`);
        expect(engine.state.get()).toMatchObject({ phase: 'ready', manifestUrl: SECOND });
      },
    );

    it('does not load the secondary manifest after a network failure', async () => {
      const shaka = fakeShaka({ isLive: true });
      const { engine, failures, loads } = loadWithFailures(shaka);
      await engine.load(twofold);
      for (let times = 0; times < 9; times += 1) shaka.fails(shakaError(1002, [FIRST, {}, MANIFEST], 1));
      await settled();
      expect(loads()).toHaveLength(1);
      expect(failures).toHaveLength(1);
      await engine.destroy();
    });
  });

  describe('failed live updates', () => {
    const refused = (status: number) =>
      shakaError(1001, ['http://media/x.mpd', status, '', {}, MANIFEST, 'http://media/x.mpd'], 1);

    it.each([
      [404, 'media'],
      [503, 'network'],
    ])(
      'a live manifest that fails with %d is an error after two minutes without playback',
      async (status, error) => {
        const { shaka, engine } = await playing();
        shaka.fails(refused(status));
        await vi.advanceTimersByTimeAsync(300_000);
        expect(engine.state.get().phase).toBe('ready');
        shaka.buffers(true);
        await vi.advanceTimersByTimeAsync(115_000);
        expect(engine.state.get().phase).toBe('ready');
        await vi.advanceTimersByTimeAsync(10_000);
        expect(engine.state.get()).toMatchObject({ phase: 'failed', error });
      },
    );

    it.each([401, 403])('a live manifest that fails with %d is marked as refused', async (status) => {
      const { shaka, engine } = await playing();
      shaka.fails(refused(status));
      expect(engine.state.get()).toMatchObject({ phase: 'ready', isRefused: true });
    });

    it('an unparseable live manifest is an error only after two minutes without playback', async () => {
      const { shaka, engine, failures } = await playing();
      const failsUpdates = async (seconds: number) => {
        for (let waited = 0; waited < seconds; waited += 5) {
          shaka.fails(unparsed(1));
          shaka.updates();
          await vi.advanceTimersByTimeAsync(5000);
        }
      };
      // Buffered content and the previous manifest play on.
      await failsUpdates(300);
      expect(engine.state.get()).toMatchObject({ phase: 'ready', isFetchFailing: true });
      shaka.buffers(true);
      await failsUpdates(115);
      expect(engine.state.get().phase).toBe('ready');
      await failsUpdates(10);
      expect(engine.state.get()).toMatchObject({ phase: 'failed', error: 'media' });
      expect(failures).toEqual(['media TypeError']);
    });
  });
});

describe('licence requests', () => {
  const drm = {
    type: 'widevine',
    licenceUrl: 'http://media/licence',
    licenceHeaders: { 'X-Playback-Ticket': 'ticket-1' },
    certificateUrl: undefined,
  } as const;

  it('licence requests carry the headers of the playback response and a new token each time', async () => {
    let n = 0;
    const shaka = fakeShaka();
    const { engine } = engineOver(shaka, () => Promise.resolve(`token-${(n += 1)}`));
    await engine.load({ ...source, drm, headers: { 'X-Stream': 's' } });
    expect(await shaka.request(2)).toEqual({
      'X-Playback-Ticket': 'ticket-1',
      Authorization: 'Bearer token-1',
    });
    expect(await shaka.request(2)).toEqual({
      'X-Playback-Ticket': 'ticket-1',
      Authorization: 'Bearer token-2',
    });
    // Segment requests carry no token.
    expect(await shaka.request(1)).toEqual({ 'X-Stream': 's' });
  });

  it('FairPlay streams have their licence server and certificate, and are played by Safari itself', () => {
    const fairPlay = { ...drm, type: 'fairPlay', certificateUrl: 'http://media/certificate' } as const;
    const serverCertificate = Uint8Array.of(1);
    const configuration = shakaConfiguration(
      { ...source, drm: fairPlay },
      { adaptsToDroppedFrames: true },
      serverCertificate,
    );
    expect(configuration).toMatchObject({
      drm: {
        servers: { 'com.apple.fps': 'http://media/licence' },
        advanced: { 'com.apple.fps': { serverCertificate } },
      },
      streaming: { useNativeHlsForFairPlay: true },
    });
  });

  it('licence requests carry no token if there is none', async () => {
    const shaka = fakeShaka();
    const { engine } = engineOver(shaka, () => Promise.resolve(undefined));
    await engine.load({ ...source, drm });
    expect(await shaka.request(2)).toEqual({ 'X-Playback-Ticket': 'ticket-1' });
  });
});

describe('live', () => {
  it('resumes inside the window if the position fell out of it during a pause', async () => {
    const { engine, video } = engineOver(fakeShaka({ isLive: true }));
    await engine.load(source);
    video.currentTime = 900;
    engine.play();
    expect(video.currentTime).toBe(1005);
  });

  it('converts positions from and to the start of the window', async () => {
    const { engine, video } = engineOver(fakeShaka({ isLive: true }));
    await engine.load(source);
    engine.seek(3600);
    expect(video.currentTime).toBe(4600);
    expect(engine.state.get()).toMatchObject({
      position: 3600,
      playMode: 'liveTimeShift',
      isAtLiveEdge: false,
    });
    engine.seekToLiveEdge();
    expect(video.currentTime).toBe(8200);
  });
});

it('ANA-15 the end of a film is not reported as a pause', async () => {
  const { engine, video } = engineOver(fakeShaka());
  await engine.load(source);
  video.dispatchEvent(new Event('playing'));
  vi.spyOn(video, 'paused', 'get').mockReturnValue(false);
  video.dispatchEvent(new Event('playing'));
  const phases: string[] = [];
  engine.state.subscribe('isPaused', () => phases.push(engine.state.get().phase));
  vi.spyOn(video, 'paused', 'get').mockReturnValue(true);
  vi.spyOn(video, 'ended', 'get').mockReturnValue(true);
  video.dispatchEvent(new Event('pause'));
  video.dispatchEvent(new Event('ended'));
  expect(phases).toEqual(['ended']);
});

describe('preferred languages', () => {
  const world = () =>
    fakeShaka({
      audio: [
        { language: 'no', roles: ['main'], active: true },
        { language: 'no', roles: ['description'] },
      ],
      text: [
        { language: 'no', roles: ['subtitle'] },
        { language: 'no', roles: ['caption'] },
      ],
    });

  it('selects tracks by purpose when the stream spells the language differently', async () => {
    const shaka = world();
    const [audio, text] = [
      { language: 'nb', purpose: 'description' } as const,
      { language: 'nb', purpose: 'caption' } as const,
    ];
    await engineOver(shaka).engine.load({ ...source, audio, text });
    expect(shaka.log).toContain('text no caption');
    expect(shaka.log).toContain('audio no description');
  });

  it('changes no track that is already active, and none without a preference', async () => {
    const shaka = world();
    await engineOver(shaka).engine.load({ ...source, audio: { language: 'nb', purpose: 'main' } });
    const other = world();
    await engineOver(other).engine.load(source);
    for (const { log } of [shaka, other]) {
      expect(log).toContain('text none');
      expect(log.filter((entry) => entry.startsWith('audio'))).toEqual([]);
    }
  });
});

describe('before the first frame', () => {
  const opened = async (isLive: boolean, start: Partial<EngineSource>, readyState = 0) => {
    elementHas(readyState);
    const { engine, video } = engineOver(fakeShaka({ isLive }));
    await engine.load({ ...source, ...start });
    return { ...engine.state.get(), seekedTo: video.currentTime };
  };

  it('reports the start position and does not seek before the first frame', async () => {
    expect(await opened(false, { startAt: 61 })).toMatchObject({ position: 61, seekedTo: 0 });
    expect(await opened(false, {})).toMatchObject({ position: 0, seekedTo: 0 });
    expect(await opened(true, {})).toMatchObject({ position: 7200, isAtLiveEdge: true, seekedTo: 0 });
    expect(await opened(true, { startAtInstant: 4_600_000 })).toMatchObject({
      position: 3600,
      absolutePosition: 4_600_000,
      seekedTo: 0,
    });
  });

  it('does not report a channel as hours behind live while its element is still seeking', async () => {
    const hasMetadata = 1;
    expect(await opened(true, {}, hasMetadata)).toMatchObject({ position: 7200, isAtLiveEdge: true });
  });
});

describe('destroy', () => {
  it('destroy waits for Shaka, and leaves no element or timer behind', async () => {
    const shaka = fakeShaka({ isLive: true });
    const { engine, host } = engineOver(shaka);
    await engine.load(source);
    shaka.fails(shakaError(1002));
    await engine.destroy();
    expect(shaka.log.at(-1)).toBe('destroy');
    expect(host.querySelector('video')).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('creates no player if destroyed while Shaka was loading', async () => {
    const shaka = fakeShaka();
    const { engine } = engineOver(shaka);
    const loading = engine.load(source);
    await engine.destroy();
    await loading;
    expect(shaka.log).toEqual([]);
  });
});

describe('failure reports', () => {
  const refused = () =>
    shakaError(6007, [shakaError(1001, ['http://media/licence?ticket=4711', 403, '', {}, LICENSE])]);

  it('failure reports are sent with codes, once until playback or another error', async () => {
    const shaka = fakeShaka();
    const { engine, video, failures } = engineOver(shaka);
    const fails = async () => {
      await engine.load(source);
      shaka.fails(refused());
      expect(engine.state.get().error).toBe('noAccess');
    };
    await fails();
    await fails();
    expect(failures).toEqual(['noAccess 6007 1001 403 2']);
    await engine.load(source);
    video.dispatchEvent(new Event('progress'));
    await fails();
    expect(failures).toHaveLength(2);
    shaka.loads(() => Promise.reject(shakaError(4001)));
    await engine.load(source);
    expect(failures.at(-1)).toBe('media 4001');
    // Failures set from outside the engine are reported by their caller.
    engine.fail('signInNeeded');
    expect(failures).toHaveLength(3);
  });
});

describe('diagnostics', () => {
  it('the engine emits events, error codes and statistics', async () => {
    const shaka = fakeShaka();
    const { engine, video } = engineOver(shaka);
    const emitted: string[] = [];
    expect(engine.statistics()).toEqual({});
    await engine.load(source);
    const stop = engine.onEvent(({ name, text }) => emitted.push(`${name} ${text}`.trim()));
    await vi.dynamicImportSettled();
    expect(engine.statistics()).toMatchObject({ width: 1280 });
    video.dispatchEvent(new Event('waiting'));
    shaka.happens('stalldetected', { at: 3 });
    shaka.fails(shakaError(3016, [3, 'decoder']));
    shaka.loads(() => Promise.reject(shakaError(1001, ['http://media/x.mpd', 404])));
    await engine.load(source);
    expect(emitted).toEqual([
      'waiting',
      'shaka stalldetected at 3',
      'shaka error Shaka 3016, severity 2: 3, decoder',
      'load failed Shaka 1001, severity 2: http://media/x.mpd, 404',
    ]);
    stop();
    video.dispatchEvent(new Event('waiting'));
    expect(emitted).toHaveLength(4);
  });
});

describe('speed and quality', () => {
  it('keeps the playback rate for the next film, and plays live at 1', async () => {
    const { engine, video } = engineOver(fakeShaka());
    await engine.load({ ...source, playbackRate: 1.5 });
    expect([video.playbackRate, video.defaultPlaybackRate]).toEqual([1.5, 1.5]);
    engine.setPlaybackRate(0.75);
    expect([video.playbackRate, engine.state.get().playbackRate]).toEqual([0.75, 0.75]);
    const live = engineOver(fakeShaka({ isLive: true }));
    await live.engine.load({ ...source, playbackRate: 1.5 });
    live.engine.setPlaybackRate(2);
    expect([live.video.playbackRate, live.engine.state.get().playbackRate]).toEqual([1, 1]);
  });

  it('limits playback to the chosen quality at once', async () => {
    const shaka = fakeShaka({ heights: [1080, 720, 360] });
    const { engine } = engineOver(shaka);
    await engine.load(source);
    expect(engine.state.get()).toMatchObject({ heights: [1080, 720, 360], quality: 'auto' });
    shaka.log.length = 0;
    engine.setQuality(720);
    engine.setQuality('dataSaver');
    engine.setQuality('auto');
    expect(shaka.log).toEqual([
      '{"restrictions":{"minHeight":720,"maxHeight":720}}',
      'picture 720 true 3',
      '{"restrictions":{"minHeight":0,"maxHeight":360}}',
      'picture 360 true 3',
      '{"restrictions":{"minHeight":0,"maxHeight":null}}',
    ]);
    expect(engine.state.get().quality).toBe('auto');
  });

  it('applies the chosen quality to the next title from its first segment', async () => {
    const shaka = fakeShaka({ heights: [1080, 360] });
    await engineOver(shaka).engine.load({ ...source, quality: 720 });
    expect(shaka.log[0]).toContain('"restrictions":{"minHeight":0,"maxHeight":720}');
    expect(shaka.log).toContain('picture 360 true 3');
  });
});

describe('blocked autoplay', () => {
  it('mutes until the user unmutes, without storing it as their choice', async () => {
    playElement((video) =>
      video.muted ? Promise.resolve() : Promise.reject(new DOMException('', 'NotAllowedError')),
    );
    const { engine, video } = engineOver(fakeShaka());
    await engine.load(source);
    await settled();
    video.dispatchEvent(new Event('volumechange'));
    expect(engine.state.get()).toMatchObject({ isMuted: true, isSilenced: true });
    engine.setMuted(false);
    video.dispatchEvent(new Event('volumechange'));
    expect(engine.state.get()).toMatchObject({ isMuted: false, isSilenced: false });
  });
});
