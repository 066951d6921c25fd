// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPlaybackFixture, episodeFixture } from '@tv/api-client/fixtures';
import { kari } from '@tv/auth/testing';
import { renderApp, advanceUntil, user } from '../../testing/index.ts';
import type { RenderAppOptions } from '../../testing/index.ts';
import {
  submitPin,
  encodeParentalLimit,
  createPinResponses,
  getPinDialogText,
} from '../../testing/pinResponses.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

const BACK = 'Tilbake til avspilling';
const miniPlayer = () => screen.queryByRole('region', { name: 'Minispiller' });
const video = () => document.querySelector('video');
const loads = () => shaka.log.filter((entry) => entry.startsWith('load '));

const { watchNext: _watchNext, links, ...rest } = episodeFixture;
const { nextEpisode: _nextEpisode, ...lastLinks } = links;

/** Plays the first of these episodes in the mini player on the front page. */
async function playInMiniPlayer(ids: readonly string[], options: RenderAppOptions = {}, nextAgeLimit = 0) {
  const titles = ids.map((id, index) => {
    const next = ids[index + 1];
    const ageLimit = index === 0 ? 0 : nextAgeLimit;
    const nextEpisode = next === undefined ? {} : { nextEpisode: { id: next } };
    return [
      `GET /content-search/title/${id}`,
      { ...rest, id, ageLimit, links: { ...lastLinks, ...nextEpisode } },
    ] as const;
  });
  const app = await renderApp({
    path: `/watch/vod/${ids[0]}?disableScpRedirect=1`,
    isSignedIn: true,
    ...options,
    responses: {
      ...createPinResponses(),
      'GET /gateway/playback/:id/clearkey': clearPlaybackFixture,
      'POST /gateway/progress/:id': () => new Response(null, { status: 204 }),
      ...Object.fromEntries(titles),
      ...options.responses,
    },
  });
  const waitForPlayback = (times: number) =>
    advanceUntil(app, () => {
      expect(loads()).toHaveLength(times);
      expect(video()?.paused).toBe(false);
    });
  await waitForPlayback(1);
  app.popTo('/');
  await waitFor(() => expect(miniPlayer()).not.toBeNull());
  /** Ends the current episode and waits out the ten-second countdown. */
  const endEpisode = async () => {
    video()?.dispatchEvent(new Event('ended'));
    await advanceUntil(app, () => expect(miniPlayer()).toHaveTextContent('Neste om'));
    await app.advanceTime(10_000);
  };
  return { ...app, waitForPlayback, endEpisode };
}

beforeEach(() => shaka.reset());

describe('up next in the mini player', () => {
  it('PLAY-28 autoplays the next episode in a new playback session, and continues it on its watch page', async () => {
    const app = await playInMiniPlayer(['runde-1', 'runde-2']);
    await app.endEpisode();
    await app.waitForPlayback(2);
    expect(app.currentPath()).toBe('/');
    const sessions = app.network
      .requestsTo('GET /gateway/playback/')
      .map(({ headers }) => headers.get('x-glimt-streamingsessionid'));
    expect(new Set(sessions).size).toBe(2);
    const media = video();
    await user.click(await screen.findByRole('link', { name: BACK }));
    await waitFor(() => expect(app.currentPath()).toContain('/watch/vod/runde-2'));
    await waitFor(() => expect(miniPlayer()).toBeNull());
    expect(video()).toBe(media);
    expect(media?.paused).toBe(false);
    expect(loads()).toHaveLength(2);
  });

  it('PLAY-28 plays the next episode when the button is pressed, and closes after the last one', async () => {
    const app = await playInMiniPlayer(['runde-1', 'runde-2']);
    video()?.dispatchEvent(new Event('ended'));
    await user.click(await screen.findByRole('button', { name: 'Neste episode' }));
    await app.waitForPlayback(2);
    video()?.dispatchEvent(new Event('ended'));
    await waitFor(() => expect(video()).toBeNull());
    expect(miniPlayer()).toBeNull();
  });

  it('PLAY-28 asks if the user is still watching after three autoplayed episodes', async () => {
    const app = await playInMiniPlayer(['runde-1', 'runde-2', 'runde-3', 'runde-4', 'runde-5']);
    for (const times of [2, 3, 4]) {
      await app.endEpisode();
      await app.waitForPlayback(times);
    }
    video()?.dispatchEvent(new Event('ended'));
    await waitFor(() => expect(miniPlayer()).toHaveTextContent('Ser du fortsatt?'));
    await app.advanceTime(11_000);
    expect(loads()).toHaveLength(4);
    await user.click(await screen.findByRole('button', { name: 'Ja, fortsett' }));
    await app.waitForPlayback(5);
  });

  it('PIN-22 does not start an episode above the limit before the PIN is entered on its page', async () => {
    const app = await playInMiniPlayer(
      ['runde-1', 'runde-2'],
      { localStorage: { [`parental-${kari.sub}`]: encodeParentalLimit(12) } },
      15,
    );
    await app.endEpisode();
    await waitFor(() => expect(miniPlayer()).toHaveTextContent('Krever PIN'));
    await app.advanceTime(2000);
    expect(app.calls().filter((call) => call.startsWith('GET /gateway/playback/'))).toHaveLength(1);
    expect(getPinDialogText()).toBe('');
    await user.click(await screen.findByRole('link', { name: BACK }));
    await waitFor(() => expect(getPinDialogText()).toContain('aldersgrense 15 år'));
    submitPin('1234');
    await app.waitForPlayback(2);
  });

  it('closes the mini player when the next episode cannot be loaded', async () => {
    const app = await playInMiniPlayer(['runde-1', 'runde-2'], {
      responses: { 'GET /content-search/title/runde-2': () => new Response(null, { status: 404 }) },
    });
    await app.endEpisode();
    await waitFor(() => expect(video()).toBeNull());
    expect(miniPlayer()).toBeNull();
  });
});
