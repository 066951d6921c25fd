// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  channelFixtures,
  channelTitleFixture,
  clearPlaybackFixture,
  episodeFixture,
  guideFixture,
  seriesFixture,
} from '@tv/api-client/fixtures';
import { kari } from '@tv/auth/testing';
import { renderApp, advanceUntil, user } from '../../testing/index.ts';
import type { RenderAppOptions } from '../../testing/index.ts';
import { encodeParentalLimit } from '../../testing/pinResponses.ts';
import { findPlayerButton, getPlayerButton } from '../../testing/playerButtons.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

const GUIDE = 'GET /content-layout/tvguide';
const SERIES = 'GET /content-search/series/fyret-pa-skarvoya/';
const EPISODE = '/watch/vod/fyret-pa-skarvoya-s1e3?disableScpRedirect=1';

const { nordlys, fjord, vidda } = channelFixtures;
const playback = (id: string) => `https://gateway.dev.test/playback/${id}/clearkey`;
const channelTitle = (channel: typeof nordlys) => ({
  ...channelTitleFixture,
  id: channel.id,
  name: channel.name,
  channel,
  links: { playUrls: { clearKey: { href: playback(channel.id) } } },
});
const fifth = { ...episodeFixture, id: 'fyret-pa-skarvoya-s1e5', episode: 5, episodeTitle: 'Landkjenning' };
const fourth = { ...episodeFixture, id: 'fyret-pa-skarvoya-s1e4', episode: 4, episodeTitle: 'Springflo' };

beforeEach(() => shaka.reset());

const playerFrame = () => screen.queryByRole('region', { name: 'Videospiller' });
const pressKey = (key: string) =>
  playerFrame()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

/** Opens a watch page as a customer and waits until it plays. */
async function openWatchPage(options: RenderAppOptions) {
  const app = await renderApp({
    isSignedIn: true,
    ...options,
    responses: {
      ...Object.fromEntries(
        [nordlys, fjord, vidda].map((channel) => [
          `GET /content-search/title/${channel.id}`,
          channelTitle(channel),
        ]),
      ),
      'GET /content-search/title/fyret-pa-skarvoya-s1e3': episodeFixture,
      'GET /content-search/title/fyret-pa-skarvoya-s1e4': fourth,
      'GET /content-search/title/fyret-pa-skarvoya-s1e5': fifth,
      'GET /gateway/playback/:id/clearkey': clearPlaybackFixture,
      'POST /gateway/progress/:id': () => new Response(null, { status: 204 }),
      [GUIDE]: { ...guideFixture, page: 1 },
      [SERIES]: seriesFixture,
      ...options.responses,
    },
  });
  const playbackCalls = () => app.calls().filter((call) => call.startsWith('GET /gateway/playback/'));
  await waitFor(() => expect(document.querySelector('video')?.paused).toBe(false));
  await findPlayerButton('Pause');
  return { ...app, playbackCalls };
}

describe('channel and episode switching', () => {
  it('switches channel with the keyboard in the same player frame', async () => {
    const app = await openWatchPage({ path: `/watch/live/${nordlys.id}` });
    const before = playerFrame();
    expect(app.calls()).not.toContain(GUIDE);
    pressKey('PageUp');
    await screen.findByRole('heading', { level: 1, name: fjord.name });
    await waitFor(() => expect(app.playbackCalls()).toHaveLength(2));
    expect(app.playbackCalls()[1]).toBe(`GET /gateway/playback/${fjord.id}/clearkey`);
    expect(app.currentPath()).toMatch(new RegExp(`^/watch/live/${fjord.id}/`));
    expect(playerFrame()).toBe(before);
    pressKey('PageDown');
    await screen.findByRole('heading', { level: 1, name: nordlys.name });
    pressKey('b');
    await screen.findByRole('heading', { level: 1, name: fjord.name });
  });

  it('switches channel with the keyboard after a control was focused and unmounted', async () => {
    await openWatchPage({
      path: `/watch/live/${nordlys.id}`,
      responses: {
        [`GET /gateway/playback/${fjord.id}/clearkey`]: () => Promise.withResolvers<Response>().promise,
      },
    });
    const pause = getPlayerButton('Pause');
    pause.focus();
    const pressKeyOnFocus = (key: string) =>
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    pressKeyOnFocus('PageUp');
    await waitFor(() => {
      expect(screen.getByRole('heading', { level: 1, name: fjord.name })).toBeInTheDocument();
      expect(pause.isConnected).toBe(false);
      expect(playerFrame()).toHaveFocus();
    });
    pressKeyOnFocus('PageDown');
    await screen.findByRole('heading', { level: 1, name: nordlys.name });
  });

  const titleCalls = (app: { calls: () => readonly string[] }) =>
    app.calls().filter((call) => call.startsWith('GET /content-search/title/'));

  it('prefetches both neighbour channels and their playback after a switch, and preloads the next one', async () => {
    const app = await openWatchPage({ path: `/watch/live/${fjord.id}` });
    expect(titleCalls(app)).toHaveLength(1);
    pressKey('PageDown');
    await screen.findByRole('heading', { level: 1, name: nordlys.name });
    const neighbours = [fjord, vidda].map(({ id }) => `GET /content-search/title/${id}`);
    await advanceUntil(app, () => expect(titleCalls(app)).toEqual(expect.arrayContaining(neighbours)));
    expect(titleCalls(app)).toHaveLength(3);
    const viddaCalls = () => app.playbackCalls().filter((call) => call.includes(vidda.id));
    await advanceUntil(app, () => expect(viddaCalls()).toHaveLength(1));
    const countLog = (prefix: string) => shaka.log.filter((line) => line.startsWith(prefix)).length;
    const loads = () => countLog('load');
    const before = loads();
    expect(countLog('ahead')).toBe(0);
    // PageDown on the first channel wraps to the last.
    pressKey('PageDown');
    await screen.findByRole('heading', { level: 1, name: vidda.name });
    await waitFor(() => expect(loads()).toBe(before + 1));
    expect(countLog('ahead')).toBe(1);
    expect(titleCalls(app)).toHaveLength(3);
    expect(viddaCalls()).toHaveLength(1);
  });

  it('does not prefetch playback of a channel the user has no access to', async () => {
    const days = guideFixture.channels.map((day) => ({
      ...day,
      programmes: day.programmes.map((programme) => ({
        ...programme,
        ...(day.channel.id === vidda.id ? { state: { type: 'NoAccess' } } : {}),
      })),
    }));
    const app = await openWatchPage({
      path: `/watch/live/${fjord.id}`,
      responses: { [GUIDE]: { ...guideFixture, channels: days, page: 1 } },
    });
    pressKey('PageDown');
    await screen.findByRole('heading', { level: 1, name: nordlys.name });
    await advanceUntil(app, () => expect(titleCalls(app)).toHaveLength(3));
    await advanceUntil(app, () => expect(app.playbackCalls().at(-1)).toContain(fjord.id));
    await app.advanceTime(5000);
    expect(app.playbackCalls().filter((call) => call.includes(vidda.id))).toEqual([]);
  });

  it('does not prefetch playback when parental control is on', async () => {
    const app = await openWatchPage({
      path: `/watch/live/${fjord.id}`,
      localStorage: { [`parental-${kari.sub}`]: encodeParentalLimit(18) },
    });
    pressKey('PageDown');
    await screen.findByRole('heading', { level: 1, name: nordlys.name });
    await advanceUntil(app, () => expect(titleCalls(app)).toHaveLength(3));
    await app.advanceTime(5000);
    expect(app.playbackCalls()).toHaveLength(2);
  });

  it('prefetches no neighbour channels when the browser requests reduced data', async () => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
    const app = await openWatchPage({ path: `/watch/live/${fjord.id}` });
    pressKey('PageDown');
    await screen.findByRole('heading', { level: 1, name: nordlys.name });
    await app.advanceTime(5000);
    expect(titleCalls(app)).toHaveLength(2);
    expect(app.playbackCalls()).toHaveLength(2);
  });

  it('plays a selected episode in the same player frame', async () => {
    const app = await openWatchPage({ path: EPISODE });
    const before = playerFrame();
    expect(app.calls()).not.toContain(SERIES);
    await user.click(await screen.findByRole('button', { name: 'Episoder' }));
    const choices = () => within(within(screen.getByRole('dialog')).getByRole('list')).getAllByRole('button');
    await waitFor(() => expect(choices()).toHaveLength(4));
    expect(choices().map((choice) => choice.getAttribute('aria-current'))).toEqual([
      'false',
      'false',
      'true',
      'false',
    ]);
    await user.click(await within(screen.getByRole('dialog')).findByRole('button', { name: /Springflo/ }));
    await waitFor(() => expect(app.currentPath()).toMatch(/^\/watch\/vod\/fyret-pa-skarvoya-s1e4/));
    await waitFor(() => expect(app.playbackCalls()).toHaveLength(2));
    await waitFor(() => expect(document.body).toHaveTextContent('S1:E4 Springflo'));
    expect(playerFrame()).toBe(before);
  });

  it('keeps playing the same episode when the series gets a new next episode, and plays the new one when reopened', async () => {
    let next: object | undefined = seriesFixture.watchNext;
    const path = '/watch/seriesoverview/fyret-pa-skarvoya';
    const app = await openWatchPage({
      path,
      localStorage: { 'mini-player': 'off' },
      responses: { [SERIES]: () => Response.json({ ...seriesFixture, watchNext: next }) },
    });
    next = { id: 'fyret-pa-skarvoya-s1e4', title: 'S1:E4 Springflo', season: 1, episode: 4 };
    const seriesCalls = () => app.calls().filter((call) => call === SERIES).length;
    await user.click(await screen.findByRole('button', { name: 'Episoder' }));
    await waitFor(() => expect(seriesCalls()).toBe(2));
    await app.advanceTime(1000);
    expect(document.body).toHaveTextContent('S1:E3');
    expect(app.playbackCalls()).toHaveLength(1);

    next = { id: 'fyret-pa-skarvoya-s1e5', title: 'S1:E5 Landkjenning', season: 1, episode: 5 };
    app.popTo('/search');
    await screen.findByRole('heading', { level: 1, name: 'Søk' });
    app.popTo(path);
    await waitFor(() => expect(document.body).toHaveTextContent('S1:E5 Landkjenning'));
  });

  it('does not navigate to a new channel that loads after the user has left the player', async () => {
    const titleResponse = Promise.withResolvers<Response>();
    const app = await openWatchPage({
      path: `/watch/live/${nordlys.id}`,
      responses: { [`GET /content-search/title/${fjord.id}`]: () => titleResponse.promise },
    });
    pressKey('PageUp');
    await waitFor(() => expect(app.calls()).toContain(`GET /content-search/title/${fjord.id}`));
    app.popTo('/search');
    const miniPlayer = () => screen.queryByRole('region', { name: 'Minispiller' });
    await waitFor(() => expect(miniPlayer()).not.toBeNull());
    titleResponse.resolve(Response.json(channelTitle(fjord)));
    await app.advanceTime(1000);
    expect(app.currentPath()).toBe('/search');
    expect(miniPlayer()).not.toBeNull();
  });
});
