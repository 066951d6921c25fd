// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  cardFixtures,
  channelFixtures,
  channelTitleFixture,
  clearPlaybackFixture,
  episodeFixture,
  filmFixture,
  FIXTURE_NOW,
} from '@tv/api-client/fixtures';
import { kari } from '@tv/auth/testing';
import { channelMediaInfo, createFakeReceiver, filmMediaInfo } from '@tv/cast/testing';
import type { FakeReceiver } from '@tv/cast/testing';
import { testConfig } from '@tv/test-world';
import { renderApp, user } from '../../testing/index.ts';
import type { RenderAppOptions, RenderedApp } from '../../testing/index.ts';
import {
  submitPin,
  encodeParentalLimit,
  createPinResponses,
  getPinDialogText,
  storeFromOtherTab,
} from '../../testing/pinResponses.ts';
import { findPlayerButton, getPlayerButton } from '../../testing/playerButtons.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

const FILM = '/watch/vod/isfront?disableScpRedirect=1';
const PROGRESS = 'POST /gateway/progress/isfront';
const noContent = () => new Response(null, { status: 204 });

let tv: FakeReceiver;

beforeEach(() => {
  shaka.reset();
  tv = createFakeReceiver();
});

function video(): HTMLVideoElement {
  const found = document.querySelector('video');
  if (!found) throw new Error('There is no video');
  return found;
}

const script = () => document.querySelector(`script[src="${testConfig.cast.senderUrl}"]`);

/** Returns the messages of one type that were sent to the receiver. */
const sentMessages = (type: string) =>
  tv.messages.filter((message) => (message as { type: string }).type === type);

/** Simulates the sender library loading from its host. */
async function loadSenderLibrary() {
  await waitFor(() => expect(script()).not.toBeNull());
  vi.stubGlobal('cast', { framework: tv.framework });
  (Reflect.get(window, '__onGCastApiAvailable') as (isAvailable: boolean) => void)(true);
}

/** Opens the app at a page as a signed-in customer. Call `loadSenderLibrary` to load the Cast SDK. */
async function openApp(options: RenderAppOptions = {}): Promise<RenderedApp> {
  return renderApp({
    path: FILM,
    isSignedIn: true,
    ...options,
    responses: {
      'GET /content-search/title/isfront': filmFixture,
      'GET /content-search/title/fyret-pa-skarvoya-s1e3': episodeFixture,
      'GET /content-search/title/nordlys': channelTitleFixture,
      'GET /gateway/playback/isfront/clearkey': clearPlaybackFixture,
      'GET /gateway/playback/fyret-pa-skarvoya-s1e3/clearkey': clearPlaybackFixture,
      'GET /gateway/playback/nordlys/clearkey': clearPlaybackFixture,
      [PROGRESS]: noContent,
      ...options.responses,
    },
  });
}

const loads = () => shaka.log.filter((entry) => entry.startsWith('load '));
const waitForPlayback = (times = 1) =>
  waitFor(() => {
    expect(loads()).toHaveLength(times);
    expect(video().paused).toBe(false);
  });

/** Simulates a receiver that plays the film. */
const playFilmOnReceiver = (change: Parameters<FakeReceiver['updatePlayer']>[0] = {}) =>
  tv.updatePlayer({
    mediaInfo: filmMediaInfo,
    playerState: 'PLAYING',
    isPaused: false,
    currentTime: 1610,
    duration: 6420,
    ...change,
  });

/** Plays the film here, then casts it. */
async function castFilm(options: RenderAppOptions = {}) {
  const app = await openApp(options);
  await waitForPlayback();
  await loadSenderLibrary();
  await screen.findByRole('button', { name: 'Cast til TV' });
  await user.click(await screen.findByRole('button', { name: 'Cast til TV' }));
  await waitFor(() => expect(sentMessages('SET_SOURCE')).toHaveLength(1));
  playFilmOnReceiver();
  await waitFor(() => expect(document.body).toHaveTextContent('Spilles på Stua'));
  return app;
}

/** Waits for the mini controller. Only this section links to the watch page. */
async function waitForMiniController() {
  return waitFor(() => {
    const miniController = screen.getByRole('region', { name: 'Casting' });
    within(miniController).getByRole('link');
    return miniController;
  });
}

describe('Cast sender library', () => {
  it('CAST-24 loads from the configured host, and only on a page that can cast', async () => {
    const frontPage = await renderApp({ isSignedIn: true });
    await waitFor(() => expect(document.body).toHaveTextContent('Isfront'));
    await frontPage.advanceTime(5000);
    expect(script()).toBeNull();
    await openApp();
    await loadSenderLibrary();
    expect(tv.options()).toEqual({
      receiverApplicationId: testConfig.cast.receiverAppId,
      autoJoinPolicy: 'origin_scoped',
    });
  });

  it('CAST-17 shows the cast button only while a device is available', async () => {
    tv = createFakeReceiver({ isThere: false });
    const app = await openApp();
    await waitForPlayback();
    await loadSenderLibrary();
    await findPlayerButton('Pause');
    await app.advanceTime(1000);
    const castButton = () => screen.queryByRole('button', { name: 'Cast til TV' });
    expect(castButton()).not.toBeInTheDocument();
    tv.setDeviceReachable(true);
    await waitFor(() => expect(castButton()).toBeInTheDocument());
    tv.setDeviceReachable(false);
    await waitFor(() => expect(castButton()).not.toBeInTheDocument());
  });
});

describe('casting a film', () => {
  it('CAST-01 CAST-02 CAST-20 casts from the current position in the same playback session, and stops local playback', async () => {
    const app = await openApp();
    await waitForPlayback();
    for (let second = 0; second < 5; second += 1) video().currentTime += 1;
    await loadSenderLibrary();
    await user.click(await screen.findByRole('button', { name: 'Cast til TV' }));
    await waitFor(() => expect(sentMessages('SET_SOURCE')).toHaveLength(1));
    const [playback] = app.network.requestsTo('GET /gateway/playback/isfront/clearkey');
    expect(sentMessages('SET_SOURCE')[0]).toMatchObject({
      assetId: 'isfront',
      isLinear: false,
      accessToken: playback?.headers.get('authorization')?.replace('Bearer ', ''),
      currentTime: (filmFixture.progress?.seconds ?? 0) + 5,
      streamingSessionId: playback?.headers.get('x-glimt-streamingsessionid'),
      viewerUserId: expect.any(String) as string,
    });
    await waitFor(() => expect(shaka.log).toContain('destroy'));
    expect(document.querySelector('video')).toBeNull();
    await waitFor(() => expect(document.body).toHaveTextContent('Starter på Stua'));
    playFilmOnReceiver();
    await waitFor(() => expect(document.body).toHaveTextContent('Spilles på Stua'));
  });

  it('CAST-20 renews an expired token before it is sent to the receiver', async () => {
    const app = await openApp();
    await waitForPlayback();
    await loadSenderLibrary();
    await screen.findByRole('button', { name: 'Cast til TV' });
    // Simulates sleep: time has passed, but no timer has renewed the token.
    vi.setSystemTime(app.now() + 2 * 3_600_000);
    expect(app.provider.count('POST /token')).toBe(0);
    await user.click(await screen.findByRole('button', { name: 'Cast til TV' }));
    await waitFor(() => expect(sentMessages('SET_SOURCE')).toHaveLength(1));
    expect(app.provider.count('POST /token refresh_token')).toBe(1);
    const { accessToken } = sentMessages('SET_SOURCE')[0] as { accessToken: string };
    const [playback] = app.network.requestsTo('GET /gateway/playback/isfront/clearkey');
    expect(`Bearer ${accessToken}`).not.toBe(playback?.headers.get('authorization'));
    expect(document.body).not.toHaveTextContent('krøll med Chromecast');
  });

  it('CAST-20 CAST-10 does not send an expired token that cannot be renewed, and shows an error', async () => {
    const app = await openApp({
      onIdentityCall: (url) =>
        url.endsWith('/token') ? Promise.resolve(new Response(null, { status: 503 })) : undefined,
    });
    await waitForPlayback();
    await loadSenderLibrary();
    await screen.findByRole('button', { name: 'Cast til TV' });
    vi.setSystemTime(app.now() + 2 * 3_600_000);
    await user.click(await screen.findByRole('button', { name: 'Cast til TV' }));
    await waitFor(() => expect(document.body).toHaveTextContent('krøll med Chromecast'));
    expect(sentMessages('SET_SOURCE')).toEqual([]);
  });

  it('CAST-02 CAST-20 casts from the mini player, and replaces it with the mini controller', async () => {
    const app = await openApp();
    await waitForPlayback();
    await loadSenderLibrary();
    await screen.findByRole('button', { name: 'Cast til TV' });
    for (let second = 0; second < 5; second += 1) video().currentTime += 1;
    app.popTo('/');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Minispiller' })).toBeInTheDocument());
    // Through the browser's own cast menu: the mini player has no cast button.
    await tv.framework.CastContext.getInstance().requestSession();
    await waitFor(() => expect(sentMessages('SET_SOURCE')).toHaveLength(1));
    const [playback] = app.network.requestsTo('GET /gateway/playback/isfront/clearkey');
    expect(sentMessages('SET_SOURCE')[0]).toMatchObject({
      assetId: 'isfront',
      currentTime: (filmFixture.progress?.seconds ?? 0) + 5,
      streamingSessionId: playback?.headers.get('x-glimt-streamingsessionid'),
    });
    playFilmOnReceiver();
    await waitFor(() => expect(document.querySelector('video')).toBeNull());
    await waitForMiniController();
    expect(screen.queryByRole('region', { name: 'Minispiller' })).not.toBeInTheDocument();
    expect(app.currentPath()).toBe('/');
  });

  it('stops saving progress and sending stream events once the receiver plays the film', async () => {
    const app = await openApp({
      config: {
        environment: 'uat',
        services: {
          ...testConfig.services,
          gateway: { ...testConfig.services.gateway, uat: testConfig.services.gateway.dev },
        },
      },
      localStorage: { 'analytics-consent': 'granted' },
    });
    await waitForPlayback();
    for (let second = 0; second < 5; second += 1) video().currentTime += 1;
    await loadSenderLibrary();
    await user.click(await screen.findByRole('button', { name: 'Cast til TV' }));
    await waitFor(() => expect(app.calls()).toContain(PROGRESS));
    playFilmOnReceiver();
    await waitFor(() => expect(document.body).toHaveTextContent('Spilles på Stua'));
    await app.advanceTime(300_000);
    playFilmOnReceiver({ currentTime: 1900 });
    await app.advanceTime(1000);
    expect(app.calls().filter((call) => call === PROGRESS)).toHaveLength(1);
    const names = app.analyticsEvents().map((record) => Reflect.get(record, 'event') as unknown);
    expect(names.filter((name) => name === 'stream_stop')).toHaveLength(1);
    expect(names.indexOf('stream_keepalive')).toBe(-1);
  });

  it('resumes locally at the receiver’s position and audio language when casting stops', async () => {
    await castFilm();
    const customData = { ...filmMediaInfo.customData, audioLang: 'en' };
    playFilmOnReceiver({ currentTime: 2000, mediaInfo: { ...filmMediaInfo, customData } });
    await user.click(await screen.findByRole('button', { name: 'Avslutt casting' }));
    await waitForPlayback(2);
    expect(loads()[1]).toBe(`load ${clearPlaybackFixture.manifestUrl} 2000`);
    expect(shaka.log.join()).toContain('"preferredAudio":[{"language":"en"');
  });

  it('refreshes the continue-watching lane when casting stops on another page', async () => {
    const lane = 'GET /content-layout/swimlanes/continue';
    let items: readonly object[] = [];
    const app = await castFilm({ responses: { [lane]: () => Response.json(items) } });
    app.popTo('/');
    await waitForMiniController();
    const laneCalls = () => app.calls().filter((call) => call === lane).length;
    await waitFor(() => expect(laneCalls()).toBe(1));
    items = [{ ...cardFixtures.started, id: 'el-isfront', title: 'Isfront, begynt på' }];
    tv.end();
    await waitFor(() => expect(document.body).toHaveTextContent('Isfront, begynt på'));
    expect(laneCalls()).toBe(2);
  });

  it('resumes at the receiver’s position when casting stops on another page and the title is opened soon after', async () => {
    const app = await castFilm();
    playFilmOnReceiver({ currentTime: 2000 });
    app.popTo('/search');
    await waitForMiniController();
    tv.end();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Casting' })).not.toBeInTheDocument());
    // A new cast session has no media, so the start position comes only from the cached title.
    await tv.framework.CastContext.getInstance().requestSession();
    app.popTo(FILM);
    await waitFor(() => expect(sentMessages('SET_SOURCE')).toHaveLength(2));
    expect(sentMessages('SET_SOURCE')[1]).toMatchObject({ assetId: 'isfront', currentTime: 2000 });
    expect(app.calls().filter((call) => call === 'GET /content-search/title/isfront')).toHaveLength(1);
  });

  it('resumes locally in the paused state when the receiver was paused', async () => {
    await castFilm();
    playFilmOnReceiver({ currentTime: 2000, playerState: 'PAUSED', isPaused: true });
    await user.click(await screen.findByRole('button', { name: 'Avslutt casting' }));
    await waitFor(() => expect(loads()).toHaveLength(2));
    await findPlayerButton('Spill av');
    expect(video().paused).toBe(true);
  });

  it('resumes locally and shows a message when the receiver disconnects', async () => {
    await castFilm();
    playFilmOnReceiver({ currentTime: 2000 });
    tv.end('session_error');
    await waitForPlayback(2);
    await waitFor(() =>
      expect(document.body).toHaveTextContent('Vi mistet kontakten med Stua. Du ser videre her.'),
    );
    // The player has a button of this name too, with an icon.
    await user.click(screen.getByText('Lukk'));
    await waitFor(() => expect(document.body).not.toHaveTextContent('Vi mistet kontakten med Stua'));
  });

  it('links back to local playback from any page when the receiver disconnects', async () => {
    const app = await castFilm();
    playFilmOnReceiver({ currentTime: 2000, playerState: 'PAUSED', isPaused: true });
    app.popTo('/search');
    await waitForMiniController();
    tv.end('session_error');
    await waitFor(() =>
      expect(document.body).toHaveTextContent('Du kan se videre på Isfront her, fra samme sted.'),
    );
    app.popTo(screen.getByRole('link', { name: 'Se videre her' }).getAttribute('href') ?? '');
    await waitFor(() => expect(document.body).toHaveTextContent('Du ser videre her.'));
    const playback = 'GET /gateway/playback/isfront/clearkey';
    await waitFor(() => expect(app.calls().filter((call) => call === playback)).toHaveLength(2));
    // The message is shown only once.
    app.popTo('/search');
    await waitFor(() => expect(screen.queryByRole('heading', { level: 1 })?.textContent).toBe('Søk'));
    expect(screen.queryByRole('region', { name: 'Casting' })).not.toBeInTheDocument();
  });

  it('casts from the receiver’s position when casting restarts right after it stopped', async () => {
    await castFilm();
    playFilmOnReceiver({ currentTime: 2000 });
    await user.click(await screen.findByRole('button', { name: 'Avslutt casting' }));
    await waitFor(() => expect(document.body).not.toHaveTextContent('Spilles på Stua'));
    tv.resume();
    await waitFor(() => expect(sentMessages('SET_SOURCE')).toHaveLength(2));
    const { currentTime } = sentMessages('SET_SOURCE')[1] as { currentTime: number };
    expect(currentTime).toBe(2000);
  });

  it('handles the player’s keyboard shortcuts while casting', async () => {
    await castFilm();
    const { activeElement } = document;
    expect(activeElement?.contains(screen.queryByRole('region', { name: 'Casting' }))).toBe(true);
    expect(activeElement).not.toBe(document.body);
    activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true, cancelable: true }));
    expect(tv.commands).toEqual(['pause']);
  });

  it('CAST-23 shows a receiver error and retries', async () => {
    const app = await castFilm();
    tv.sendMessage({ type: 'ERROR', errorType: 'LOAD_FAILED' });
    await waitFor(() =>
      expect(document.body).toHaveTextContent('Oisann! Her ble det dessverre krøll med Chromecast.'),
    );
    expect(app.consoleMessages).toContain('error: [cast.receiver] Chromecast error: LOAD_FAILED');
    await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(sentMessages('SET_SOURCE')).toHaveLength(2));
  });

  it('CAST-13 CAST-14 ignores a cancelled device picker, and reports an unavailable receiver', async () => {
    const app = await openApp();
    await waitForPlayback();
    await loadSenderLibrary();
    await screen.findByRole('button', { name: 'Cast til TV' });
    tv.answerPicker('cancel');
    await user.click(await screen.findByRole('button', { name: 'Cast til TV' }));
    await app.advanceTime(100);
    expect(document.body).not.toHaveTextContent('Oisann');
    const castMessages = () => app.consoleMessages.filter((message) => message.includes('cast'));
    expect(castMessages()).toEqual([]);
    tv.answerPicker('receiver_unavailable');
    await user.click(await screen.findByRole('button', { name: 'Cast til TV' }));
    await waitFor(() =>
      expect(document.body).toHaveTextContent('Oisann! Her ble det dessverre krøll med Chromecast.'),
    );
    expect(castMessages()).toEqual(['error: [cast.requestSession] Chromecast error: receiver_unavailable']);
    expect(video().paused).toBe(false);
  });
});

describe('while casting', () => {
  it('casts another title when it is opened while casting', async () => {
    const app = await castFilm();
    app.popTo('/watch/live/nordlys');
    await waitFor(() => expect(sentMessages('SET_SOURCE')).toHaveLength(2));
    expect(sentMessages('SET_SOURCE')[1]).toMatchObject({
      assetId: 'nordlys',
      isLinear: true,
      currentTime: 0,
    });
    tv.updatePlayer({ mediaInfo: channelMediaInfo, liveSeekableRange: { start: 1, end: 2 } });
    await screen.findByRole('heading', { level: 1, name: channelTitleFixture.name });
    expect(loads()).toHaveLength(1);
    expect(app.currentPath()).toBe('/watch/live/nordlys');
  });

  it('PIN-22 casts a title above the limit after the PIN is entered, and an already unlocked title at once', async () => {
    const app = await openApp({
      localStorage: { [`parental-${kari.sub}`]: encodeParentalLimit(9) },
      responses: createPinResponses(),
    });
    await waitFor(() => expect(getPinDialogText()).toContain('«Isfront» har aldersgrense 12 år'));
    submitPin('1234');
    await waitForPlayback();
    await loadSenderLibrary();
    await user.click(await screen.findByRole('button', { name: 'Cast til TV' }));
    await waitFor(() => expect(sentMessages('SET_SOURCE')).toHaveLength(1));
    expect(getPinDialogText()).toBe('');
    // The receiver does not autoplay a title that needs its own PIN.
    expect(sentMessages('SET_APP_DATA')).toMatchObject([{ features: { binge: true, ageLimit: 9 } }]);
    playFilmOnReceiver();
    app.popTo('/watch/vod/fyret-pa-skarvoya-s1e3?disableScpRedirect=1');
    await waitFor(() => expect(getPinDialogText()).toContain('har aldersgrense 12 år'));
    await app.advanceTime(1000);
    expect(sentMessages('SET_SOURCE')).toHaveLength(1);
    await waitFor(() => expect(document.body).toHaveTextContent('Starter på Stua'));
    submitPin('1234');
    await waitFor(() => expect(sentMessages('SET_SOURCE')).toHaveLength(2));
    expect(sentMessages('SET_SOURCE')[1]).toMatchObject({ assetId: 'fyret-pa-skarvoya-s1e3' });
  });

  it('PIN-22 sends a changed parental limit to the receiver at once', async () => {
    await castFilm({ responses: createPinResponses() });
    const features = () =>
      sentMessages('SET_APP_DATA').map((message) => Reflect.get(message as object, 'features') as unknown);
    expect(features()).toEqual([{ binge: true }]);
    storeFromOtherTab(kari.sub, encodeParentalLimit(12));
    await waitFor(() => expect(features()).toEqual([{ binge: true }, { binge: true, ageLimit: 12 }]));
    storeFromOtherTab(kari.sub, encodeParentalLimit(12, false));
    await waitFor(() => expect(features()).toHaveLength(3));
    expect(features()[2]).toEqual({ binge: true });
  });

  it('updates the route when the receiver advances to the next title', async () => {
    const app = await castFilm();
    const customData = {
      ...filmMediaInfo.customData,
      assetId: 'fyret-pa-skarvoya-s1e3',
      streamingSessionId: 'next',
    };
    tv.updatePlayer({ mediaInfo: { ...filmMediaInfo, customData } });
    await waitFor(() =>
      expect(app.currentPath()).toBe('/watch/vod/fyret-pa-skarvoya-s1e3?disableScpRedirect=1'),
    );
    await screen.findByRole('heading', { level: 1, name: 'Fyret på Skarvøya' });
    expect(sentMessages('SET_SOURCE')).toHaveLength(1);
  });

  it('CAST-03 CAST-04 shows the mini controller on other pages', async () => {
    const app = await castFilm();
    app.popTo('/');
    expect(await waitForMiniController()).toHaveTextContent('Spilles på Stua');
    await user.click(getPlayerButton('Pause'));
    expect(tv.commands).toEqual(['pause']);
    await findPlayerButton('Spill av');
  });

  it('CAST-25 rejoins the cast session after a reload on any page, with the receiver app it started with', async () => {
    const before = await castFilm();
    playFilmOnReceiver();
    expect(sessionStorage.getItem('cast-session')).toContain(testConfig.cast.receiverAppId);
    const firstReceiver = tv;
    tv = createFakeReceiver();
    await openApp({
      path: '/',
      previousApp: before,
      config: { cast: { ...testConfig.cast, receiverAppId: 'NEWER' } },
    });
    await waitFor(() => expect(script()).not.toBeNull());
    tv.resume();
    playFilmOnReceiver({ currentTime: 2000 });
    await loadSenderLibrary();
    expect(firstReceiver).not.toBe(tv);
    expect(tv.options()).toMatchObject({ receiverApplicationId: testConfig.cast.receiverAppId });
    expect(await waitForMiniController()).toHaveTextContent('Spilles på Stua');
  });

  it('neither plays locally nor resends the title after a reload when the receiver has switched title', async () => {
    const before = await castFilm();
    tv = createFakeReceiver();
    // Resets `performance.now()`, since the page has just loaded but the test process has not.
    const now = performance.now.bind(performance);
    const opened = now();
    performance.now = () => now() - opened;
    onTestFinished(() => void (performance.now = now));
    const app = await openApp({ previousApp: before });
    await waitFor(() => expect(script()).not.toBeNull());
    tv.resume();
    tv.updatePlayer({ mediaInfo: channelMediaInfo, playerState: 'PLAYING' });
    const played = loads().length;
    await loadSenderLibrary();
    await waitFor(() => expect(app.currentPath()).toBe('/watch/live/nordlys'));
    expect(loads()).toHaveLength(played);
    // The receiver gets this page's token for its current playback session.
    expect(sentMessages('SET_SOURCE')).toMatchObject([
      { assetId: 'nordlys', streamingSessionId: 'viewing-2' },
    ]);
  });

  it('AUTH-28 sends a renewed token to the receiver without changing position or playback session', async () => {
    const app = await castFilm();
    const [first] = sentMessages('SET_SOURCE') as { accessToken: string; streamingSessionId: string }[];
    playFilmOnReceiver({
      currentTime: 1700,
      mediaInfo: {
        ...filmMediaInfo,
        customData: { ...filmMediaInfo.customData, streamingSessionId: first?.streamingSessionId },
      },
    });
    await waitFor(() => expect(app.socketServer.sockets).toHaveLength(1));
    app.socketServer.sockets[0]?.emit('CustomerClaimsChanged');
    await waitFor(() => expect(sentMessages('SET_SOURCE')).toHaveLength(2));
    const renewed = sentMessages('SET_SOURCE')[1] as { accessToken: string };
    expect(renewed).toMatchObject({ streamingSessionId: first?.streamingSessionId, currentTime: 1700 });
    expect(renewed.accessToken).not.toBe(first?.accessToken);
  });

  it('AUTH-31 stops casting when the user is signed out', async () => {
    const before = await castFilm();
    await waitFor(() => expect(before.socketServer.sockets).toHaveLength(1));
    before.socketServer.sockets[0]?.emit('ForcedLogout');
    await waitFor(() => expect(before.navigations).toHaveLength(1));
    tv = createFakeReceiver();
    tv.resume();
    playFilmOnReceiver();
    await openApp({ path: '/logout/success', previousApp: before });
    await loadSenderLibrary();
    await waitFor(() => expect(tv.commands).toEqual(['end true']));
  });
});

describe('casting with parental control', () => {
  const restricted: RenderAppOptions = {
    localStorage: { [`parental-${kari.sub}`]: encodeParentalLimit(9) },
    responses: createPinResponses(),
  };

  it('PIN-22 asks for the PIN once when a title is cast and resumed locally', async () => {
    const app = await openApp(restricted);
    await waitFor(() => expect(getPinDialogText()).toContain('«Isfront» har aldersgrense 12 år'));
    submitPin('1234');
    await waitForPlayback();
    await loadSenderLibrary();
    await user.click(await screen.findByRole('button', { name: 'Cast til TV' }));
    await waitFor(() => expect(sentMessages('SET_SOURCE')).toHaveLength(1));
    playFilmOnReceiver();
    await waitFor(() => expect(document.body).toHaveTextContent('Spilles på Stua'));
    await user.click(await screen.findByRole('button', { name: 'Avslutt casting' }));
    await waitForPlayback(2);
    expect(getPinDialogText()).toBe('');
    expect(app.calls().filter((call) => call === 'POST /gateway/pin/validate')).toHaveLength(1);
  });

  it('PIN-22 does not cast a restricted title before the PIN is entered', async () => {
    const app = await openApp(restricted);
    await waitFor(() => expect(getPinDialogText()).toContain('Isfront'));
    submitPin('1234');
    await waitForPlayback();
    await loadSenderLibrary();
    await user.click(await screen.findByRole('button', { name: 'Cast til TV' }));
    await waitFor(() => expect(sentMessages('SET_SOURCE')).toHaveLength(1));
    playFilmOnReceiver();
    await waitFor(() => expect(document.body).toHaveTextContent('Spilles på Stua'));
    app.popTo('/watch/vod/fyret-pa-skarvoya-s1e3?disableScpRedirect=1');
    await waitFor(() => expect(getPinDialogText()).toContain('«Fyret på Skarvøya» har aldersgrense 12 år'));
    await app.advanceTime(1000);
    expect(sentMessages('SET_SOURCE')).toHaveLength(1);
    submitPin('1234');
    await waitFor(() => expect(sentMessages('SET_SOURCE')).toHaveLength(2));
  });
});

describe('casting a channel with parental control', () => {
  const MINUTE = 60_000;
  const programme = (id: string, from: number, ageLimit: number) => ({
    id,
    title: `Program ${id}`,
    start: new Date(FIXTURE_NOW + from * MINUTE).toISOString(),
    end: new Date(FIXTURE_NOW + (from + 30) * MINUTE).toISOString(),
    ageLimit,
  });
  const programmes = [programme('na', -15, 12), programme('etter', 15, 15), programme('sist', 45, 18)];
  const restricted: RenderAppOptions = {
    path: '/watch/live/nordlys',
    localStorage: { [`parental-${kari.sub}`]: encodeParentalLimit(9) },
    responses: {
      ...createPinResponses(),
      'GET /content-layout/schedule/nordlys': {
        date: '2026-11-20',
        channel: channelFixtures.nordlys,
        programmes,
      },
    },
  };

  /** The receiver shows the channel at this many minutes from now, in this playback session. */
  const playChannelOnReceiver = (minutes: number, streamingSessionId: string) =>
    tv.updatePlayer({
      mediaInfo: {
        ...channelMediaInfo,
        customData: { ...channelMediaInfo.customData, streamingSessionId },
      },
      playerState: 'PLAYING',
      isPaused: false,
      currentTime: FIXTURE_NOW / 1000 + minutes * 60,
      liveSeekableRange: { start: FIXTURE_NOW / 1000 - 3600, end: FIXTURE_NOW / 1000 + 3600 },
    });

  /** Plays the channel here, entering the PIN if needed, then casts it. */
  async function castChannel(options: RenderAppOptions) {
    shaka.reset({ isLive: true, startsAt: FIXTURE_NOW - 8_200_000 });
    const app = await openApp(options);
    if (options === restricted) {
      await waitFor(() => expect(getPinDialogText()).toContain('«Program na» har aldersgrense 12 år'));
      submitPin('1234');
    }
    await waitForPlayback();
    await loadSenderLibrary();
    await user.click(await screen.findByRole('button', { name: 'Cast til TV' }));
    await waitFor(() => expect(sentMessages('SET_SOURCE')).toHaveLength(1));
    const { streamingSessionId } = sentMessages('SET_SOURCE')[0] as { streamingSessionId: string };
    const playReceiverAt = (minutes: number) => playChannelOnReceiver(minutes, streamingSessionId);
    playReceiverAt(0);
    await waitFor(() => expect(document.body).toHaveTextContent('Spilles på Stua'));
    return { ...app, streamingSessionId, playReceiverAt };
  }

  const waitForPinDialog = (text: string) => waitFor(() => expect(getPinDialogText()).toContain(text));
  const waitForCommands = (commands: readonly string[]) =>
    waitFor(() => expect(tv.commands).toEqual(commands));

  it('PIN-22 pauses the receiver on any page when a programme above the limit starts, until the PIN is entered', async () => {
    const app = await castChannel(restricted);
    app.playReceiverAt(16);
    await waitForPinDialog('«Program etter» har aldersgrense 15 år');
    await waitForCommands(['pause']);
    submitPin('9999');
    await waitForPinDialog('Feil pin');
    // Resumed with the TV's remote control.
    tv.updatePlayer({ playerState: 'PLAYING', isPaused: false });
    await waitForCommands(['pause', 'pause']);
    submitPin('1234');
    await waitForCommands(['pause', 'pause', 'play']);
    await waitFor(() => expect(getPinDialogText()).toBe(''));
    app.popTo('/search');
    await waitForMiniController();
    app.playReceiverAt(46);
    await waitForPinDialog('«Program sist» har aldersgrense 18 år');
    await waitForCommands(['pause', 'pause', 'play', 'pause']);
    submitPin('1234');
    await waitForCommands(['pause', 'pause', 'play', 'pause', 'play']);
  });

  it('PIN-22 does not ask again locally for a PIN that was entered while casting', async () => {
    const app = await castChannel(restricted);
    app.playReceiverAt(16);
    await waitForPinDialog('«Program etter»');
    submitPin('1234');
    await waitForCommands(['pause', 'play']);
    await user.click(await screen.findByRole('button', { name: 'Avslutt casting' }));
    await waitForPlayback(2);
    video().currentTime = 8200 + 16 * 60;
    await waitFor(() => expect(document.body).toHaveTextContent('Program etter'));
    await app.advanceTime(500);
    expect(getPinDialogText()).toBe('');
    expect(video().paused).toBe(false);
  });

  it('PIN-22 stops casting and leaves the watch page when the PIN dialog is cancelled', async () => {
    const app = await castChannel(restricted);
    app.playReceiverAt(16);
    await waitForPinDialog('«Program etter»');
    await user.click(await screen.findByRole('button', { name: 'Avbryt' }));
    await waitForCommands(['pause', 'end true']);
    await waitFor(() => expect(app.currentPath()).toBe('/'));
    await waitFor(() => expect(getPinDialogText()).toBe(''));
    expect(loads()).toHaveLength(1);
  });

  it('PIN-22 still guards the receiver after a reload, but not playback started by another sender', async () => {
    const before = await castChannel(restricted);
    tv = createFakeReceiver();
    const app = await openApp({ ...restricted, path: '/search', previousApp: before });
    await waitFor(() => expect(script()).not.toBeNull());
    tv.resume();
    playChannelOnReceiver(16, before.streamingSessionId);
    await loadSenderLibrary();
    await waitForPinDialog('«Program etter» har aldersgrense 15 år');
    await waitForCommands(['pause']);
    playChannelOnReceiver(16, 'of-another-sender');
    await waitFor(() => expect(getPinDialogText()).toBe(''));
    await app.advanceTime(500);
    expect(tv.commands).toEqual(['pause']);
  });

  it('PIN-22 asks for no PIN when parental control is off', async () => {
    const app = await castChannel({
      ...restricted,
      localStorage: { [`parental-${kari.sub}`]: encodeParentalLimit(0, false) },
    });
    app.playReceiverAt(16);
    await app.advanceTime(1000);
    expect(getPinDialogText()).toBe('');
    expect(tv.commands).toEqual([]);
  });
});
