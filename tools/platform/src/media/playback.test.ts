import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../testing/launchChromium.ts';
import {
  catchUpManifestPath,
  filmManifestPath,
  filmPlaylistPath,
  licencePath,
  liveManifestPath,
  registerMedia,
} from './index.ts';

/**
 * Plays the streams in a real browser with Shaka: Periods are contiguous, keys decrypt, and subtitles match
 * their language.
 */

const shaka = await readFile(
  new URL('../../../../node_modules/shaka-player/dist/shaka-player.compiled-es2021.js', import.meta.url),
  'utf8',
);

/** Runs in the page: opens a stream and logs its state ten times a second in `window.diary`. */
const pageScript = `
window.open = async ({ url, startTime, licence, headers, preferredAudio }) => {
  const video = document.querySelector('video');
  const player = new shaka.Player();
  window.player = player;
  window.diary = { longestWait: 0, waitingSince: null, pieces: 0, backwards: 0, periods: new Set(), error: null };
  await player.attach(video);
  player.addEventListener('error', ({ detail }) => { diary.error = String(detail.code); });
  player.configure({
    abr: { enabled: false },
    restrictions: { maxHeight: 360 },
    drm: licence ? { servers: { 'org.w3.clearkey': licence } } : {},
    preferredAudio: [{ language: preferredAudio ?? 'nb' }],
  });
  player.getNetworkingEngine().registerRequestFilter((type, request) => {
    if (type === shaka.net.NetworkingEngine.RequestType.LICENSE) Object.assign(request.headers, headers);
  });
  try { await player.load(url, startTime); } catch (error) { diary.error = String(error.code ?? error); return diary.error; }
  video.play().catch((error) => { diary.error ??= String(error); });
  let last = null;
  setInterval(() => {
    const at = performance.now();
    const time = video.currentTime;
    if (video.paused || (!last && video.readyState < 4)) return;
    if (last && time < last.time) diary.backwards += 1;
    // Waiting for media, as against a machine that is too busy to draw: HAVE_FUTURE_DATA is 3.
    if (video.readyState >= 3) diary.waitingSince = null;
    else diary.waitingSince ??= at;
    diary.longestWait = Math.max(diary.longestWait, diary.waitingSince === null ? 0 : at - diary.waitingSince);
    diary.pieces = Math.max(diary.pieces, video.buffered.length);
    last = { at, time };
    if (window.periodSeconds) diary.periods.add(Math.floor(time / window.periodSeconds));
  }, 100);
  return null;
};`;

const app = Fastify();
let port = 0;
const origin = () => `http://media.localhost:${port}`;
app.get('/page', (_request, reply) =>
  reply
    .type('text/html')
    .send(
      '<!doctype html><video muted playsinline width="640"></video><script src="/shaka.js"></script><script src="/page.js"></script>',
    ),
);
app.get('/shaka.js', (_request, reply) => reply.type('text/javascript').send(shaka));
app.get('/page.js', (_request, reply) => reply.type('text/javascript').send(pageScript));
const licenceRequests: (string | undefined)[] = [];
/** Failed requests, except for licences. */
const refused: string[] = [];
app.addHook('onResponse', (request, reply, done) => {
  if (reply.statusCode >= 400 && !request.url.startsWith('/licences/') && request.url !== '/favicon.ico')
    refused.push(request.url);
  done();
});

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launchChromium();
  await registerMedia(app, {
    clock: { now: () => performance.timeOrigin + performance.now() },
    get origin() {
      return origin();
    },
    verify: ({ bearerToken }) => {
      licenceRequests.push(bearerToken);
      return bearerToken === 'good' ? 'allowed' : bearerToken === undefined ? 'unauthenticated' : 'forbidden';
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});

afterEach(() => {
  expect(refused).toEqual([]);
});

afterAll(async () => {
  await browser.close();
  await app.close();
});

interface Stream {
  readonly url: string;
  readonly startTime?: number;
  readonly licence?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly preferredAudio?: string;
}

/** @returns Shaka's error code, or null if it plays */
async function open(stream: Stream): Promise<string | null> {
  page = await browser.newPage();
  await page.goto(`${origin()}/page`);
  return page.evaluate<string | null>(`open(${JSON.stringify({ ...stream, url: origin() + stream.url })})`);
}

const until = (condition: string, timeout = 20_000) =>
  page.waitForFunction(`diary.error || (${condition})`, undefined, { timeout });
const currentTime = 'document.querySelector("video").currentTime';

/** Asserts less than half a second of buffering, and a contiguous buffer. */
async function expectNoGap() {
  expect(await page.evaluate<number>('diary.longestWait')).toBeLessThan(500);
  expect(await page.evaluate<number>('diary.pieces')).toBe(1);
}

const errorOf = () => page.evaluate<string | null>('diary.error');

describe('in a browser', { timeout: 60_000 }, () => {
  it('a film plays across the boundary between two loop turns', async () => {
    expect(await open({ url: filmManifestPath('film', 3), startTime: 62 })).toBeNull();
    await until(`${currentTime} > 66`);
    expect(await errorOf()).toBeNull();
    await expectNoGap();
    expect(await page.evaluate<number>('player.seekRange().end')).toBeCloseTo(180, 3);
    // The turns are contiguous.
    expect(await page.evaluate<number>('player.getStats().gapsJumped')).toBe(0);
    await page.close();
  });

  it('an encrypted film plays with a licence, and fails without a token', async () => {
    const film = { url: filmManifestPath('film', 3, 'cenc'), licence: licencePath('film') };
    expect(await open({ ...film, headers: { authorization: 'Bearer good' } })).toBeNull();
    await until(`${currentTime} > 1`);
    expect(await errorOf()).toBeNull();
    expect(licenceRequests).toEqual(['good']);
    await page.close();

    await open(film);
    await until('false');
    // 6007: the licence request failed.
    expect(await errorOf()).toBe('6007');
    // Shaka retries; no attempt had a token.
    expect(new Set(licenceRequests.slice(1))).toEqual(new Set([undefined]));
    await page.close();
  });

  it('audio, subtitles and thumbnails match the selected tracks', async () => {
    expect(
      await open({ url: filmManifestPath('film', 3), startTime: 64.8, preferredAudio: 'en' }),
    ).toBeNull();
    expect(await page.evaluate('player.getVariantTracks().find((track) => track.active).language')).toBe(
      'en',
    );
    expect(
      await page.evaluate('[...new Set(player.getVariantTracks().map((track) => track.language))].sort()'),
    ).toEqual(['en', 'nb']);
    await page.evaluate(
      'player.selectTextTrack(player.getTextTracks().find((track) => track.language === "nb"))',
    );
    await until('[...(document.querySelector("video").textTracks[0]?.activeCues ?? [])].length > 0');
    expect(await page.evaluate('document.querySelector("video").textTracks[0].activeCues[0].text')).toBe(
      'Lyset kommer før sola.',
    );
    const thumbnail = await page.evaluate(
      `player.getThumbnails(player.getImageTracks()[0].id, 75).then(({ startTime, duration, positionX, width, height }) => ({ startTime, duration, positionX, width, height }))`,
    );
    // 75 s is 11 s into the second turn: the third tile.
    expect(thumbnail).toMatchObject({ duration: 4, positionX: 2 * 248, width: 248, height: 140 });
    await page.close();
  });

  it('the same segments play as HLS', async () => {
    expect(await open({ url: filmPlaylistPath('film', 3), startTime: 61 })).toBeNull();
    await until(`${currentTime} > 66`);
    expect(await errorOf()).toBeNull();
    await page.close();
  });

  it('a programme on air plays from its start, and continues after its end', async () => {
    const start = Math.floor((performance.timeOrigin + performance.now()) / 1000) * 1000 - 60_000;
    expect(
      await open({ url: `${catchUpManifestPath('nrk1', start, start + 75_000)}?segments=2`, startTime: 0 }),
    ).toBeNull();
    expect(await page.evaluate('player.isLive()')).toBe(true);
    await until(`${currentTime} > 2`);
    await until('!player.isLive()', 30_000);
    expect(await page.evaluate<number>('player.seekRange().end')).toBeCloseTo(75, 1);
    expect(await errorOf()).toBeNull();
    await page.close();
  });

  it('a live channel plays across the boundary between two turns', async () => {
    const url = liveManifestPath('nrk1');
    const manifest = (await app.inject(url)).body;
    const starts = [...manifest.matchAll(/start="PT([\d.]+)S"/g)].map(([, start]) => Number(start));
    // The newest Period is in the future; use the boundary before it.
    const seam = starts.at(-2) ?? NaN;
    expect(await open({ url, startTime: seam - 3 })).toBeNull();
    await until(`${currentTime} > ${seam + 3}`);
    expect(await errorOf()).toBeNull();
    await expectNoGap();
    await page.close();
  });
});

it('a live channel plays past five loop turns without a gap', { timeout: 90_000 }, async () => {
  // One segment per turn: five turns take 20 seconds.
  const path = `${liveManifestPath('nrk1')}?segments=1&window=120`;
  expect(await open({ url: path })).toBeNull();
  await until(`${currentTime} > 0 && !document.querySelector("video").paused`);
  await page.evaluate('window.periodSeconds = 4');
  await until('diary.periods.size > 5', 70_000);
  expect(
    await page.evaluate(
      '({ error: diary.error, backwards: diary.backwards, jumped: player.getStats().gapsJumped, turns: diary.periods.size })',
    ),
  ).toEqual({ error: null, backwards: 0, jumped: 0, turns: 6 });
  await expectNoGap();
  await page.close();
});
