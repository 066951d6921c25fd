// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { channelTitleFixture, clearPlaybackFixture, filmFixture, FIXTURE_NOW } from '@tv/api-client/fixtures';
import { renderApp, user } from '../../testing/index.ts';
import type { RenderAppOptions, RenderedApp } from '../../testing/index.ts';
import { findPlayerButton } from '../../testing/playerButtons.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

const HOUR_MS = 3_600_000;
const CHANNEL = '/watch/live/nordlys';
const FILM = '/watch/vod/isfront?disableScpRedirect=1';
const PROGRESS = 'POST /gateway/progress/isfront';

function video(): HTMLVideoElement {
  const found = document.querySelector('video');
  if (!found) throw new Error('There is no video');
  return found;
}

const loads = () => shaka.log.filter((entry) => entry.startsWith('load '));

/** Opens a page as a customer. `waitForPlayback` resolves once it plays. */
async function openApp(options: RenderAppOptions = {}) {
  const app = await renderApp({
    isSignedIn: true,
    ...options,
    responses: {
      'GET /content-search/title/nordlys': channelTitleFixture,
      'GET /content-search/title/isfront': filmFixture,
      'GET /gateway/playback/nordlys/clearkey': clearPlaybackFixture,
      'GET /gateway/playback/isfront/clearkey': clearPlaybackFixture,
      [PROGRESS]: () => new Response(null, { status: 204 }),
      ...options.responses,
    },
  });
  return { ...app, waitForPlayback: () => waitFor(() => expect(video().paused).toBe(false)) };
}

/** Reopens the tab after a reload or after the browser discarded it. Only its storage remains. */
function reopenTab(app: RenderedApp, options: RenderAppOptions = {}) {
  const sessionStorage = { ...window.sessionStorage };
  shaka.reset({ isLive: true, startsAt: STARTS_AT });
  return openApp({ previousApp: app, sessionStorage, ...options });
}

const dispatchPageHide = () => window.dispatchEvent(new Event('pagehide'));

/** The channel's seek range is 1000 s to the live edge at 8200 s. */
const STARTS_AT = FIXTURE_NOW - 8_200_000;
const loadAt = (second: number) =>
  `load ${clearPlaybackFixture.manifestUrl} ${String(new Date(STARTS_AT + second * 1000))}`;

describe('resuming a channel an hour behind live', () => {
  beforeEach(() => shaka.reset({ isLive: true, startsAt: STARTS_AT }));

  async function playHourBehind() {
    const app = await openApp({ path: CHANNEL });
    await app.waitForPlayback();
    video().currentTime = 4600;
    return app;
  }

  it('PLAY-01 resumes a channel at the same picture after a reload', async () => {
    const app = await playHourBehind();
    dispatchPageHide();
    await reopenTab(app, { path: CHANNEL });
    await waitFor(() => expect(loads()).toEqual([loadAt(4600)]));
  });

  it('PLAY-01 resumes a channel at the same picture after a second reload during the first', async () => {
    const app = await playHourBehind();
    dispatchPageHide();
    const playbackResponse = Promise.withResolvers<Response>();
    const first = await reopenTab(app, {
      path: CHANNEL,
      responses: { 'GET /gateway/playback/nordlys/clearkey': () => playbackResponse.promise },
    });
    await waitFor(() => expect(first.calls().join()).toContain('/playback/nordlys'));
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
    dispatchPageHide();
    await reopenTab(first, { path: CHANNEL });
    await waitFor(() => expect(loads()).toEqual([loadAt(4600)]));
  });

  it('PLAY-01 resumes a channel at the same picture when the browser discarded the tab without events', async () => {
    const app = await playHourBehind();
    await app.advanceTime(5000);
    video().currentTime = 4606;
    await reopenTab(app, { path: CHANNEL });
    await waitFor(() => expect(loads()).toEqual([loadAt(4606)]));
  });

  /** Stubs the navigation type that the browser reports for the next document. */
  function stubNavigation(type: 'reload' | 'navigate', path: string) {
    const entries = performance.getEntriesByType.bind(performance);
    const navigation = { ...new PerformanceMark('navigation'), type, name: window.location.origin + path };
    const stub = (kind: string) => (kind === 'navigation' ? [navigation] : entries(kind));
    Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: stub });
    onTestFinished(() => void Reflect.deleteProperty(performance, 'getEntriesByType'));
  }

  async function pauseHourBehind() {
    const app = await playHourBehind();
    await user.click(await findPlayerButton('Pause'));
    return app;
  }

  it('PLAY-01 resumes a channel paused at the same picture when a phone discarded the tab half an hour ago', async () => {
    const app = await pauseHourBehind();
    stubNavigation('reload', CHANNEL);
    await reopenTab(app, { path: CHANNEL, now: app.now() + HOUR_MS / 2 });
    await waitFor(() => expect(loads()).toEqual([loadAt(4600)]));
    await findPlayerButton('Spill av');
    expect(video().paused).toBe(true);
  });

  it.each([
    ['its URL is opened half an hour later', 'navigate', CHANNEL],
    ['another page of the tab is reloaded half an hour later and navigates to it', 'reload', '/filmer'],
  ] as const)('PLAY-01 starts a channel at the live edge when %s', async (_case, type, path) => {
    const app = await pauseHourBehind();
    stubNavigation(type, path);
    const reopened = await reopenTab(app, { path: CHANNEL, now: app.now() + HOUR_MS / 2 });
    await reopened.waitForPlayback();
    expect(loads()).toEqual([`load ${clearPlaybackFixture.manifestUrl} null`]);
  });
});

describe('resuming a film after the tab or device crashes', () => {
  beforeEach(() => shaka.reset());

  /** Plays the film for this many seconds, without any event that it ends. */
  async function playFilmFor(seconds: number) {
    const app = await openApp({ path: FILM });
    await app.waitForPlayback();
    app.freezeTime();
    for (let second = 0; second < seconds; second += 1) {
      video().currentTime += 1;
      await app.advanceTime(1000);
    }
    return { app, position: video().currentTime };
  }

  it.each([12, 19, 35])('PROG-01 has saved progress at most ten seconds old after %i s', async (seconds) => {
    const { app, position } = await playFilmFor(seconds);
    const last = (await app.network.requestsTo(PROGRESS).at(-1)?.json()) as { ProgressSeconds: number };
    expect(position - last.ProgressSeconds).toBeLessThanOrEqual(10);
    // No more requests than that requires.
    expect(app.network.requestsTo(PROGRESS).length).toBeLessThanOrEqual(Math.ceil(seconds / 9));
  });

  it('PLAY-16 resumes a film in the same tab within five seconds of the last position', async () => {
    const { app, position } = await playFilmFor(13);
    await reopenTab(app, { path: FILM });
    await waitFor(() => expect(loads()).toHaveLength(1));
    const startPosition = Number(loads()[0]?.split(' ').at(-1));
    expect(position - startPosition).toBeLessThanOrEqual(5);
    expect(startPosition).toBeLessThanOrEqual(position);
  });
});
