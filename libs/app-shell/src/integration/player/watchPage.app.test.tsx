// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  channelFixtures,
  channelTitleFixture,
  clearPlaybackFixture,
  episodeFixture,
  filmCoverPageFixture,
  filmFixture,
  FIXTURE_NOW,
  protectedPlaybackFixture,
  seriesCoverPageFixture,
  seriesFixture,
} from '@tv/api-client/fixtures';
import { testConfig } from '@tv/test-world';
import { renderApp, advanceUntil, screen, waitFor } from '../../testing/index.ts';
import type { RenderAppOptions } from '../../testing/index.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

const PLAYBACK = 'GET /gateway/playback/isfront/clearkey';
const PROGRESS = 'POST /gateway/progress/isfront';
const MANIFEST = 'https://media.test/vod/isfront/manifest.mpd';

/** Where the film is played, and not shown on its cover page. */
const PLAYING = '/watch/vod/isfront?disableScpRedirect=1';

const done = () => new Response(null, { status: 204 });

function video(): HTMLVideoElement {
  const found = document.querySelector('video');
  if (!found) throw new Error('There is no video');
  return found;
}

/** A customer who watches something, as far as it plays. */
async function watching(options: RenderAppOptions = {}) {
  const app = await renderApp({
    path: PLAYING,
    isSignedIn: true,
    ...options,
    responses: {
      'GET /content-search/title/isfront': filmFixture,
      'GET /content-search/title/fyret-pa-skarvoya-s1e3': episodeFixture,
      'GET /content-search/title/nordlys': channelTitleFixture,
      [PLAYBACK]: protectedPlaybackFixture,
      'GET /gateway/playback/fyret-pa-skarvoya-s1e3/clearkey': clearPlaybackFixture,
      'GET /gateway/playback/nordlys/clearkey': clearPlaybackFixture,
      [PROGRESS]: done,
      ...options.responses,
    },
  });
  const loads = () => shaka.log.filter((entry) => entry.startsWith('load '));
  return {
    ...app,
    loads,
    asked: (call: string) => app.calls().filter((one) => one === call).length,
    /** Until it plays. */
    plays: (times = 1) =>
      waitFor(() => {
        expect(loads()).toHaveLength(times);
        expect(video().paused).toBe(false);
      }),
    /** Lets so many seconds of it be watched. */
    watch(seconds: number) {
      for (let second = 0; second < seconds; second += 1) video().currentTime += 1;
    },
  };
}

const measured = {
  // The fixtures' links lead to one gateway, wherever it is.
  config: {
    environment: 'uat',
    services: {
      ...testConfig.services,
      gateway: { ...testConfig.services.gateway, uat: testConfig.services.gateway.dev },
    },
  },
  localStorage: { 'analytics-consent': 'granted' },
} as const satisfies RenderAppOptions;

beforeEach(() => shaka.reset());

describe('what is asked for', () => {
  it('API-17 a title and how it is played, with the token and the number of this viewing', async () => {
    const app = await watching();
    await app.plays();
    expect(app.asked('GET /content-search/title/isfront')).toBe(1);
    const [request] = app.network.requestsTo(PLAYBACK);
    expect(request?.headers.get('authorization')).toMatch(/^Bearer /);
    expect(request?.headers.get('x-glimt-streamingsessionid')).toMatch(/^[\da-f-]{36}$/);
    expect(app.loads()).toEqual([`load ${MANIFEST} ${filmFixture.progress?.seconds}`]);
  });

  it.each([
    ['a film', filmFixture],
    ['an episode', episodeFixture],
    ["a children's title", { ...filmFixture, type: 'kid', name: 'Reven og uglen', categories: ['Barn'] }],
  ])('PLAY-03 %s, which plays on demand', async (_what, title) => {
    const { id, name } = title;
    const app = await watching({
      path: `/watch/vod/${id}?disableScpRedirect=1`,
      responses: { [`GET /content-search/title/${id}`]: title },
    });
    await app.plays();
    expect(app.asked(`GET /gateway/playback/${id}/clearkey`)).toBe(1);
    // From a place of its own, and not from what would be on now.
    expect(app.loads()[0]).toMatch(/ \d+$/);
    await waitFor(() => expect(document.title).toContain(name));
    await waitFor(() => expect(screen.button('Pause')).toBeDefined());
    expect(() => screen.button('Direkte')).toThrow();
  });

  it('COVER-19 COVER-20 a series past every cache, and of it the episode that is next', async () => {
    const app = await watching({ path: '/watch/seriesoverview/fyret-pa-skarvoya' });
    await app.plays();
    const [request] = app.network.requestsTo('GET /content-search/series/');
    expect(app.asked('GET /content-search/series/fyret-pa-skarvoya/')).toBe(1);
    expect(request?.headers.get('cache-control')).toBe('no-cache');
    expect(request?.cache).toBe('no-cache');
    expect(app.asked('GET /content-search/title/fyret-pa-skarvoya-s1e3')).toBe(1);
  });

  it('PLAY-29 ROUTE-06 of a title that has a cover page how it is played only where its address says to play it', async () => {
    const responses = { 'GET /content-search/coverpage/super/isfront/': filmCoverPageFixture };
    const app = await watching({ path: '/watch/vod/isfront/Isfront', responses });
    await waitFor(() => expect(app.currentPath()).toBe('/film/isfront'));
    await waitFor(() => expect(screen.heading()).toBe('Isfront'));
    expect(app.asked(PLAYBACK)).toBe(0);

    const played = await watching({ path: '/watch/vod/isfront/Isfront?disableScpRedirect=1', responses });
    await played.plays();
    expect(played.currentPath()).toBe('/watch/vod/isfront/Isfront?disableScpRedirect=1');
  });

  it('CONF-13 PLAY-29 of any title how it is played, while the dev flag says so', async () => {
    const app = await watching({ path: '/watch/vod/isfront?dev=[disableScpRedirect]' });
    await app.plays();
    expect(app.currentPath()).toMatch(/^\/watch\/vod\/isfront/);
  });

  it('PLAY-29 of an episode that is next, and of a channel, at once', async () => {
    for (const path of ['/watch/seriesoverview/fyret-pa-skarvoya', '/watch/live/nordlys']) {
      shaka.reset();
      const app = await watching({ path });
      await app.plays();
      expect(app.currentPath()).toBe(path);
    }
  });

  it('ROUTE-09 of the page of a series nothing, unless its address asks for it', async () => {
    const path = '/serie/fyret-pa-skarvoya';
    const responses = {
      'GET /content-search/coverpage/series/fyret-pa-skarvoya': {
        ...seriesCoverPageFixture,
        defaultProviderVariant: {
          id: 'fyret-arkivet',
          providerId: 'arkivet',
          behavior: 'PlayAsset',
          links: { details: { id: 'fyret-pa-skarvoya-s1e3' } },
        },
      },
    };
    const shown = await watching({ path, responses });
    await waitFor(() => expect(screen.heading()).toBe('Fyret på Skarvøya'));
    await shown.advanceTime(5000);
    expect(shown.currentPath()).toBe(path);
    expect(shown.calls().join()).not.toContain('/playback/');

    const asked = await watching({ path: `${path}?autoPlay=1`, responses });
    await asked.plays();
    expect(asked.currentPath()).toMatch(/^\/watch\/vod\/fyret-pa-skarvoya-s1e3\//);
  });

  it.each([true, false])(
    'PLAY-07 what was watched here a moment ago from where it was, standing still if it did: %s',
    async (isPaused) => {
      const left = { titleId: 'isfront', isLive: false, position: 700, isPaused, leftAt: FIXTURE_NOW - 2000 };
      const app = await watching({ sessionStorage: { 'viewing-place': JSON.stringify(left) } });
      await waitFor(() => expect(app.loads()).toEqual([`load ${MANIFEST} 700`]));
      await waitFor(() => expect(screen.button(isPaused ? 'Spill av' : 'Pause')).toBeDefined());
      expect(video().paused).toBe(isPaused);
    },
  );

  it('a channel from now on', async () => {
    shaka.reset({ isLive: true });
    const app = await watching({ path: '/watch/live/nordlys' });
    await app.plays();
    expect(app.loads()).toEqual([`load ${clearPlaybackFixture.manifestUrl} null`]);
  });

  it('of a visitor no more than what the page is about: he is asked to sign in', async () => {
    const app = await watching({ isSignedIn: false });
    await waitFor(() => expect(screen.text()).toContain('Du må være kunde og logget inn for å spille av.'));
    expect(app.asked('GET /content-search/title/isfront')).toBe(1);
    expect(app.asked(PLAYBACK)).toBe(0);
  });

  it.each([
    { drmType: 'widevine', isRefused: true },
    { drmType: 'none', isRefused: false },
  ])(
    'a title with Widevine alone, in a browser without it, is refused if it is encrypted: $drmType',
    async ({ drmType, isRefused }) => {
      const { links, ...film } = filmFixture;
      const { playUrls } = links;
      const title = { ...film, links: { ...links, playUrls: { widevine: playUrls?.widevine } } };
      const app = await watching({
        responses: {
          'GET /content-search/title/isfront': title,
          'GET /gateway/playback/isfront/widevine': { ...protectedPlaybackFixture, drmType },
        },
      });
      if (!isRefused) return app.plays();
      await waitFor(() => expect(screen.text()).toMatch(/kan ikke spille/i));
      expect(app.loads()).toEqual([]);
    },
  );
});

describe('what the player is told', () => {
  it('PLAY-27 the volume of the configuration, until the viewer chose his own', async () => {
    const { player } = testConfig;
    const app = await watching({ config: { player: { ...player, defaultVolume: 0.3 } } });
    await app.plays();
    expect(video().volume).toBe(0.3);
    expect(video().muted).toBe(false);

    shaka.reset();
    const audio = { language: 'se', purpose: 'main' };
    const kept = JSON.stringify({ volume: 0.6, isMuted: true, audio });
    const chosen = await watching({ localStorage: { player: kept } });
    await chosen.plays();
    expect(video().volume).toBe(0.6);
    expect(video().muted).toBe(true);
    expect(shaka.log.join()).toContain('"preferredAudio":[{"language":"se","role":"main"}');
  });

  it('a choice of his is kept for the next title, beside what was chosen elsewhere meanwhile', async () => {
    const app = await watching();
    await app.plays();
    localStorage.setItem('player', '{"quality":"dataSaver"}');
    await waitFor(() => expect(screen.button('Lyd av')).toBeDefined());
    screen.button('Lyd av').click();
    await waitFor(() => expect(video().muted).toBe(true));
    expect(JSON.parse(localStorage.getItem('player') ?? '{}')).toMatchObject({
      quality: 'dataSaver',
      isMuted: true,
    });
  });

  it('the token of now, for licences of hosts that we know', async () => {
    const app = await watching();
    await app.plays();
    const bearer = app.network.requestsTo(PLAYBACK)[0]?.headers.get('authorization');
    expect(await shaka.getRequestHeaders('LICENSE', 'https://media.test/licences/clearkey/isfront')).toEqual({
      'X-Playback-Ticket': 'a1b2c3',
      Authorization: bearer,
    });
    expect(await shaka.getRequestHeaders('LICENSE', 'https://elsewhere.test/licence')).toEqual({
      'X-Playback-Ticket': 'a1b2c3',
    });
  });

  it.each([true, false])(
    'to give up what the device cannot draw, unless a machine watches: %s',
    async (e2e) => {
      const user = {
        access_token: 'made-up',
        expires_at: 4_000_000_000,
        profile: { sub: 'u', email: 'u@u.test', customer_number: '1' },
      };
      const app = await watching(
        e2e ? { config: { e2e }, localStorage: { 'e2e-user': JSON.stringify(user) } } : {},
      );
      await app.plays();
      expect(shaka.log.join()).toContain(`"abr":{"droppedFrames":${String(!e2e)}`);
    },
  );

  it.each([
    [30, true],
    [10, false],
  ])('how far behind still counts as live: %i s', async (liveBufferSeconds, isAtEdge) => {
    shaka.reset({ isLive: true });
    const player = { ...testConfig.player, liveBufferSeconds };
    const app = await watching({ path: '/watch/live/nordlys', config: { player } });
    await app.plays();
    video().currentTime = 8200 - 20;
    await waitFor(() => expect(screen.button('Direkte')).toBeDefined());
    const edge = () => screen.button('Direkte').getAttribute('aria-pressed');
    await waitFor(() => expect(edge()).toBe(String(isAtEdge)));
  });
});

describe('how far the viewer has come', () => {
  it('PROG-01 PROG-03 is saved when he pauses, for this viewing', async () => {
    const app = await watching();
    await app.plays();
    app.watch(3);
    video().pause();
    await app.advanceTime(500);
    await waitFor(() => expect(app.asked(PROGRESS)).toBe(1));
    const [request] = app.network.requestsTo(PROGRESS);
    expect(await request?.json()).toEqual({ ProgressSeconds: 1608 });
    const [playback] = app.network.requestsTo(PLAYBACK);
    expect(request?.headers.get('x-glimt-streamingsessionid')).toBe(
      playback?.headers.get('x-glimt-streamingsessionid'),
    );
    expect(request?.keepalive).toBe(false);
  });

  it('PROG-05 is saved in a call that outlives the page, when the page leaves', async () => {
    const app = await watching();
    await app.plays();
    app.watch(3);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(app.asked(PROGRESS)).toBe(1));
    expect(app.network.requestsTo(PROGRESS)[0]?.keepalive).toBe(true);
  });

  it('PROG-08 that it could not be saved is reported, and nothing more', async () => {
    const app = await watching({ responses: { [PROGRESS]: () => new Response(null, { status: 500 }) } });
    await app.plays();
    app.watch(3);
    video().pause();
    await app.advanceTime(500);
    await waitFor(() =>
      expect(app.consoleMessages.join('\n')).toContain('warn: [player.progress] Progress was not saved'),
    );
    expect(screen.text()).not.toContain('Noe gikk galt');
  });
});

describe('what the reports are told', () => {
  it('PLAY-07 ANA-11 ANA-12 ANA-13 ANA-15 ANA-16 of the viewing, with the seconds of the clock', async () => {
    const app = await watching(measured);
    await app.plays();
    await app.advanceTime(61_000);
    video().pause();
    await app.advanceTime(5000);
    const told = (event: string) => app.analyticsEvents().find((one) => one.event === event);
    const content = { assetId: 'isfront', title: 'Isfront', streamKind: 'vod', streamingDevice: 'desktop' };
    for (const event of ['play_content', 'stream_start']) expect(told(event)).toMatchObject(content);
    const [playback] = app.network.requestsTo(PLAYBACK);
    expect(told('stream_start')).toMatchObject({
      streamingSessionId: playback?.headers.get('x-glimt-streamingsessionid'),
    });
    for (const event of ['consumption_update', 'stream_keepalive']) {
      expect(told(event)).toMatchObject({ ...content, durationSeconds: 60 });
    }
    expect(told('stream_pause')).toMatchObject(content);
  });

  it('ANA-13 ANA-14 ANA-20 of a channel each programme as a viewing of its own, by the picture that is shown', async () => {
    const programme = (id: string, from: number) => ({
      id,
      title: `Program ${id}`,
      start: new Date(FIXTURE_NOW + from * 60_000).toISOString(),
      end: new Date(FIXTURE_NOW + (from + 30) * 60_000).toISOString(),
    });
    const day = {
      date: '2026-11-20',
      channel: channelFixtures.nordlys,
      programmes: [programme('na', -29), programme('etter', 1)],
    };
    shaka.reset({ isLive: true, startsAt: FIXTURE_NOW - 8_200_000 });
    const app = await watching({
      ...measured,
      path: '/watch/live/nordlys',
      responses: { 'GET /content-layout/schedule/nordlys': day },
    });
    await app.plays();
    video().currentTime = 8190;
    await waitFor(() => expect(screen.text()).toContain('Program na'));
    video().currentTime = 8200 + 120;
    await waitFor(() => expect(screen.text()).toContain('Program etter'));
    const told = () =>
      app.analyticsEvents().filter(({ event }) => event === 'stream_start' || event === 'stream_stop');
    await advanceUntil(app, () => expect(told()).toHaveLength(3));
    expect(told().slice(1)).toEqual([
      expect.objectContaining({ event: 'stream_stop', streamKind: 'direkte', programme: 'Program na' }),
      expect.objectContaining({ event: 'stream_start', streamKind: 'direkte', programme: 'Program etter' }),
    ]);
  });

  it('ANA-14 its end at once, when the page leaves', async () => {
    const app = await watching(measured);
    await app.plays();
    await app.advanceTime(10_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(app.analyticsEvents().at(-1)).toMatchObject({ event: 'stream_stop', assetId: 'isfront' });
  });
});

describe('what comes next', () => {
  const FIRST = '/watch/vod/fyret-pa-skarvoya-s1e3?disableScpRedirect=1';
  const NEXT = 'fyret-pa-skarvoya-s1e4';
  const { watchNext: _watchNext, links, ...last } = episodeFixture;
  const { nextEpisode: _nextEpisode, ...lastLinks } = links;
  const points = [{ start: 15, end: 60, type: 'intro' as const }];

  /** An episode, as far as it plays; its credits begin at 2600 s. */
  async function episode(options: RenderAppOptions = {}) {
    const app = await watching({
      path: FIRST,
      ...options,
      responses: {
        'GET /content-search/title/fyret-pa-skarvoya-s1e3': {
          ...episodeFixture,
          creditsStartTime: 2600,
          interactionPoints: points,
        },
        [`GET /content-search/title/${NEXT}`]: {
          ...last,
          id: NEXT,
          episodeTitle: 'Springflo',
          links: lastLinks,
        },
        ...options.responses,
      },
    });
    await app.plays();
    await waitFor(() => expect(screen.button('Pause')).toBeDefined());
    return app;
  }

  it('PLAY-28 is the next episode, ten seconds into the credits, and the reports know that it came by itself', async () => {
    const app = await episode(measured);
    app.freezeTime();
    expect(screen.text()).not.toContain('Neste episode om');
    video().currentTime = 2600;
    await advanceUntil(app, () => expect(screen.text()).toContain('Neste episode om'));
    await app.advanceTime(8000);
    expect(app.currentPath()).toContain('s1e3');
    await app.advanceTime(2000);
    await advanceUntil(app, () => expect(app.currentPath()).toMatch(new RegExp(`^/watch/vod/${NEXT}`)));
    await advanceUntil(app, () => expect(app.loads()).toHaveLength(2));
    const started = () => app.analyticsEvents().filter(({ event }) => event === 'play_content');
    await advanceUntil(app, () => expect(started()).toHaveLength(2));
    expect(started()[0]).not.toHaveProperty('isBingeWatching');
    expect(started()[1]).toMatchObject({ assetId: NEXT, isBingeWatching: true });
    // A step back leaves both.
    screen.button('Lukk').click();
    await waitFor(() => expect(app.currentPath()).toBe('/'));
  });

  it('begins by nobody but the viewer where he said so in the settings, by its button or its key', async () => {
    const app = await episode({ localStorage: { 'autoplay-next': 'off' } });
    app.freezeTime();
    video().currentTime = 2600;
    await advanceUntil(app, () => expect(screen.button('Neste episode')).toBeDefined());
    await app.advanceTime(20_000);
    expect(app.currentPath()).toContain('s1e3');
    const key = new KeyboardEvent('keydown', { key: 'n', bubbles: true });
    screen.button('Neste episode').dispatchEvent(key);
    await waitFor(() => expect(app.currentPath()).toContain(NEXT));
  });

  it('PLAY-28 stays away for who says no, and its button stays', async () => {
    const app = await episode();
    app.freezeTime();
    video().currentTime = 2600;
    await waitFor(() => expect(screen.button('Avbryt')).toBeDefined());
    screen.button('Avbryt').click();
    await app.advanceTime(20_000);
    expect(app.currentPath()).toContain('s1e3');
    expect(screen.text()).not.toContain('Neste episode om');
    screen.button('Neste episode').click();
    await waitFor(() => expect(app.currentPath()).toContain(NEXT));
  });

  it('PLAY-28 waits for an answer after three that came by themselves', async () => {
    const ids = [1, 2, 3, 4].map((number) => `runde-${number}`);
    const responses = Object.fromEntries(
      ids.map((id, at) => [
        `GET /content-search/title/${id}`,
        { ...last, id, links: { ...lastLinks, nextEpisode: { id: ids[at + 1] ?? 'runde-5' } } },
      ]),
    );
    const app = await watching({
      path: '/watch/vod/runde-1?disableScpRedirect=1',
      responses,
    });
    for (const [at, id] of ids.entries()) {
      await waitFor(() => expect(app.currentPath()).toContain(id));
      await app.plays(at + 1);
      await waitFor(() => expect(screen.button('Pause')).toBeDefined());
      video().dispatchEvent(new Event('ended'));
      if (at < 3) {
        await advanceUntil(app, () => expect(screen.text()).toContain('Neste episode om'));
        await app.advanceTime(10_000);
      }
    }
    await waitFor(() => expect(screen.text()).toContain('Ser du fortsatt?'));
    await app.advanceTime(11_000);
    expect(app.currentPath()).toContain('runde-4');
    screen.button('Ja, fortsett').click();
    await waitFor(() => expect(app.currentPath()).toContain('runde-5'));
  });

  it.each([
    ['PLAY-23 PLAY-24 is past an intro, ten seconds long, for staff', 'kunde.test', true],
    ['PLAY-24 is not past an intro for anybody else', 'selskapet.test', false],
  ] as const)('%s', async (_whom, domain, isOffered) => {
    const app = await episode({ config: { internalUsers: { domain, patterns: [] } } });
    const offered = () => screen.text().includes('Hopp over intro');
    expect(offered()).toBe(false);
    video().currentTime = 15;
    await app.advanceTime(100);
    await waitFor(() => expect(offered()).toBe(isOffered));
    video().currentTime = 24.9;
    await app.advanceTime(100);
    expect(offered()).toBe(isOffered);
    if (isOffered) {
      screen.button('Hopp over intro').click();
      expect(video().currentTime).toBe(60);
      video().currentTime = 25;
    } else video().currentTime = 25;
    await waitFor(() => expect(offered()).toBe(false));
  });

  it('is at the end of the last one to see it again, or to leave', async () => {
    const app = await episode({
      responses: { 'GET /content-search/title/fyret-pa-skarvoya-s1e3': { ...last, links: lastLinks } },
    });
    video().dispatchEvent(new Event('ended'));
    await waitFor(() => expect(screen.button('Se en gang til')).toBeDefined());
    expect(document.activeElement).toBe(screen.button('Se en gang til'));
    screen.button('Tilbake').click();
    await waitFor(() => expect(app.currentPath()).toBe('/'));
  });
});

describe('what fails', () => {
  it('for want of a network goes on when that is back', async () => {
    let isOnline = false;
    const app = await watching({
      responses: {
        [PLAYBACK]: () => {
          if (!isOnline) throw new TypeError('Failed to fetch');
          return Response.json(protectedPlaybackFixture);
        },
      },
    });
    await waitFor(() => expect(screen.text()).toMatch(/nett/i));
    expect(app.loads()).toEqual([]);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await app.plays();
  });

  it('for want of a network is tried now and then for who looks, where no browser tells that it is back', async () => {
    const app = await watching({ isTimeFrozen: true });
    await advanceUntil(app, () => expect(video().paused).toBe(false));
    app.watch(3);
    // As after two minutes without a picture; nothing of it was at the router.
    shaka.emitError(6007, [{ severity: 2, category: 1, code: 1002, data: [] }]);
    await advanceUntil(app, () => expect(screen.text()).toMatch(/nett/i));
    await app.advanceTime(50_000);
    expect(app.loads()).toHaveLength(1);
    await app.advanceTime(50_000);
    await app.plays(2);
    expect(app.loads()[1]).toBe(`load ${MANIFEST} 1608`);
  });

  it('for want of access goes on with a renewed token', async () => {
    const app = await watching();
    await app.plays();
    app.watch(3);
    // A licence that was refused.
    const data = ['https://media.test/licences', 403, '', {}, 2];
    shaka.emitError(6007, [{ severity: 2, category: 1, code: 1001, data }]);
    await app.plays(2);
    expect(app.provider.count('POST /token refresh_token')).toBe(1);
    const [first, second] = app.network
      .requestsTo(PLAYBACK)
      .map(({ headers }) => headers.get('authorization'));
    expect(second).not.toBe(first);
    expect(app.loads()[1]).toBe(`load ${MANIFEST} 1608`);
  });

  it('since the CDN refuses its addresses goes on where it was with fresh ones, and with the same token', async () => {
    const app = await watching();
    await app.plays();
    app.watch(3);
    shaka.emitError(1001, ['https://media.test/vod/isfront/1.m4s', 403, '', {}, 1]);
    await app.plays(2);
    expect(app.network.requestsTo(PLAYBACK)).toHaveLength(2);
    expect(app.provider.count('POST /token refresh_token')).toBe(0);
    expect(app.loads()[1]).toBe(`load ${MANIFEST} 1608`);
  });

  it('since the CDN refuses fresh addresses, too, is a technical error, and no matter of the subscription', async () => {
    const app = await watching();
    await app.plays();
    shaka.failManifest(MANIFEST, 403);
    shaka.emitError(1001, ['https://media.test/vod/isfront/1.m4s', 403, '', {}, 1]);
    await waitFor(() => expect(screen.text()).toContain('Noe er galt med sendingen'));
    expect(screen.text()).not.toContain('abonnement');
    expect(app.network.requestsTo(PLAYBACK)).toHaveLength(2);
    shaka.failManifest('', 0);
    screen.button('Prøv igjen').click();
    await app.plays(3);
  });

  it('in the middle is reported once, with the codes of the library and no address', async () => {
    const app = await watching();
    await app.plays();
    shaka.emitError(4001, ['https://media.test/vod/isfront/manifest.mpd?ticket=4711', 3]);
    await waitFor(() => expect(screen.button('Prøv igjen')).toBeDefined());
    expect(app.consoleMessages.filter((one) => one.includes('player.'))).toEqual([
      'warn: [player.playback] Playing failed: media 4001 3',
    ]);
  });

  it('REC-01 for want of access leads to what gives access to the very episode, whose series the address names', async () => {
    await watching({
      path: '/watch/seriesoverview/fyret-pa-skarvoya',
      responses: {
        'GET /content-search/series/fyret-pa-skarvoya/': seriesFixture,
        'GET /gateway/playback/fyret-pa-skarvoya-s1e3/clearkey': () => new Response(null, { status: 403 }),
      },
    });
    const way = () => screen.link('Se hva som gir tilgang');
    await waitFor(() => expect(way().pathname).toBe('/tilgang/vod/fyret-pa-skarvoya-s1e3'));
  });

  it('at its end is reported', async () => {
    const app = await watching();
    await app.plays();
    shaka.setDestroyResult(() => Promise.reject(new Error('Stuck')));
    screen.button('Lukk').click();
    await waitFor(() => expect(app.consoleMessages).toContain('error: [player.destroy] Stuck'));
  });
});

describe('one player at a time', () => {
  it('the next waits for the end of the one before, also of another page', async () => {
    const app = await watching({ localStorage: { 'mini-player': 'off' } });
    await app.plays();
    const before = shaka.log.filter((entry) => entry === 'destroy').length;
    let end: (value?: unknown) => void = () => undefined;
    const ended = new Promise((resolve) => (end = resolve));
    shaka.setDestroyResult(() => ended);
    app.popTo('/a/b/c');
    await waitFor(() => expect(shaka.log.filter((entry) => entry === 'destroy')).toHaveLength(before + 1));
    app.popTo(PLAYING);
    await waitFor(() => expect(screen.text()).toContain('Isfront'));
    await app.advanceTime(1000);
    expect(app.loads()).toHaveLength(1);
    end();
    await app.plays(2);
  });

  it('is left for where the viewer came from, or the front page', async () => {
    const app = await watching();
    await app.plays();
    screen.button(/lukk|tilbake/i).click();
    await waitFor(() => expect(app.currentPath()).toBe('/'));
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
  });
});
