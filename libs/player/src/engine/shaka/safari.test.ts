// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { EngineSource } from '../playbackEngine.ts';
import { createShakaEngine } from './shakaEngine.browser.ts';

/*
 * Real Shaka over a fake Safari of iOS 17.4: native HLS, FairPlay, and `ManagedMediaSource` without `MediaSource`.
 * jsdom has none of them.
 */

const hls: EngineSource = {
  manifestUrl: 'http://media/film.m3u8',
  secondaryManifestUrl: undefined,
  manifestType: 'hls',
  drm: {
    type: 'fairPlay',
    licenceUrl: 'http://media/licence',
    licenceHeaders: { 'X-Playback-Ticket': 'ticket-1' },
    certificateUrl: 'http://media/certificate',
  },
  headers: {},
  startAt: undefined,
  startAtInstant: undefined,
  autoPlay: true,
  audio: undefined,
  text: undefined,
  playbackRate: 1,
  quality: 'auto',
};

const dash: EngineSource = {
  ...hls,
  manifestUrl: 'http://media/film.mpd',
  manifestType: 'dash',
  drm: undefined,
};

const mpd = `<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT60S">
  <Period>
    <AdaptationSet mimeType="video/mp4">
      <Representation id="video" bandwidth="1000000" codecs="avc1.64001f" width="1280" height="720">
        <SegmentTemplate duration="4" initialization="init.mp4" media="$Number$.m4s" />
      </Representation>
    </AdaptationSet>
  </Period>
</MPD>`;

const SKD = new TextEncoder().encode('skd://film');
/** Not valid as text, so that any encoding or wrapping changes them. */
const CERTIFICATE = Uint8Array.of(0x30, 0x82, 0, 0xff);
const SPC = Uint8Array.of(0, 1, 0xfe, 0xff, 0x7b);
const CKC = Uint8Array.of(0xff, 0, 0x3c, 0x63);

function toBytes(data: unknown): number[] {
  if (ArrayBuffer.isView(data)) return [...new Uint8Array(data.buffer, data.byteOffset, data.byteLength)];
  return data instanceof ArrayBuffer ? [...new Uint8Array(data)] : [];
}

/** A session that answers with the SPC at once. */
class FakeSession extends EventTarget {
  readonly sessionId = 'session';
  readonly expiration = NaN;
  readonly keyStatuses = new Map();
  readonly closed = new Promise<void>(() => undefined);
  generateRequest(initDataType: string, initData: BufferSource) {
    log.push(['generateRequest', initDataType, toBytes(initData)]);
    const message = { messageType: 'license-request', message: SPC.buffer };
    this.dispatchEvent(Object.assign(new Event('message'), message));
    return Promise.resolve();
  }
  update(data: BufferSource) {
    log.push(['update', toBytes(data)]);
    return Promise.resolve();
  }
  close = () => Promise.resolve();
}

/** Shaka caches the access, so it outlives a test. */
const access = {
  keySystem: 'com.apple.fps',
  getConfiguration: () => ({}),
  createMediaKeys: () =>
    Promise.resolve({
      setServerCertificate(data: BufferSource) {
        log.push(['setServerCertificate', toBytes(data)]);
        return Promise.resolve(true);
      },
      createSession: () => new FakeSession(),
    }),
};

class FakeManagedMediaSource extends EventTarget {
  static isTypeSupported = () => true;
  readonly readyState = 'open';
  readonly sourceBuffers = [];
  duration = NaN;
  addSourceBuffer(type: string) {
    log.push(['addSourceBuffer', type]);
    return Object.assign(new EventTarget(), { buffered: { length: 0 }, abort: () => undefined });
  }
}

/** Calls of the browser's APIs in order. */
let log: unknown[][] = [];
let responses: Partial<Record<string, () => Response | Promise<Response>>> = {};

function fakeFetch(url: string, { method, headers, body }: RequestInit) {
  const sent = body ? [Object.fromEntries(new Headers(headers)), toBytes(body)] : [];
  log.push([`${method} ${url}`, ...sent]);
  return Promise.resolve(responses[url]?.() ?? new Promise<Response>(() => undefined));
}

const defined: (readonly [target: object, name: string])[] = [];

function define(target: object, name: string, descriptor: PropertyDescriptor) {
  Object.defineProperty(target, name, { ...descriptor, configurable: true });
  defined.push([target, name]);
}

// Shaka reads the browser's name and `fetch` on import, so they are faked before the engine imports it.
beforeEach(() => {
  log = [];
  responses = {
    'http://media/certificate': () => new Response(CERTIFICATE),
    'http://media/licence': () => new Response(CKC),
    'http://media/film.mpd': () => new Response(mpd),
  };
  vi.stubGlobal('fetch', fakeFetch);
  vi.stubGlobal('ManagedMediaSource', FakeManagedMediaSource);
  vi.stubGlobal(
    'MediaKeySystemAccess',
    class {
      getConfiguration = () => ({});
    },
  );
  define(navigator, 'vendor', { value: 'Apple Computer, Inc.' });
  define(navigator, 'userAgent', {
    value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4) Version/17.4 Safari/604.1',
  });
  define(navigator, 'requestMediaKeySystemAccess', {
    value: (keySystem: string) =>
      keySystem === access.keySystem ? Promise.resolve(access) : Promise.reject(new Error(keySystem)),
  });
  define(URL, 'createObjectURL', {
    value(mediaSource: EventTarget) {
      queueMicrotask(() => mediaSource.dispatchEvent(new Event('sourceopen')));
      return 'blob:managed';
    },
  });
  define(URL, 'revokeObjectURL', { value: () => undefined });
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'canPlayType').mockReturnValue('maybe');
  vi.spyOn(media, 'load').mockReturnValue();
  vi.spyOn(media, 'pause').mockReturnValue();
  vi.spyOn(media, 'play').mockResolvedValue();
  define(media, 'setMediaKeys', { value: () => Promise.resolve() });
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const [target, name] of defined.splice(0)) Reflect.deleteProperty(target, name);
});

function createEngine() {
  const host = document.createElement('div');
  const failures: string[] = [];
  const manifestErrors: unknown[] = [];
  const engine = createShakaEngine({
    host,
    liveBufferSeconds: 30,
    volume: 1,
    isMuted: false,
    adaptsToDroppedFrames: true,
    licenceToken: () => Promise.resolve('token-1'),
    onFailure: (error, codes) => failures.push(`${error} ${codes}`),
    onManifestError: (failure) => manifestErrors.push(failure),
  });
  const video = host.querySelector('video');
  if (!video) throw new Error('no video');
  for (const name of ['audioTracks', 'videoTracks', 'textTracks'])
    define(video, name, {
      value: Object.assign(new EventTarget(), { [Symbol.iterator]: () => [].values() }),
    });
  return {
    engine,
    video,
    failures,
    manifestErrors,
    /** Safari reads the playlist and finds the key. */
    findKey: async () => {
      await vi.waitFor(() => expect(video.src).toBe(hls.manifestUrl), { timeout: 10_000 });
      video.dispatchEvent(
        Object.assign(new Event('encrypted'), { initDataType: 'skd', initData: SKD.buffer }),
      );
    },
    /** Safari has the first frame. */
    showFrame: () => {
      define(video, 'readyState', { value: 4 });
      video.dispatchEvent(new Event('loadedmetadata'));
      video.dispatchEvent(new Event('loadeddata'));
    },
  };
}

it('PLAY-01 FairPlay streams are played by Safari itself, so that AirPlay works', async () => {
  const { engine, video, findKey, showFrame } = createEngine();
  const loading = engine.load(hls);
  await findKey();
  showFrame();
  await loading;
  expect(engine.state.get()).toMatchObject({ phase: 'ready', error: undefined });
  expect(video.src).toBe('http://media/film.m3u8');
  expect(video).toHaveProperty('disableRemotePlayback', false);
  expect(log).not.toContainEqual(['GET http://media/film.m3u8']);
  await engine.destroy();
});

it('FairPlay fetches the certificate once, posts the raw SPC and passes the CKC on unchanged', async () => {
  const { engine, findKey } = createEngine();
  void engine.load(hls);
  await findKey();
  await vi.waitFor(() => expect(log).toContainEqual(['update', [...CKC]]));
  expect(log).toEqual([
    ['GET http://media/certificate'],
    ['setServerCertificate', [...CERTIFICATE]],
    ['generateRequest', 'skd', toBytes(SKD)],
    [
      'POST http://media/licence',
      { authorization: 'Bearer token-1', 'x-playback-ticket': 'ticket-1' },
      [...SPC],
    ],
    ['update', [...CKC]],
  ]);
  await engine.destroy();
});

it.each([
  ['is missing', () => new Response('', { status: 404 }), 'media 1001 404 5'],
  ['cannot be fetched', () => Promise.reject(new TypeError('Load failed')), 'network 1002 TypeError 5'],
])(
  'playback fails if the FairPlay certificate %s, and no manifest is blamed',
  async (_what, response, codes) => {
    responses['http://media/certificate'] = response;
    const { engine, failures, manifestErrors } = createEngine();
    await engine.load({ ...hls, secondaryManifestUrl: 'http://media/other.m3u8' });
    expect(failures).toEqual([codes]);
    expect(engine.state.get().phase).toBe('failed');
    expect(manifestErrors).toEqual([]);
    expect(log).toEqual([['GET http://media/certificate'], ['GET http://media/certificate']]);
    await engine.destroy();
  },
);

it('a FairPlay licence refused while the stream loads ends playback', async () => {
  responses['http://media/licence'] = () => new Response('', { status: 403 });
  const { engine, failures, findKey, showFrame } = createEngine();
  const loading = engine.load(hls);
  await findKey();
  await vi.waitFor(() => expect(engine.state.get()).toMatchObject({ phase: 'failed', error: 'noAccess' }), {
    timeout: 5000,
  });
  showFrame();
  await loading;
  expect(engine.state.get().phase).toBe('failed');
  expect(failures).toEqual(['noAccess 6007 1001 403 2']);
  await engine.destroy();
});

it('DASH plays through ManagedMediaSource where MediaSource is missing, without AirPlay', async () => {
  const { engine, video } = createEngine();
  await engine.load(dash);
  expect('MediaSource' in globalThis).toBe(false);
  expect(engine.state.get()).toMatchObject({ phase: 'ready', error: undefined });
  expect(log).toContainEqual(['addSourceBuffer', 'video/mp4; codecs="avc1.64001f"']);
  expect(video.querySelector('source')?.src).toBe('blob:managed');
  expect(video).toHaveProperty('disableRemotePlayback', true);
  await engine.destroy();
});
