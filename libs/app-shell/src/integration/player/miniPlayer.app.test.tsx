// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  cardFixtures,
  channelFixtures,
  channelTitleFixture,
  clearPlaybackFixture,
  filmFixture,
  FIXTURE_NOW,
} from '@tv/api-client/fixtures';
import { kari, ola } from '@tv/auth/testing';
import { testConfig } from '@tv/test-world';
import { renderApp, advanceUntil, user } from '../../testing/index.ts';
import type { RenderAppOptions, RenderedApp } from '../../testing/index.ts';
import {
  submitPin,
  encodeParentalLimit,
  createPinResponses,
  getPinDialogText,
} from '../../testing/pinResponses.ts';
import { findPlayerButton, getPlayerButton } from '../../testing/playerButtons.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

const FILM = '/watch/vod/isfront?disableScpRedirect=1';
const BACK = 'Tilbake til avspilling';
const PROGRESS = 'POST /gateway/progress/isfront';

const video = () => document.querySelector('video');
const region = (name: string) => screen.queryByRole('region', { name });
const loads = () => shaka.log.filter((entry) => entry.startsWith('load '));

/** Opens the film as a customer and waits until it plays. */
async function openWatchPage(options: RenderAppOptions = {}) {
  const { gateway } = testConfig.services;
  const app = await renderApp({
    path: FILM,
    isSignedIn: true,
    // The fixtures link to the dev gateway. The environment is `uat`, because analytics is off in dev.
    config: {
      environment: 'uat',
      services: { ...testConfig.services, gateway: { ...gateway, uat: gateway.dev } },
    },
    ...options,
    localStorage: { 'analytics-consent': 'granted', ...options.localStorage },
    responses: {
      ...createPinResponses(),
      'GET /content-search/title/isfront': filmFixture,
      'GET /content-search/title/nordlys': channelTitleFixture,
      'GET /gateway/playback/:id/clearkey': clearPlaybackFixture,
      [PROGRESS]: () => new Response(null, { status: 204 }),
      ...options.responses,
    },
  });
  await waitFor(() => {
    expect(loads()).toHaveLength(1);
    expect(video()?.paused).toBe(false);
  });
  const countCalls = (prefix: string) => app.calls().filter((call) => call.startsWith(prefix)).length;
  const trackedEvents = (name: string) => app.analyticsEvents().filter((record) => record.event === name);
  return {
    ...app,
    countCalls,
    trackedEvents,
    /** Leaves for the front page and waits for the mini player. */
    async leavePage() {
      app.popTo('/');
      await waitFor(() => expect(region('Minispiller')).not.toBeNull());
    },
    /** Waits until playback has stopped and the mini player is closed. */
    async waitForEnd() {
      await waitFor(() => expect(video()).toBeNull());
      expect(region('Minispiller')).toBeNull();
      await advanceUntil(app, () => expect(trackedEvents('stream_stop')).toHaveLength(1));
    },
  };
}

/** Simulates a user change in another tab. `undefined` signs the user out. */
function changeUser(change: (user: object) => object | undefined) {
  const key = Object.keys(localStorage).find((storageKey) => storageKey.startsWith('oidc.user:')) ?? '';
  const user = change(JSON.parse(localStorage.getItem(key) ?? '') as object);
  if (user) localStorage.setItem(key, JSON.stringify(user));
  else localStorage.removeItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => shaka.reset());

describe('mini player', () => {
  it('keeps playing in the mini player and returns to the watch page in the same playback session', async () => {
    const app = await openWatchPage();
    const before = video();
    await app.leavePage();
    await waitFor(() => expect(document.title).toBe('Se TV og film på nett – Glimt'));
    expect(screen.queryByRole('heading', { level: 1, name: 'Isfront' })).not.toBeInTheDocument();
    expect(video()).toBe(before);
    expect(before?.paused).toBe(false);
    expect(document.documentElement.querySelector('main')?.contains(before)).toBe(true);

    app.popTo('/tema/finnes-ikke');
    await app.advanceTime(500);
    expect(before?.paused).toBe(false);
    await user.click(await screen.findByRole('link', { name: BACK }));
    await waitFor(() => expect(app.currentPath()).toBe('/watch/vod/isfront/Isfront?disableScpRedirect=1'));
    await waitFor(() => expect(region('Videospiller')).not.toBeNull());
    expect(region('Videospiller')).toHaveFocus();
    expect(document.title).toBe('Isfront – Glimt');
    expect(video()).toBe(before);
    expect(before?.paused).toBe(false);

    if (before) before.currentTime += 2;
    await user.click(await findPlayerButton('Pause'));
    await app.advanceTime(500);
    await waitFor(() => expect(app.countCalls(PROGRESS)).toBe(1));
    expect(loads()).toHaveLength(1);
    expect(shaka.log.filter((entry) => entry === 'destroy')).toHaveLength(0);
    expect(app.countCalls('GET /gateway/playback/')).toBe(1);
    expect(app.countCalls('GET /content-search/title/isfront')).toBe(1);
    const sessionOf = (call: string) =>
      app.network.requestsTo(call)[0]?.headers.get('x-glimt-streamingsessionid');
    expect(sessionOf(PROGRESS)).toBe(sessionOf('GET /gateway/playback/'));
    await advanceUntil(app, () => expect(app.trackedEvents('play_content')).toHaveLength(1));
    expect(app.trackedEvents('stream_start')).toHaveLength(1);
    expect(app.trackedEvents('stream_stop')).toHaveLength(0);
  });

  it('opens the mini player on back navigation and from its button, playing or paused', async () => {
    const app = await openWatchPage({ path: '/' + FILM.slice(1) });
    app.popTo('/tema/finnes-ikke');
    await waitFor(() => expect(region('Minispiller')).not.toBeNull());
    window.history.back();
    await waitFor(() => expect(region('Videospiller')).not.toBeNull());
    await user.click(getPlayerButton('Pause'));
    await waitFor(() => expect(video()?.paused).toBe(true));
    await user.click(await screen.findByRole('button', { name: 'Til minispiller' }));
    await waitFor(() => expect(region('Minispiller')).not.toBeNull());
    expect(app.currentPath()).toBe('/');
    await user.click(getPlayerButton('Spill av'));
    await waitFor(() => expect(video()?.paused).toBe(false));
    expect(loads()).toHaveLength(1);
  });

  it('controls the mini player with its own buttons, and ignores keyboard shortcuts', async () => {
    const app = await openWatchPage();
    await findPlayerButton('Pause');
    region('Videospiller')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true }));
    await waitFor(() => expect(video()?.paused).toBe(true));
    await user.click(getPlayerButton('Spill av'));
    await waitFor(() => expect(video()?.paused).toBe(false));
    await app.leavePage();
    expect(region('Minispiller')?.contains(document.activeElement)).toBe(false);
    const at = video()?.currentTime;
    for (const key of [' ', 'k', 'm', 'ArrowRight', 'Escape']) {
      for (const on of [document.body, region('Minispiller')])
        on?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    }
    await app.advanceTime(500);
    expect(video()?.paused).toBe(false);
    expect(video()?.muted).toBe(false);
    expect(video()?.currentTime).toBe(at);
    expect(app.currentPath()).toBe('/');
    await user.click(getPlayerButton('Pause'));
    await waitFor(() => expect(video()?.paused).toBe(true));
  });

  it('applies a changed subtitle colour to the mini player at once', async () => {
    const app = await openWatchPage();
    app.popTo('/innstillinger');
    await waitFor(() => expect(region('Minispiller')).not.toBeNull());
    await user.selectOptions(await screen.findByRole('combobox', { name: /^Farge/ }), 'yellow');
    await waitFor(() =>
      expect(region('Minispiller')?.querySelector('[data-caption-color="yellow"]')).not.toBeNull(),
    );
  });

  it('closes the mini player with its button, and moves focus to the page', async () => {
    const app = await openWatchPage();
    await app.leavePage();
    screen.getByRole('button', { name: 'Lukk' }).focus();
    await user.click(await screen.findByRole('button', { name: 'Lukk' }));
    await app.waitForEnd();
    expect(screen.getByRole('main')).toHaveFocus();
    expect(app.currentPath()).toBe('/');
  });

  it('refetches the continue-watching lane only after progress is saved when the mini player closes', async () => {
    const lane = 'GET /content-layout/swimlanes/continue';
    const startedCard = { ...cardFixtures.started, id: 'el-isfront', title: 'Isfront, begynt på' };
    const saved = Promise.withResolvers<Response>();
    let isSaved = false;
    const app = await openWatchPage({
      responses: {
        [lane]: () => Response.json(isSaved ? [startedCard] : []),
        [PROGRESS]: () => saved.promise,
      },
    });
    await app.leavePage();
    await waitFor(() => expect(app.countCalls(lane)).toBe(1));
    const watch = (seconds: number) => {
      for (let second = 0; second < seconds; second += 1) (video() ?? new Audio()).currentTime += 1;
    };
    watch(40);
    await advanceUntil(app, () => expect(app.countCalls(PROGRESS)).toBe(1));
    watch(5);
    await user.click(await screen.findByRole('button', { name: 'Lukk' }));
    await waitFor(() => expect(app.countCalls(PROGRESS)).toBe(2));
    await app.advanceTime(1000);
    expect(app.countCalls(lane)).toBe(1);
    isSaved = true;
    saved.resolve(new Response(null, { status: 204 }));
    await waitFor(() => expect(document.body).toHaveTextContent('Isfront, begynt på'));
    expect(app.countCalls(lane)).toBe(2);
  });

  it('closes the mini player when the title ends', async () => {
    const app = await openWatchPage();
    await app.leavePage();
    video()?.dispatchEvent(new Event('ended'));
    await app.waitForEnd();
  });

  it.each([
    ['here', () => user.click(screen.getByRole('link', { name: 'Logg ut' }))],
    ['in another tab', () => Promise.resolve(changeUser(() => undefined))],
    [
      'in another tab, where another user signs in',
      ({ provider }: RenderedApp) =>
        Promise.resolve(changeUser((stored) => ({ ...stored, ...provider.tokensFor(ola), profile: ola }))),
    ],
  ])('closes the mini player when the user is signed out %s', async (_where, act) => {
    const app = await openWatchPage();
    await app.leavePage();
    await act(app);
    await app.waitForEnd();
  });

  it.each([
    ['from the server', 'Du ser på for mange skjermer samtidig.'],
    ['by default when the server sends none', undefined],
  ])('SOCK-11 StreamingKick closes the mini player and shows the reason %s', async (_source, reason) => {
    const app = await openWatchPage();
    await waitFor(() =>
      expect(app.socketServer.receivedEvents.map(([name]) => name)).toContain('StreamingStart'),
    );
    await app.leavePage();
    app.socketServer.sockets[0]?.emit('StreamingKick', { reason });
    await app.waitForEnd();
    const message = reason ?? 'Kontoen din brukes til å se et annet sted.';
    await waitFor(() => expect(document.body).toHaveTextContent(message));
  });

  it('shows a playback error in the mini player and resumes on retry', async () => {
    const app = await openWatchPage();
    await app.leavePage();
    shaka.emitError(6001);
    await waitFor(() => expect(region('Minispiller')).toHaveTextContent('Nettleseren kan ikke spille av'));
    await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(loads()).toHaveLength(2));
    await waitFor(() => expect(video()?.paused).toBe(false));
    expect(app.currentPath()).toBe('/');
  });

  it('replaces the mini player when another title is opened', async () => {
    const app = await openWatchPage();
    const before = video();
    await app.leavePage();
    app.popTo('/watch/live/nordlys');
    await waitFor(() => expect(loads()).toHaveLength(2));
    expect(video()).not.toBe(before);
    expect(document.querySelectorAll('video')).toHaveLength(1);
    await advanceUntil(app, () => expect(app.trackedEvents('play_content')).toHaveLength(2));
    expect(region('Videospiller')).not.toBeNull();
  });

  it.each([
    ['is paused', () => user.click(getPlayerButton('Pause'))],
    ['has failed', () => Promise.resolve(shaka.emitError(6001))],
    ['is closed', () => user.click(screen.getByRole('button', { name: 'Lukk' }))],
  ])('does not open the mini player when the player %s', async (_state, act) => {
    const app = await openWatchPage();
    await findPlayerButton('Pause');
    await act();
    await app.advanceTime(500);
    app.popTo('/');
    await app.waitForEnd();
  });

  it('does not open the mini player when the user turned it off on this device', async () => {
    const app = await openWatchPage();
    app.popTo('/innstillinger');
    await waitFor(() => expect(region('Minispiller')).not.toBeNull());
    const toggle = () => screen.getByRole('switch', { name: 'Minispiller' });
    await waitFor(() => expect(toggle()).toBeChecked());
    await user.click(toggle());
    await waitFor(() => expect(toggle()).not.toBeChecked());
    // Turning the mini player off does not stop what already plays.
    expect(video()?.paused).toBe(false);
    await user.click(await screen.findByRole('link', { name: BACK }));
    await waitFor(() => expect(region('Videospiller')).not.toBeNull());
    expect(screen.queryByRole('button', { name: 'Til minispiller' })).not.toBeInTheDocument();
    app.popTo('/');
    await app.waitForEnd();
  });
});

describe('mini player with parental control', () => {
  const MINUTE = 60_000;
  const programme = (id: string, from: number, ageLimit: number) => ({
    id,
    title: `Program ${id}`,
    start: new Date(FIXTURE_NOW + from * MINUTE).toISOString(),
    end: new Date(FIXTURE_NOW + (from + 30) * MINUTE).toISOString(),
    ageLimit,
  });

  it('PIN-22 pauses and hides a channel in the mini player when a programme above the limit starts, until the PIN is entered on its page', async () => {
    shaka.reset({ isLive: true, startsAt: FIXTURE_NOW - 8_200_000 });
    const app = await openWatchPage({
      path: '/watch/live/nordlys',
      localStorage: { [`parental-${kari.sub}`]: encodeParentalLimit(12) },
      responses: {
        'GET /content-layout/schedule/nordlys': {
          date: '2026-11-20',
          channel: channelFixtures.nordlys,
          programmes: [programme('na', -29, 6), programme('etter', 1, 15)],
        },
      },
    });
    await app.leavePage();
    const media = video();
    if (media) media.currentTime = 8200 + 2 * 60;
    await waitFor(() => expect(region('Minispiller')).toHaveTextContent('Krever PIN'));
    expect(media?.paused).toBe(true);
    expect(media?.parentElement?.closest('[class*="held"]')).not.toBeNull();
    expect(getPinDialogText()).toBe('');
    expect(screen.queryByRole('button', { name: 'Spill av' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('link', { name: BACK }));
    await waitFor(() => expect(getPinDialogText()).toContain('«Program etter» har aldersgrense 15 år'));
    submitPin('1234');
    await waitFor(() => expect(media?.paused).toBe(false));
    expect(video()).toBe(media);
    await app.leavePage();
    expect(media?.paused).toBe(false);
  });
});
