// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { channelTitleFixture, clearPlaybackFixture, filmFixture } from '@tv/api-client/fixtures';
import { fjordvisning } from '@tv/test-world';
import { renderApp, user, waitInRealTime } from '../../testing/index.ts';
import type { RenderAppOptions } from '../../testing/index.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

const FILM = '/watch/vod/isfront?disableScpRedirect=1';
const CHANNEL = '/watch/live/nordlys';
const PROGRESS = 'POST /gateway/progress/isfront';
const MANIFEST = clearPlaybackFixture.manifestUrl;

function video(): HTMLVideoElement {
  const found = document.querySelector('video');
  if (!found) throw new Error('There is no video');
  return found;
}

/** Opens a watch page as a customer and waits until it plays with the socket connected. */
async function openWatchPage(options: RenderAppOptions = {}) {
  const app = await renderApp({
    path: FILM,
    isSignedIn: true,
    ...options,
    responses: {
      'GET /content-search/title/isfront': filmFixture,
      'GET /content-search/title/nordlys': channelTitleFixture,
      'GET /gateway/playback/isfront/clearkey': clearPlaybackFixture,
      'GET /gateway/playback/nordlys/clearkey': clearPlaybackFixture,
      [PROGRESS]: () => new Response(null, { status: 204 }),
      ...options.responses,
    },
  });
  const loads = () => shaka.log.filter((entry) => entry.startsWith('load '));
  await waitFor(() => {
    expect(loads().length).toBeGreaterThan(0);
    expect(video().paused).toBe(false);
  });
  await waitFor(() => expect(app.socketServer.sockets).toHaveLength(1));
  const socket = app.socketServer.sockets[0];
  if (!socket) throw new Error('No socket is connected');
  const eventNames = () =>
    app.socketServer.receivedEvents.map(([name, payload]) => {
      const state =
        typeof payload === 'object' && payload && 'state' in payload ? ` ${String(payload.state)}` : '';
      return `${name}${state}`;
    });
  await waitFor(() => expect(eventNames()).toContain('StreamingStart'));
  const payloadsOf = (name: string) =>
    app.socketServer.receivedEvents.filter(([event]) => event === name).map(([, payload]) => payload);
  return { ...app, loads, socket, eventNames, payloadsOf };
}

beforeEach(() => shaka.reset());

describe('stream events sent to the server', () => {
  it('SOCK-04 SOCK-05 SOCK-06 SOCK-07 sends start and stop of the stream, and play, stop and seek in between', async () => {
    const app = await openWatchPage();
    await waitFor(() => expect(app.eventNames()).toContain('MediaPlayerState PLAY'));
    video().pause();
    await waitFor(() => expect(app.eventNames().at(-1)).toBe('MediaPlayerState STOP'));
    video().currentTime = 3000;
    video().dispatchEvent(new Event('seeking'));
    vi.spyOn(video(), 'seeking', 'get').mockReturnValueOnce(true).mockReturnValue(false);
    video().dispatchEvent(new Event('seeking'));
    video().dispatchEvent(new Event('seeked'));
    await waitFor(() => expect(app.eventNames().at(-1)).toBe('MediaPlayerState SETPOSITION'));
    app.popTo('/bli-kunde');
    await waitFor(() => expect(app.eventNames().at(-1)).toBe('StreamingStop'));
    const [request] = app.network.requestsTo('GET /gateway/playback/isfront/clearkey');
    const streaming = {
      assetId: 'isfront',
      streamingSessionId: request?.headers.get('x-glimt-streamingsessionid'),
    };
    expect(app.payloadsOf('StreamingStart')).toEqual([streaming]);
    expect(app.payloadsOf('StreamingStop')).toEqual([streaming]);
    expect(app.payloadsOf('MediaPlayerState')[0]).toEqual({ url: MANIFEST, state: 'PLAY' });
    expect(app.eventNames().filter((name) => name !== 'DeviceInfo')).toEqual([
      'StreamingStart',
      'MediaPlayerState PLAY',
      'MediaPlayerState STOP',
      'MediaPlayerState SETPOSITION',
      'StreamingStop',
    ]);
  });

  it('SOCK-06 sends the channel id and the time of the picture for a channel', async () => {
    shaka.reset({ isLive: true });
    const app = await openWatchPage({ path: CHANNEL });
    await waitFor(() => expect(app.eventNames()).toContain('MediaPlayerState PLAY'));
    const [played] = app.payloadsOf('MediaPlayerState') as readonly { readonly positionDateTime: string }[];
    expect(played).toMatchObject({ url: MANIFEST, state: 'PLAY', channel_id: 'nordlys' });
    expect(new Date(played?.positionDateTime ?? '').toISOString()).toBe(played?.positionDateTime);
  });

  it('SOCK-05 sends StreamingStop on pagehide', async () => {
    const app = await openWatchPage();
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(app.eventNames().at(-1)).toBe('StreamingStop'));
  });

  it('SOCK-04 sends StreamingStart again after a reconnect, and AUTH-28 CustomerClaimsChanged does not interrupt playback', async () => {
    const app = await openWatchPage();
    app.socket.emit('CustomerClaimsChanged');
    await waitFor(() => expect(app.socketServer.sockets).toHaveLength(2));
    await waitFor(() => expect(app.payloadsOf('StreamingStart')).toHaveLength(2));
    const [before, after] = app.payloadsOf('StreamingStart');
    expect(after).toEqual(before);
    expect(video().paused).toBe(false);
    expect(app.loads()).toHaveLength(1);
    expect(app.navigations).toEqual([]);
  });

  it('SOCK-08 plays the secondary manifest when the first one fails', async () => {
    const secondaryManifestUrl = 'https://media.test/again/manifest.mpd';
    shaka.failManifest(MANIFEST, 404);
    const app = await openWatchPage({
      responses: {
        'GET /gateway/playback/isfront/clearkey': { ...clearPlaybackFixture, secondaryManifestUrl },
      },
    });
    expect(app.loads().map((entry) => entry.split(' ')[1])).toEqual([MANIFEST, secondaryManifestUrl]);
    await waitFor(() => expect(app.payloadsOf('MediaPlayerState')).toHaveLength(1));
    expect(app.payloadsOf('MediaPlayerState')[0]).toMatchObject({ url: secondaryManifestUrl });
  });

  it('SOCK-08 sends ManifestError and shows an error when no manifest loads', async () => {
    const app = await openWatchPage();
    shaka.failManifest(MANIFEST, 404);
    app.socket.emit('StreamingKick');
    await user.click(await screen.findByRole('button', { name: 'Fortsett her' }));
    await waitFor(() => expect(app.payloadsOf('ManifestError')).toHaveLength(1));
    expect(app.payloadsOf('ManifestError')).toEqual([
      { Stage: 'load', failedUrl: MANIFEST, manifestUrl: MANIFEST },
    ]);
    await waitFor(() => expect(document.body).toHaveTextContent('Prøv igjen'));
  });
});

describe('stream events received from the server', () => {
  it.each([
    ['brand A while playing', {}, false],
    ['brand B while paused', { brand: fjordvisning }, true],
  ])(
    'SOCK-10 SOCK-11 SOCK-12 StreamingKick stops playback, saves progress and offers to resume, in %s',
    async (_case, options, isPaused) => {
      const app = await openWatchPage(options);
      video().currentTime = 1700;
      video().currentTime = 1701;
      if (isPaused) video().pause();
      app.socket.emit('StreamingKick', { reason: 'Du ser på for mange skjermer samtidig.' });
      await waitFor(() => expect(document.body).toHaveTextContent('Du ser på for mange skjermer samtidig.'));
      expect(video().paused).toBe(true);
      await waitFor(() => expect(app.eventNames().at(-1)).toBe('StreamingStop'));
      await waitInRealTime(async () => {
        await app.advanceTime(500);
        expect(app.network.requestsTo(PROGRESS)).toHaveLength(1);
      });
      expect(await app.network.requestsTo(PROGRESS)[0]?.json()).toEqual({ ProgressSeconds: 1701 });

      await user.click(await screen.findByRole('button', { name: 'Fortsett her' }));
      await waitFor(() =>
        expect(document.body).not.toHaveTextContent('Du ser på for mange skjermer samtidig.'),
      );
      await waitFor(() => expect(app.loads()[1]).toBe(`load ${MANIFEST} 1701`));
      await waitFor(() => expect(video().paused).toBe(false));
      await waitFor(() => expect(app.payloadsOf('StreamingStart')).toHaveLength(2));
    },
  );

  it('SOCK-11 StreamingKick on a channel shows a default message, and its button leaves the player', async () => {
    shaka.reset({ isLive: true });
    const app = await openWatchPage({ path: CHANNEL });
    app.socket.emit('StreamingKick');
    await waitFor(() =>
      expect(document.body).toHaveTextContent('Kontoen din brukes til å se et annet sted.'),
    );
    await user.click(await screen.findByRole('button', { name: 'Avslutt' }));
    await waitFor(() => expect(app.currentPath()).toBe('/'));
    // The next playback session is not affected.
    shaka.reset();
    app.popTo(FILM);
    await waitFor(() => expect(app.loads()).toHaveLength(1));
    expect(document.body).not.toHaveTextContent('Avspillingen er stoppet');
  });

  it('SOCK-15 NewRelease reloads the page only after playback has stopped', async () => {
    const app = await openWatchPage({ config: { internalUsers: { domain: 'kunde.test', patterns: [] } } });
    app.socket.emit('NewRelease', { version: '2.3.5', env: 'dev' });
    app.socket.emit('ErrorReceived', { message: 'Etter den' });
    await waitFor(() => expect(document.body).toHaveTextContent('Etter den'));
    await app.advanceTime(5000);
    expect(app.navigations).toEqual([]);
    // The mini player still plays.
    app.popTo('/bli-kunde');
    await screen.findByRole('link', { name: 'Tilbake til avspilling' });
    await app.advanceTime(2000);
    expect(app.navigations).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Lukk' }));
    await app.advanceTime(2000);
    await waitFor(() => expect(app.navigations).toEqual(['reload']));
  });

  it('AUTH-31 ForcedLogout signs the user out during playback', async () => {
    const app = await openWatchPage();
    app.socket.emit('ForcedLogout');
    await waitFor(() => expect(app.navigations[0]).toMatch(/^replace https:\/\/id\.test\/session\/end\?/));
  });

  it.each([
    ['a film at the same second', FILM, false, 12, '12'],
    ['a channel at the same picture', CHANNEL, true, 4000, String(new Date(4_000_000))],
    ['a channel at the live edge', CHANNEL, true, 8195, 'null'],
  ])(
    'AUTH-29 CustomerClaimsChanged redirects to the identity provider and resumes %s when silent renewal is unavailable',
    async (_case, path, isLive, position, startPosition) => {
      shaka.reset({ isLive });
      const withoutSilentRenewal = { givesRefreshTokens: false, allowsThirdPartyCookies: false };
      const app = await openWatchPage({ ...withoutSilentRenewal, path });
      video().currentTime = position;
      app.socket.emit('CustomerClaimsChanged');
      await waitFor(() => expect(app.navigations[0]).toMatch(/^assign https:\/\/id\.test\/auth\?/));
      expect(sessionStorage.getItem('post-auth-redirect')).toBe(path);
      window.dispatchEvent(new Event('pagehide'));
      // Copied before the next page renders: that ends this page's playback session, which changes storage.
      const savedSessionStorage = { ...sessionStorage };

      shaka.reset({ isLive });
      const returned = await openWatchPage({
        ...withoutSilentRenewal,
        path,
        previousApp: app,
        sessionStorage: savedSessionStorage,
      });
      expect(returned.loads()[0]).toBe(`load ${MANIFEST} ${startPosition}`);
    },
  );
});
