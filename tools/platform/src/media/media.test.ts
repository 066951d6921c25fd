import Fastify from 'fastify';
import { JSDOM } from 'jsdom';
import { afterAll, describe, expect, it } from 'vitest';
import {
  catchUpManifestPath,
  catchUpPlaylistPath,
  filmManifestPath,
  filmPlaylistPath,
  licencePath,
  liveManifestPath,
  livePlaylistPath,
  registerMedia,
} from './index.ts';

const evening = Date.UTC(2026, 10, 20, 19, 30, 12, 345);
let now = evening;
const app = Fastify();
await registerMedia(app, {
  clock: { now: () => now },
  origin: 'http://media.localhost:4400',
  minutesOf: (titleId) => (titleId === 'known' ? 42 : undefined),
  hasChannel: (channelId) => channelId !== 'nowhere',
  verify: ({ titleId, bearerToken, ticket }) => {
    if (bearerToken === 'good' || ticket === `for ${titleId}`) return 'allowed';
    return bearerToken === undefined && ticket === undefined ? 'unauthenticated' : 'forbidden';
  },
});
afterAll(() => app.close());

async function manifest(path: string) {
  const answer = await app.inject(path);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/dash+xml',
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
  });
  const root = new JSDOM(answer.body, { contentType: 'application/xml' }).window.document.documentElement;
  const seconds = (text: string | null) => Number(/^PT([\d.]+)S$/.exec(text ?? '')?.[1]);
  const periods = [...root.querySelectorAll('Period')].map((period) => ({
    element: period,
    start: seconds(period.getAttribute('start')),
    duration: seconds(period.getAttribute('duration')),
  }));
  return { root, periods, base: root.querySelector('BaseURL')?.textContent ?? '', seconds };
}

describe('films', () => {
  it('a film has the length from the URL or the catalogue, else it responds 404', async () => {
    const explicit = await manifest(filmManifestPath('a film:1', 90));
    expect(explicit.root.getAttribute('mediaPresentationDuration')).toBe('PT5400S');
    expect(explicit.periods.reduce((sum, { duration }) => sum + duration, 0)).toBeCloseTo(5400, 6);
    const fromCatalogue = await manifest('/vod/known/manifest.mpd');
    expect(fromCatalogue.root.getAttribute('mediaPresentationDuration')).toBe('PT2520S');
    expect((await app.inject('/vod/unknown/manifest.mpd')).statusCode).toBe(404);
    expect((await app.inject('/vod/x~9999m/manifest.mpd')).statusCode).toBe(404);
  });

  it.each(['clear', 'cenc'] as const)(
    'a film manifest only references existing files (%s)',
    async (protection) => {
      const path = filmManifestPath('x', 3, protection);
      const { periods, base } = await manifest(path);
      const [period] = periods;
      let checked = 0;
      for (const set of period?.element.querySelectorAll('AdaptationSet') ?? []) {
        const template = set.querySelector('SegmentTemplate');
        const perPeriod = ((period?.duration ?? 0) * 1000) / Number(template?.getAttribute('duration'));
        for (const representation of set.querySelectorAll('Representation')) {
          const id = representation.getAttribute('id') ?? '';
          const names = [
            template?.getAttribute('initialization') ?? [],
            template?.getAttribute('media') ?? [],
          ].flat();
          for (const number of [0, perPeriod - 1]) {
            for (const name of names) {
              const file = base + name.replace('$RepresentationID$', id).replace('$Number$', String(number));
              const answer = await app.inject(new URL(file, `http://media.localhost${path}`).pathname);
              expect([file, answer.statusCode, answer.headers['cache-control']]).toEqual([
                file,
                200,
                'public, max-age=31536000, immutable',
              ]);
              checked += 1;
            }
          }
        }
      }
      // Three renditions and two languages with an initialization segment each, two subtitles, one thumbnail
      // sheet.
      expect(checked).toBe((5 * 2 + 2 + 1) * 2);
    },
  );

  it('every adaptation set is protected in an encrypted manifest, and none in a clear one', async () => {
    const guarded = (await manifest(filmManifestPath('x', 1, 'cenc'))).periods[0]?.element;
    expect([
      ...(guarded?.querySelectorAll('AdaptationSet > ContentProtection[value="cenc"]') ?? []),
    ]).toHaveLength(3);
    const open = (await manifest(filmManifestPath('x', 1))).root;
    expect(open.querySelector('ContentProtection')).toBeNull();
  });
});

describe('channels', () => {
  it('a channel manifest is dynamic, two hours deep, one Period early, with a clock', async () => {
    const { root, periods, seconds } = await manifest(liveManifestPath('nrk1'));
    expect(root.getAttribute('type')).toBe('dynamic');
    expect(root.getAttribute('timeShiftBufferDepth')).toBe('PT7200S');
    const anchor = Date.parse(root.getAttribute('availabilityStartTime') ?? '') / 1000;
    const at = now / 1000;
    expect(anchor + (periods[0]?.start ?? NaN)).toBeLessThanOrEqual(at - 7200);
    expect(anchor + (periods.at(-1)?.start ?? NaN)).toBeGreaterThan(at);
    expect(anchor + (periods.at(-2)?.start ?? NaN)).toBeLessThanOrEqual(at);
    for (const [n, period] of periods.slice(1).entries()) {
      const before = periods[n];
      expect(period.start).toBeCloseTo((before?.start ?? 0) + (before?.duration ?? 0), 3);
    }
    // A client that polls at this interval sees each Period before it starts.
    expect(seconds(root.getAttribute('minimumUpdatePeriod'))).toBeLessThan(periods[0]?.duration ?? 0);
    const clock = root.querySelector('UTCTiming')?.getAttribute('value') ?? '';
    expect(clock).toBe('http://media.localhost:4400/time');
    const time = await app.inject('/time');
    expect(time.body).toBe(new Date(now).toISOString());
    expect(time.headers.date).toBe(new Date(now).toUTCString());
  });

  it('a Period has the expected number of segments, also in floating-point arithmetic', async () => {
    for (const day of [0, 1, 1000, 5000]) {
      now = evening + day * 86_400_000 + 1234;
      const { periods } = await manifest(`${liveManifestPath('nrk1')}?window=900`);
      for (const [n, { start }] of periods.slice(1).entries()) {
        expect((start - (periods[n]?.start ?? NaN)) / 4).toBe(16);
      }
    }
    now = evening;
  });

  it('channels have different Period boundaries, and an unknown channel responds 404', async () => {
    const starts = await Promise.all(
      ['nrk1', 'nrk2', 'tv2', 'zebra', 'nord'].map(
        async (id) => (await manifest(liveManifestPath(id))).periods[0]?.start,
      ),
    );
    expect(new Set(starts).size).toBeGreaterThan(1);
    expect((await app.inject(liveManifestPath('nowhere'))).statusCode).toBe(404);
  });

  it('a channel’s HLS playlist slides over the same segments, without unfinished ones', async () => {
    const before = await app.inject(`${livePlaylistPath('nrk1').replace('master', 'video-360p')}`);
    const count = (body: string) => body.split('\n').filter((line) => line.endsWith('.m4s')).length;
    const sequence = (body: string) => Number(/MEDIA-SEQUENCE:(\d+)/.exec(body)?.[1]);
    const edge = sequence(before.body) + count(before.body);
    // Numbers count segments since the epoch, so the live edge follows from the clock.
    expect(edge).toBeGreaterThanOrEqual(Math.floor(now / 4000) - 16);
    expect(edge).toBeLessThanOrEqual(Math.floor(now / 4000));
    expect(count(before.body) * 4).toBeGreaterThanOrEqual(7200 - 4);
    now += 64_000 * 3;
    const after = await app.inject(`${livePlaylistPath('nrk1').replace('master', 'video-360p')}`);
    now = evening;
    expect(sequence(after.body) + count(after.body)).toBe(edge + 16 * 3);
    expect(sequence(after.body)).toBe(sequence(before.body) + 16 * 3);
    expect(before.body).not.toContain('ENDLIST');
  });
});

describe('programmes', () => {
  const start = Date.UTC(2026, 10, 20, 19);
  const end = Date.UTC(2026, 10, 20, 20);

  it('a programme manifest grows from the start while on air, and is complete afterwards', async () => {
    const path = catchUpManifestPath('nrk1', start, end);
    const running = await manifest(path);
    expect(running.root.getAttribute('type')).toBe('dynamic');
    expect(running.root.getAttribute('availabilityStartTime')).toBe('2026-11-20T19:00:00.000Z');
    expect(running.root.getAttribute('timeShiftBufferDepth')).toBeNull();
    now = end + 1000;
    const over = await manifest(path);
    now = evening;
    expect(over.root.getAttribute('type')).toBe('static');
    expect(over.root.getAttribute('mediaPresentationDuration')).toBe('PT3600S');
    // Earlier Periods stay valid, so playback can continue past the end of the broadcast.
    expect(over.periods.slice(0, 3).map(({ start: at }) => at)).toEqual(
      running.periods.slice(0, 3).map(({ start: at }) => at),
    );
  });

  it('a programme in HLS is an event playlist, then video on demand', async () => {
    const path = catchUpPlaylistPath('nrk1', start, end).replace('master', 'audio-en');
    const running = (await app.inject(path)).body;
    expect(running).toContain('#EXT-X-PLAYLIST-TYPE:EVENT');
    expect(running).toContain('#EXT-X-PROGRAM-DATE-TIME:2026-11-20T19:00:00.000Z');
    now = end;
    const over = (await app.inject(path)).body;
    now = evening;
    expect(over).toContain('#EXT-X-ENDLIST');
    const total = [...over.matchAll(/#EXTINF:([\d.]+)/g)].reduce(
      (sum, [, length]) => sum + Number(length),
      0,
    );
    expect(total).toBeCloseTo(3600, 2);
  });

  it('a future programme or an invalid range responds 404', async () => {
    expect((await app.inject(catchUpManifestPath('nrk1', now + 60_000, now + 120_000))).statusCode).toBe(404);
    expect((await app.inject(catchUpManifestPath('nrk1', end, start))).statusCode).toBe(404);
    expect((await app.inject('/catchup/nrk1/today/manifest.mpd')).statusCode).toBe(404);
  });
});

describe('HLS films', () => {
  it('an HLS film lists every track with the same duration as DASH', async () => {
    const master = (await app.inject(`${filmPlaylistPath('x', 3)}?segments=4`)).body;
    const uris = [...master.matchAll(/URI="([^"]+)"|^(video-[^\n]+)$/gm)].map(
      (match) => match[1] ?? match[2] ?? '',
    );
    expect(uris).toHaveLength(7);
    for (const uri of uris) {
      const body = (
        await app.inject(
          new URL(uri, `http://media.localhost${filmPlaylistPath('x', 3)}`).href.slice(
            'http://media.localhost'.length,
          ),
        )
      ).body;
      const total = [...body.matchAll(/#EXTINF:([\d.]+)/g)].reduce(
        (sum, [, length]) => sum + Number(length),
        0,
      );
      expect([uri, total]).toEqual([uri, expect.closeTo(180, 2)]);
      expect(body.match(/#EXT-X-DISCONTINUITY\n/g)).toHaveLength(Math.ceil(180 / (4 * 4)) - 1);
    }
  });
});

describe('files', () => {
  it('a segment supports range requests', async () => {
    const path = '/loop/clear/video-360p/2.m4s';
    const complete = (await app.inject(path)).rawPayload;
    const part = await app.inject({ url: path, headers: { range: 'bytes=100-199' } });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${complete.length}`);
    expect(part.rawPayload).toEqual(complete.subarray(100, 200));
    expect((await app.inject({ url: path, headers: { range: 'bytes=99999999-' } })).statusCode).toBe(416);
  });

  it.each([
    '/loop/clear/video-360p/16.m4s',
    '/loop/clear/video-9p/0.m4s',
    '/loop/text/sv/0.vtt',
    '/loop/other/x/0.m4s',
    '/live/nrk1/other.m3u8',
  ])('%s responds 404', async (path) => {
    expect((await app.inject(path)).statusCode).toBe(404);
  });

  it('Norwegian subtitles are Norwegian, and English ones English', async () => {
    expect((await app.inject('/loop/text/nb/0.vtt')).body).toContain('Lyset kommer før sola.');
    expect((await app.inject('/loop/text/en/0.vtt')).body).toContain('The light comes before the sun.');
  });
});

describe('licences', () => {
  const kid = Buffer.from('7476c1d5a0b94c0e9f3d2b6a51e8c004', 'hex').toString('base64url');
  const ask = (headers: Record<string, string>, body: unknown = { kids: [kid], type: 'temporary' }) =>
    app.inject({
      method: 'POST',
      url: licencePath('a film'),
      headers: { 'content-type': 'application/octet-stream', ...headers },
      payload: JSON.stringify(body),
    });

  it('a licence is issued for a valid bearer token or playback ticket', async () => {
    const answer = await ask({ authorization: 'Bearer good' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      keys: [
        { kty: 'oct', kid, k: Buffer.from('6d1f0b8e2c7a4953b1d8e6f2a0c39457', 'hex').toString('base64url') },
      ],
      type: 'temporary',
    });
    expect((await ask({ 'x-playback-ticket': 'for a film' })).statusCode).toBe(200);
    expect((await ask({ 'x-playback-ticket': 'for another' })).statusCode).toBe(403);
  });

  it('a licence request is rejected: 401 without a token, 403 with an invalid one, 400 for an unknown key', async () => {
    expect((await ask({})).statusCode).toBe(401);
    expect((await ask({ authorization: 'Bearer bad' })).statusCode).toBe(403);
    expect((await ask({ authorization: 'Bearer good' }, { kids: ['AAAA'] })).statusCode).toBe(400);
    expect((await ask({ authorization: 'Bearer good' }, 'nonsense')).statusCode).toBe(400);
  });

  it('a licence can be requested across origins with a token', async () => {
    const answer = await app.inject({ method: 'OPTIONS', url: licencePath('a film') });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-headers']).toContain('authorization');
  });
});
