// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  channelFixtures,
  channelTitleFixture,
  clearPlaybackFixture,
  FIXTURE_NOW,
} from '@tv/api-client/fixtures';
import { kari } from '@tv/auth/testing';
import { renderApp, advanceUntil, user, waitInRealTime } from '../../testing/index.ts';
import type { RenderAppOptions } from '../../testing/index.ts';
import {
  submitPin,
  encodeParentalLimit,
  createPinResponses,
  getPinDialogText,
} from '../../testing/pinResponses.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

const MINUTE = 60_000;
const PATH = '/watch/vod/kveldsnytt?disableScpRedirect=1';
const TITLE = 'GET /content-search/title/kveldsnytt';
const PLAYBACK = 'GET /gateway/playback/';

const programme = {
  id: 'kveldsnytt',
  name: 'Kveldsnytt',
  titleType: 'Linear',
  inCatchupArchive: false,
  ageLimit: 12,
  start: new Date(FIXTURE_NOW + 12 * MINUTE).toISOString(),
  end: new Date(FIXTURE_NOW + 42 * MINUTE).toISOString(),
  channel: channelFixtures.nordlys,
  links: {},
};
const playable = {
  ...programme,
  inCatchupArchive: true,
  links: { playUrls: { clearKey: { href: 'https://gateway.dev.test/playback/kveldsnytt/clearkey' } } },
};

/**
 * Opens a programme as a customer one minute before it starts. By default it can be played from its start.
 */
async function openUpcoming(options: RenderAppOptions & { readonly startedTitle?: object } = {}) {
  const { startedTitle = playable, ...rest } = options;
  const app = await renderApp({
    path: PATH,
    isSignedIn: true,
    isTimeFrozen: true,
    now: FIXTURE_NOW + 11 * MINUTE,
    ...rest,
    responses: {
      ...createPinResponses(),
      [TITLE]: () => Response.json(app.now() < FIXTURE_NOW + 12 * MINUTE ? programme : startedTitle),
      'GET /content-search/title/nordlys': channelTitleFixture,
      'GET /gateway/playback/:id/clearkey': clearPlaybackFixture,
    },
  });
  const countCalls = (prefix: string) => app.calls().filter((call) => call.startsWith(prefix)).length;
  await advanceUntil(app, () =>
    expect(screen.getByRole('heading', { level: 1, name: 'Kveldsnytt' })).toBeInTheDocument(),
  );
  return { ...app, countCalls };
}

const expectPlaying = () => expect(document.querySelector('video')?.paused).toBe(false);

beforeEach(() => shaka.reset());

it('counts down to an upcoming programme and plays it when it starts', async () => {
  const app = await openUpcoming({ now: FIXTURE_NOW });
  expect(document.body).toHaveTextContent('· om 12 min');
  expect(screen.getByRole('link', { name: 'Se Nordlys nå' }).getAttribute('href')).toMatch(
    /^\/watch\/live\/nordlys/,
  );
  await app.advanceTime(10 * MINUTE);
  expect(document.body).toHaveTextContent('· om 2 min');
  await app.advanceTime(MINUTE + 30_000);
  expect(document.body).toHaveTextContent(/· om (29|30) s/);
  expect(app.countCalls(TITLE)).toBe(1);
  expect(app.countCalls(PLAYBACK)).toBe(0);
  await app.advanceTime(40_000);
  await advanceUntil(app, expectPlaying);
  expect(app.countCalls(TITLE)).toBe(2);
  expect(app.countCalls(PLAYBACK)).toBe(1);
  expect(app.currentPath()).toBe(PATH);
});

it('PIN-22 asks for the PIN when an upcoming programme above the parental limit starts', async () => {
  const app = await openUpcoming({ localStorage: { [`parental-${kari.sub}`]: encodeParentalLimit(9) } });
  expect(getPinDialogText()).toBe('');
  await app.advanceTime(2 * MINUTE);
  await advanceUntil(app, () => expect(getPinDialogText()).toContain('«Kveldsnytt» har aldersgrense 12 år'));
  expect(app.countCalls(PLAYBACK)).toBe(0);
  submitPin('1234');
  await advanceUntil(app, expectPlaying);
});

it('plays the channel when a started programme cannot be played from its start', async () => {
  shaka.reset({ isLive: true });
  const app = await openUpcoming({ startedTitle: programme });
  await app.advanceTime(2 * MINUTE);
  await advanceUntil(app, expectPlaying);
  expect(app.currentPath()).toMatch(/^\/watch\/live\/nordlys/);
});

it('leaves an upcoming programme without fetching its playback', async () => {
  const app = await openUpcoming();
  await user.click(screen.getByRole('button', { name: 'Lukk' }));
  await advanceUntil(app, () => expect(app.currentPath()).toBe('/'));
  await app.advanceTime(2 * MINUTE);
  expect(app.countCalls(PLAYBACK)).toBe(0);
  await waitInRealTime(() => expect(app.countCalls(TITLE)).toBe(1));
});
