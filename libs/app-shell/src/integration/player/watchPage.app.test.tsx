// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
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
import { renderApp, advanceUntil, user, waitInRealTime } from '../../testing/index.ts';
import type { RenderAppOptions } from '../../testing/index.ts';
import { findPlayerButton } from '../../testing/playerButtons.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

const PLAYBACK = 'GET /gateway/playback/isfront/clearkey';
const PROGRESS = 'POST /gateway/progress/isfront';
const MANIFEST = 'https://media.test/vod/isfront/manifest.mpd';

/** `disableScpRedirect` plays the film instead of redirecting to its cover page. */
const WATCH_PATH = '/watch/vod/isfront?disableScpRedirect=1';

const noContent = () => new Response(null, { status: 204 });

function video(): HTMLVideoElement {
  const found = document.querySelector('video');
  if (!found) throw new Error('There is no video');
  return found;
}

/** Opens a watch page as a customer; `waitForPlayback` resolves once it plays. */
async function openWatchPage(options: RenderAppOptions = {}) {
  const app = await renderApp({
    path: WATCH_PATH,
    isSignedIn: true,
    ...options,
    responses: {
      'GET /content-search/title/isfront': filmFixture,
      'GET /content-search/title/fyret-pa-skarvoya-s1e3': episodeFixture,
      'GET /content-search/title/nordlys': channelTitleFixture,
      [PLAYBACK]: protectedPlaybackFixture,
      'GET /gateway/playback/fyret-pa-skarvoya-s1e3/clearkey': clearPlaybackFixture,
      'GET /gateway/playback/nordlys/clearkey': clearPlaybackFixture,
      [PROGRESS]: noContent,
      ...options.responses,
    },
  });
  const loads = () => shaka.log.filter((entry) => entry.startsWith('load '));
  return {
    ...app,
    loads,
    countCalls: (call: string) => app.calls().filter((requested) => requested === call).length,
    /** Waits until this many streams have been loaded and the last one plays. */
    waitForPlayback: (times = 1) =>
      waitFor(() => {
        expect(loads()).toHaveLength(times);
        expect(video().paused).toBe(false);
      }),
    /** Plays this many seconds. */
    playSeconds(seconds: number) {
      for (let second = 0; second < seconds; second += 1) video().currentTime += 1;
    },
  };
}

const withAnalytics = {
  // The fixtures link to the dev gateway.
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

describe('watch page requests', () => {
  it('API-17 requests the title and its playback with the token and the playback session id', async () => {
    const app = await openWatchPage();
    await app.waitForPlayback();
    expect(app.countCalls('GET /content-search/title/isfront')).toBe(1);
    const [request] = app.network.requestsTo(PLAYBACK);
    expect(request?.headers.get('authorization')).toMatch(/^Bearer /);
    expect(request?.headers.get('x-glimt-streamingsessionid')).toMatch(/^[\da-f-]{36}$/);
    expect(app.loads()).toEqual([`load ${MANIFEST} ${filmFixture.progress?.seconds}`]);
  });

  it.each([
    ['a film', filmFixture],
    ['an episode', episodeFixture],
    ["a children's title", { ...filmFixture, type: 'kid', name: 'Reven og uglen', categories: ['Barn'] }],
  ])('PLAY-03 plays %s on demand', async (_case, title) => {
    const { id, name } = title;
    const app = await openWatchPage({
      path: `/watch/vod/${id}?disableScpRedirect=1`,
      responses: { [`GET /content-search/title/${id}`]: title },
    });
    await app.waitForPlayback();
    expect(app.countCalls(`GET /gateway/playback/${id}/clearkey`)).toBe(1);
    // It starts at its own position and not at the live edge.
    expect(app.loads()[0]).toMatch(/ \d+$/);
    await waitFor(() => expect(document.title).toContain(name));
    await findPlayerButton('Pause');
    expect(screen.queryByRole('button', { name: 'Direkte' })).not.toBeInTheDocument();
  });

  it('COVER-19 COVER-20 requests a series past every cache and plays its next episode', async () => {
    const app = await openWatchPage({ path: '/watch/seriesoverview/fyret-pa-skarvoya' });
    await app.waitForPlayback();
    const [request] = app.network.requestsTo('GET /content-search/series/');
    expect(app.countCalls('GET /content-search/series/fyret-pa-skarvoya/')).toBe(1);
    expect(request?.headers.get('cache-control')).toBe('no-cache');
    expect(request?.cache).toBe('no-cache');
    expect(app.countCalls('GET /content-search/title/fyret-pa-skarvoya-s1e3')).toBe(1);
  });

  it('PLAY-29 ROUTE-06 redirects a title with a cover page, and plays it only when the URL disables the redirect', async () => {
    const responses = { 'GET /content-search/coverpage/super/isfront/': filmCoverPageFixture };
    const app = await openWatchPage({ path: '/watch/vod/isfront/Isfront', responses });
    await waitFor(() => expect(app.currentPath()).toBe('/film/isfront'));
    await screen.findByRole('heading', { level: 1, name: 'Isfront' });
    expect(app.countCalls(PLAYBACK)).toBe(0);

    const notRedirected = await openWatchPage({
      path: '/watch/vod/isfront/Isfront?disableScpRedirect=1',
      responses,
    });
    await notRedirected.waitForPlayback();
    expect(notRedirected.currentPath()).toBe('/watch/vod/isfront/Isfront?disableScpRedirect=1');
  });

  it('CONF-13 PLAY-29 plays a title with a cover page when the dev flag disables the redirect', async () => {
    const app = await openWatchPage({ path: '/watch/vod/isfront?dev=[disableScpRedirect]' });
    await app.waitForPlayback();
    expect(app.currentPath()).toMatch(/^\/watch\/vod\/isfront/);
  });

  it('PLAY-29 plays the next episode of a series, or a channel, without a redirect', async () => {
    for (const path of ['/watch/seriesoverview/fyret-pa-skarvoya', '/watch/live/nordlys']) {
      shaka.reset();
      const app = await openWatchPage({ path });
      await app.waitForPlayback();
      expect(app.currentPath()).toBe(path);
    }
  });

  it('ROUTE-09 requests no playback on a series page unless the URL has autoPlay', async () => {
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
    const seriesPage = await openWatchPage({ path, responses });
    await screen.findByRole('heading', { level: 1, name: 'Fyret på Skarvøya' });
    await seriesPage.advanceTime(5000);
    expect(seriesPage.currentPath()).toBe(path);
    expect(seriesPage.calls().join()).not.toContain('/playback/');

    const autoPlayed = await openWatchPage({ path: `${path}?autoPlay=1`, responses });
    await autoPlayed.waitForPlayback();
    expect(autoPlayed.currentPath()).toMatch(/^\/watch\/vod\/fyret-pa-skarvoya-s1e3\//);
  });

  it.each([true, false])(
    'PLAY-07 resumes a title at the position of a moment ago, with the same paused state: %s',
    async (isPaused) => {
      const snapshot = {
        titleId: 'isfront',
        isLive: false,
        position: 700,
        isPaused,
        leftAt: FIXTURE_NOW - 2000,
      };
      const app = await openWatchPage({ sessionStorage: { 'viewing-place': JSON.stringify(snapshot) } });
      await waitFor(() => expect(app.loads()).toEqual([`load ${MANIFEST} 700`]));
      await findPlayerButton(isPaused ? 'Spill av' : 'Pause');
      expect(video().paused).toBe(isPaused);
    },
  );

  it('starts a channel at the live edge', async () => {
    shaka.reset({ isLive: true });
    const app = await openWatchPage({ path: '/watch/live/nordlys' });
    await app.waitForPlayback();
    expect(app.loads()).toEqual([`load ${clearPlaybackFixture.manifestUrl} null`]);
  });

  it('requests only the title for a visitor, and asks them to sign in', async () => {
    const app = await openWatchPage({ isSignedIn: false });
    await waitFor(() =>
      expect(document.body).toHaveTextContent('Du må være kunde og logget inn for å spille av.'),
    );
    // The notice needs no title, so it may render before the title is requested.
    await waitFor(() => expect(app.countCalls('GET /content-search/title/isfront')).toBe(1));
    await app.advanceTime(1000);
    expect(app.countCalls('GET /content-search/title/isfront')).toBe(1);
    expect(app.countCalls(PLAYBACK)).toBe(0);
  });

  it.each([
    { drmType: 'widevine', isRefused: true },
    { drmType: 'none', isRefused: false },
  ])(
    'refuses a Widevine-only title in a browser without Widevine only if it is encrypted: $drmType',
    async ({ drmType, isRefused }) => {
      const { links, ...film } = filmFixture;
      const { playUrls } = links;
      const title = { ...film, links: { ...links, playUrls: { widevine: playUrls?.widevine } } };
      const app = await openWatchPage({
        responses: {
          'GET /content-search/title/isfront': title,
          'GET /gateway/playback/isfront/widevine': { ...protectedPlaybackFixture, drmType },
        },
      });
      if (!isRefused) return app.waitForPlayback();
      await waitFor(() => expect(document.body).toHaveTextContent(/kan ikke spille/i));
      expect(app.loads()).toEqual([]);
    },
  );
});

describe('watch page player configuration', () => {
  it('PLAY-27 uses the configured default volume until the user has set their own', async () => {
    const { player } = testConfig;
    const app = await openWatchPage({ config: { player: { ...player, defaultVolume: 0.3 } } });
    await app.waitForPlayback();
    expect(video().volume).toBe(0.3);
    expect(video().muted).toBe(false);

    shaka.reset();
    const audio = { language: 'se', purpose: 'main' };
    const stored = JSON.stringify({ volume: 0.6, isMuted: true, audio });
    const withPreferences = await openWatchPage({ localStorage: { player: stored } });
    await withPreferences.waitForPlayback();
    expect(video().volume).toBe(0.6);
    expect(video().muted).toBe(true);
    expect(shaka.log.join()).toContain('"preferredAudio":[{"language":"se","role":"main"}');
  });

  it('stores a changed preference and keeps preferences that changed elsewhere', async () => {
    const app = await openWatchPage();
    await app.waitForPlayback();
    localStorage.setItem('player', '{"quality":"dataSaver"}');
    await user.click(await screen.findByRole('button', { name: 'Lyd av' }));
    await waitFor(() => expect(video().muted).toBe(true));
    expect(JSON.parse(localStorage.getItem('player') ?? '{}')).toMatchObject({
      quality: 'dataSaver',
      isMuted: true,
    });
  });

  it('sends the current token with licence requests to known hosts only', async () => {
    const app = await openWatchPage();
    await app.waitForPlayback();
    const bearer = app.network.requestsTo(PLAYBACK)[0]?.headers.get('authorization');
    expect(await shaka.getRequestHeaders('LICENSE', 'https://media.test/licences/clearkey/isfront')).toEqual({
      'X-Playback-Ticket': 'a1b2c3',
      Authorization: bearer,
    });
    expect(await shaka.getRequestHeaders('LICENSE', 'https://elsewhere.test/licence')).toEqual({
      'X-Playback-Ticket': 'a1b2c3',
    });
  });

  it.each([true, false])('lowers the quality on dropped frames, except in e2e runs: %s', async (e2e) => {
    const user = {
      access_token: 'made-up',
      expires_at: 4_000_000_000,
      profile: { sub: 'u', email: 'u@u.test', customer_number: '1' },
    };
    const app = await openWatchPage(
      e2e ? { config: { e2e }, localStorage: { 'e2e-user': JSON.stringify(user) } } : {},
    );
    await app.waitForPlayback();
    expect(shaka.log.join()).toContain(`"abr":{"droppedFrames":${String(!e2e)}`);
  });

  it.each([
    [30, true],
    [10, false],
  ])(
    'counts as live up to liveBufferSeconds behind the live edge: %i s',
    async (liveBufferSeconds, isAtEdge) => {
      shaka.reset({ isLive: true });
      const player = { ...testConfig.player, liveBufferSeconds };
      const app = await openWatchPage({ path: '/watch/live/nordlys', config: { player } });
      await app.waitForPlayback();
      video().currentTime = 8200 - 20;
      await screen.findByRole('button', { name: 'Direkte' });
      const edge = () => screen.getByRole('button', { name: 'Direkte' }).getAttribute('aria-pressed');
      await waitFor(() => expect(edge()).toBe(String(isAtEdge)));
    },
  );
});

describe('watch progress', () => {
  it('PROG-01 PROG-03 saves progress on pause, with the playback session id', async () => {
    const app = await openWatchPage();
    await app.waitForPlayback();
    app.playSeconds(3);
    video().pause();
    await app.advanceTime(500);
    await waitFor(() => expect(app.countCalls(PROGRESS)).toBe(1));
    const [request] = app.network.requestsTo(PROGRESS);
    expect(await request?.json()).toEqual({ ProgressSeconds: 1608 });
    const [playback] = app.network.requestsTo(PLAYBACK);
    expect(request?.headers.get('x-glimt-streamingsessionid')).toBe(
      playback?.headers.get('x-glimt-streamingsessionid'),
    );
    expect(request?.keepalive).toBe(false);
  });

  it('PROG-05 saves progress with a keepalive request on pagehide', async () => {
    const app = await openWatchPage();
    await app.waitForPlayback();
    app.playSeconds(3);
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(app.countCalls(PROGRESS)).toBe(1));
    expect(app.network.requestsTo(PROGRESS)[0]?.keepalive).toBe(true);
  });

  it('PROG-08 logs a failed progress request and shows no error', async () => {
    const app = await openWatchPage({ responses: { [PROGRESS]: () => new Response(null, { status: 500 }) } });
    await app.waitForPlayback();
    app.playSeconds(3);
    video().pause();
    await app.advanceTime(500);
    await waitFor(() =>
      expect(app.consoleMessages.join('\n')).toContain('warn: [player.progress] Progress was not saved'),
    );
    expect(document.body).not.toHaveTextContent('Noe gikk galt');
  });
});

describe('playback analytics', () => {
  it('PLAY-07 ANA-11 ANA-12 ANA-13 ANA-15 ANA-16 tracks the playback session with its wall-clock duration', async () => {
    const app = await openWatchPage(withAnalytics);
    await app.waitForPlayback();
    await app.advanceTime(61_000);
    video().pause();
    await app.advanceTime(5000);
    const trackedEvent = (event: string) => app.analyticsEvents().find((record) => record.event === event);
    const content = { assetId: 'isfront', title: 'Isfront', streamKind: 'vod', streamingDevice: 'desktop' };
    for (const event of ['play_content', 'stream_start']) expect(trackedEvent(event)).toMatchObject(content);
    const [playback] = app.network.requestsTo(PLAYBACK);
    expect(trackedEvent('stream_start')).toMatchObject({
      streamingSessionId: playback?.headers.get('x-glimt-streamingsessionid'),
    });
    for (const event of ['consumption_update', 'stream_keepalive']) {
      expect(trackedEvent(event)).toMatchObject({ ...content, durationSeconds: 60 });
    }
    expect(trackedEvent('stream_pause')).toMatchObject(content);
  });

  it('ANA-13 ANA-14 ANA-20 tracks each programme of a channel as its own stream, by the picture that is shown', async () => {
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
    const app = await openWatchPage({
      ...withAnalytics,
      path: '/watch/live/nordlys',
      responses: { 'GET /content-layout/schedule/nordlys': day },
    });
    await app.waitForPlayback();
    video().currentTime = 8190;
    await waitFor(() => expect(document.body).toHaveTextContent('Program na'));
    video().currentTime = 8200 + 120;
    await waitFor(() => expect(document.body).toHaveTextContent('Program etter'));
    const streamEvents = () =>
      app.analyticsEvents().filter(({ event }) => event === 'stream_start' || event === 'stream_stop');
    await advanceUntil(app, () => expect(streamEvents()).toHaveLength(3));
    expect(streamEvents().slice(1)).toEqual([
      expect.objectContaining({ event: 'stream_stop', streamKind: 'direkte', programme: 'Program na' }),
      expect.objectContaining({ event: 'stream_start', streamKind: 'direkte', programme: 'Program etter' }),
    ]);
  });

  it('ANA-14 tracks stream_stop synchronously on pagehide', async () => {
    const app = await openWatchPage(withAnalytics);
    await app.waitForPlayback();
    await app.advanceTime(10_000);
    window.dispatchEvent(new Event('pagehide'));
    expect(app.analyticsEvents().at(-1)).toMatchObject({ event: 'stream_stop', assetId: 'isfront' });
  });
});

describe('up next', () => {
  const FIRST = '/watch/vod/fyret-pa-skarvoya-s1e3?disableScpRedirect=1';
  const NEXT = 'fyret-pa-skarvoya-s1e4';
  const { watchNext: _watchNext, links, ...last } = episodeFixture;
  const { nextEpisode: _nextEpisode, ...lastLinks } = links;
  const points = [{ start: 15, end: 60, type: 'intro' as const }];

  /** Opens an episode and waits until it plays. Its credits start at 2600 s. */
  async function openEpisode(options: RenderAppOptions = {}) {
    const app = await openWatchPage({
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
    await app.waitForPlayback();
    await findPlayerButton('Pause');
    return app;
  }

  it('PLAY-28 autoplays the next episode ten seconds into the credits, and tracks it as binge watching', async () => {
    const app = await openEpisode(withAnalytics);
    app.freezeTime();
    expect(document.body).not.toHaveTextContent('Neste episode om');
    video().currentTime = 2600;
    await advanceUntil(app, () => expect(document.body).toHaveTextContent('Neste episode om'));
    await app.advanceTime(8000);
    expect(app.currentPath()).toContain('s1e3');
    await app.advanceTime(2000);
    await advanceUntil(app, () => expect(app.currentPath()).toMatch(new RegExp(`^/watch/vod/${NEXT}`)));
    await advanceUntil(app, () => expect(app.loads()).toHaveLength(2));
    const started = () => app.analyticsEvents().filter(({ event }) => event === 'play_content');
    await advanceUntil(app, () => expect(started()).toHaveLength(2));
    expect(started()[0]).not.toHaveProperty('isBingeWatching');
    expect(started()[1]).toMatchObject({ assetId: NEXT, isBingeWatching: true });
    // A single back navigation leaves both episodes.
    await user.click(screen.getByRole('button', { name: 'Lukk' }));
    await waitInRealTime(() => expect(app.currentPath()).toBe('/'));
  });

  it('does not autoplay the next episode when the setting is off, but plays it on the N key', async () => {
    const app = await openEpisode({ localStorage: { 'autoplay-next': 'off' } });
    app.freezeTime();
    video().currentTime = 2600;
    await advanceUntil(app, () =>
      expect(screen.getByRole('button', { name: 'Neste episode' })).toBeInTheDocument(),
    );
    await app.advanceTime(20_000);
    expect(app.currentPath()).toContain('s1e3');
    const key = new KeyboardEvent('keydown', { key: 'n', bubbles: true });
    screen.getByRole('button', { name: 'Neste episode' }).dispatchEvent(key);
    await waitInRealTime(() => expect(app.currentPath()).toContain(NEXT));
  });

  it('PLAY-28 cancels the autoplay countdown and keeps the next-episode button', async () => {
    const app = await openEpisode();
    app.freezeTime();
    video().currentTime = 2600;
    await waitInRealTime(() => expect(screen.getByRole('button', { name: 'Avbryt' })).toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Avbryt' }));
    await app.advanceTime(20_000);
    expect(app.currentPath()).toContain('s1e3');
    expect(document.body).not.toHaveTextContent('Neste episode om');
    await user.click(screen.getByRole('button', { name: 'Neste episode' }));
    await waitInRealTime(() => expect(app.currentPath()).toContain(NEXT));
  });

  it('PLAY-28 asks if the user is still watching after three autoplayed episodes', async () => {
    const ids = [1, 2, 3, 4].map((number) => `runde-${number}`);
    const responses = Object.fromEntries(
      ids.map((id, index) => [
        `GET /content-search/title/${id}`,
        { ...last, id, links: { ...lastLinks, nextEpisode: { id: ids[index + 1] ?? 'runde-5' } } },
      ]),
    );
    const app = await openWatchPage({
      path: '/watch/vod/runde-1?disableScpRedirect=1',
      responses,
    });
    for (const [index, id] of ids.entries()) {
      await waitFor(() => expect(app.currentPath()).toContain(id));
      await app.waitForPlayback(index + 1);
      await findPlayerButton('Pause');
      video().dispatchEvent(new Event('ended'));
      if (index < 3) {
        await advanceUntil(app, () => expect(document.body).toHaveTextContent('Neste episode om'));
        await app.advanceTime(10_000);
      }
    }
    await waitFor(() => expect(document.body).toHaveTextContent('Ser du fortsatt?'));
    await app.advanceTime(11_000);
    expect(app.currentPath()).toContain('runde-4');
    await user.click(await screen.findByRole('button', { name: 'Ja, fortsett' }));
    await waitFor(() => expect(app.currentPath()).toContain('runde-5'));
  });

  it.each([
    ['PLAY-23 PLAY-24 shows the skip-intro button to staff for ten seconds', 'kunde.test', true],
    ['PLAY-24 does not show the skip-intro button to other users', 'selskapet.test', false],
  ] as const)('%s', async (_title, domain, isOffered) => {
    const app = await openEpisode({ config: { internalUsers: { domain, patterns: [] } } });
    const offered = () => document.body.textContent.includes('Hopp over intro');
    expect(offered()).toBe(false);
    video().currentTime = 15;
    await app.advanceTime(100);
    await waitFor(() => expect(offered()).toBe(isOffered));
    video().currentTime = 24.9;
    await app.advanceTime(100);
    expect(offered()).toBe(isOffered);
    if (isOffered) {
      await user.click(await screen.findByRole('button', { name: 'Hopp over intro' }));
      expect(video().currentTime).toBe(60);
      video().currentTime = 25;
    } else video().currentTime = 25;
    await waitFor(() => expect(offered()).toBe(false));
  });

  it('offers to replay or leave at the end of the last episode', async () => {
    const app = await openEpisode({
      responses: { 'GET /content-search/title/fyret-pa-skarvoya-s1e3': { ...last, links: lastLinks } },
    });
    video().dispatchEvent(new Event('ended'));
    await screen.findByRole('button', { name: 'Se en gang til' });
    expect(screen.getByRole('button', { name: 'Se en gang til' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Tilbake' }));
    await waitFor(() => expect(app.currentPath()).toBe('/'));
  });
});

describe('playback error recovery', () => {
  it('starts playback when the network returns after getPlayback failed', async () => {
    let isOnline = false;
    const app = await openWatchPage({
      responses: {
        [PLAYBACK]: () => {
          if (!isOnline) throw new TypeError('Failed to fetch');
          return Response.json(protectedPlaybackFixture);
        },
      },
    });
    await waitFor(() => expect(document.body).toHaveTextContent(/nett/i));
    expect(app.loads()).toEqual([]);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await app.waitForPlayback();
  });

  it('retries a network error periodically while the page is visible, without an online event', async () => {
    const app = await openWatchPage({ isTimeFrozen: true });
    await advanceUntil(app, () => expect(video().paused).toBe(false));
    app.playSeconds(3);
    // As after two minutes without data. The outage is beyond the home router, so the browser stays online.
    shaka.emitError(6007, [{ severity: 2, category: 1, code: 1002, data: [] }]);
    await advanceUntil(app, () => expect(document.body).toHaveTextContent(/nett/i));
    await app.advanceTime(50_000);
    expect(app.loads()).toHaveLength(1);
    await app.advanceTime(50_000);
    await app.waitForPlayback(2);
    expect(app.loads()[1]).toBe(`load ${MANIFEST} 1608`);
  });

  it('renews the token and resumes at the same position when the licence request is refused', async () => {
    const app = await openWatchPage();
    await app.waitForPlayback();
    app.playSeconds(3);
    // A refused licence request.
    const data = ['https://media.test/licences', 403, '', {}, 2];
    shaka.emitError(6007, [{ severity: 2, category: 1, code: 1001, data }]);
    await app.waitForPlayback(2);
    expect(app.provider.count('POST /token refresh_token')).toBe(1);
    const [first, second] = app.network
      .requestsTo(PLAYBACK)
      .map(({ headers }) => headers.get('authorization'));
    expect(second).not.toBe(first);
    expect(app.loads()[1]).toBe(`load ${MANIFEST} 1608`);
  });

  it('requests new media URLs with the same token and resumes at the same position when the CDN refuses the old ones', async () => {
    const app = await openWatchPage();
    await app.waitForPlayback();
    app.playSeconds(3);
    shaka.emitError(1001, ['https://media.test/vod/isfront/1.m4s', 403, '', {}, 1]);
    await app.waitForPlayback(2);
    expect(app.network.requestsTo(PLAYBACK)).toHaveLength(2);
    expect(app.provider.count('POST /token refresh_token')).toBe(0);
    expect(app.loads()[1]).toBe(`load ${MANIFEST} 1608`);
  });

  it('shows a technical error, not a subscription error, when the CDN also refuses new media URLs', async () => {
    const app = await openWatchPage();
    await app.waitForPlayback();
    shaka.failManifest(MANIFEST, 403);
    shaka.emitError(1001, ['https://media.test/vod/isfront/1.m4s', 403, '', {}, 1]);
    await waitFor(() => expect(document.body).toHaveTextContent('Noe er galt med sendingen'));
    expect(document.body).not.toHaveTextContent('abonnement');
    expect(app.network.requestsTo(PLAYBACK)).toHaveLength(2);
    shaka.failManifest('', 0);
    await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    await app.waitForPlayback(3);
  });

  it('reports a decode error once, with Shaka codes and without the URL', async () => {
    const app = await openWatchPage();
    await app.waitForPlayback();
    shaka.emitError(4001, ['https://media.test/vod/isfront/manifest.mpd?ticket=4711', 3]);
    await screen.findByRole('button', { name: 'Prøv igjen' });
    expect(app.consoleMessages.filter((message) => message.includes('player.'))).toEqual([
      'warn: [player.playback] Playing failed: media 4001 3',
    ]);
  });

  it('REC-01 links to the access page of the episode when access to a series URL is refused', async () => {
    await openWatchPage({
      path: '/watch/seriesoverview/fyret-pa-skarvoya',
      responses: {
        'GET /content-search/series/fyret-pa-skarvoya/': seriesFixture,
        'GET /gateway/playback/fyret-pa-skarvoya-s1e3/clearkey': () => new Response(null, { status: 403 }),
      },
    });
    const accessLink = () => screen.getByRole<HTMLAnchorElement>('link', { name: 'Se hva som gir tilgang' });
    await waitFor(() => expect(accessLink().pathname).toBe('/tilgang/vod/fyret-pa-skarvoya-s1e3'));
  });

  it('reports an error while the player is destroyed', async () => {
    const app = await openWatchPage();
    await app.waitForPlayback();
    shaka.setDestroyResult(() => Promise.reject(new Error('Stuck')));
    await user.click(await screen.findByRole('button', { name: 'Lukk' }));
    await waitFor(() => expect(app.consoleMessages).toContain('error: [player.destroy] Stuck'));
  });
});

describe('player lifecycle', () => {
  it('creates the next player only after the previous one is destroyed, across pages', async () => {
    const app = await openWatchPage({ localStorage: { 'mini-player': 'off' } });
    await app.waitForPlayback();
    const before = shaka.log.filter((entry) => entry === 'destroy').length;
    let end: (value?: unknown) => void = () => undefined;
    const ended = new Promise((resolve) => (end = resolve));
    shaka.setDestroyResult(() => ended);
    app.popTo('/a/b/c');
    await waitFor(() => expect(shaka.log.filter((entry) => entry === 'destroy')).toHaveLength(before + 1));
    app.popTo(WATCH_PATH);
    await waitFor(() => expect(document.body).toHaveTextContent('Isfront'));
    await app.advanceTime(1000);
    expect(app.loads()).toHaveLength(1);
    end();
    await app.waitForPlayback(2);
  });

  it('closes the player to the front page when there is no previous page', async () => {
    const app = await openWatchPage();
    await app.waitForPlayback();
    await user.click(await screen.findByRole('button', { name: /lukk|tilbake/i }));
    await waitFor(() => expect(app.currentPath()).toBe('/'));
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
  });
});
