// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  channelFixtures,
  channelTitleFixture,
  clearPlaybackFixture,
  episodeFixture,
  filmFixture,
  FIXTURE_NOW,
  protectedPlaybackFixture,
} from '@tv/api-client/fixtures';
import { kari } from '@tv/auth/testing';
import { renderApp, user } from '../../testing/index.ts';
import type { RenderAppOptions } from '../../testing/index.ts';
import {
  submitPin,
  encodeParentalLimit,
  createPinResponses,
  getPinDialogText,
  storeFromOtherTab,
} from '../../testing/pinResponses.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

const FILM = '/watch/vod/isfront?disableScpRedirect=1';
const EPISODE = '/watch/vod/fyret-pa-skarvoya-s1e3?disableScpRedirect=1';
const NEXT = 'fyret-pa-skarvoya-s1e4';
const PLAYBACK = 'GET /gateway/playback/';
const SCHEDULE = 'GET /content-layout/schedule/nordlys';

const nextEpisode = {
  ...episodeFixture,
  id: NEXT,
  ageLimit: 15,
  watchNext: undefined,
  links: { playUrls: { clearKey: { href: `https://gateway.dev.test/playback/${NEXT}/clearkey` } } },
};

/** Opens a watch page as a customer with an age limit stored on this device. */
async function openWatchPage(path: string, ageRestriction: number, options: RenderAppOptions = {}) {
  const app = await renderApp({
    path,
    isSignedIn: true,
    localStorage: { [`parental-${kari.sub}`]: encodeParentalLimit(ageRestriction) },
    ...options,
    responses: {
      ...createPinResponses(),
      'GET /content-search/title/isfront': filmFixture,
      'GET /content-search/title/nordlys': channelTitleFixture,
      'GET /content-search/title/:id': { ...episodeFixture, ageLimit: 9 },
      [`GET /content-search/title/${NEXT}`]: nextEpisode,
      'GET /gateway/playback/isfront/clearkey': protectedPlaybackFixture,
      'GET /gateway/playback/:id/clearkey': clearPlaybackFixture,
      'POST /gateway/progress/:id': () => new Response(null, { status: 204 }),
      ...options.responses,
    },
  });
  const countCalls = (prefix: string) => app.calls().filter((call) => call.startsWith(prefix)).length;
  return {
    ...app,
    countCalls,
    /** Waits until this many streams have been loaded and the last one plays. */
    waitForPlayback: (times = 1) =>
      waitFor(() => {
        expect(shaka.log.filter((entry) => entry.startsWith('load '))).toHaveLength(times);
        expect(video()?.paused).toBe(false);
        expect(getPinDialogText()).toBe('');
      }),
  };
}

const video = () => document.querySelector('video');

beforeEach(() => shaka.reset());

describe('a title above the parental limit', () => {
  it('PIN-01 PIN-02 PIN-03 PIN-22 fetches and starts playback only after the PIN is entered', async () => {
    const app = await openWatchPage(FILM, 9);
    await waitFor(() => expect(getPinDialogText()).toContain('«Isfront» har aldersgrense 12 år'));
    await app.advanceTime(2000);
    expect(app.countCalls(PLAYBACK)).toBe(0);
    expect(video()).toBeNull();
    submitPin('1234');
    await app.waitForPlayback();
    const [request] = app.network.requestsTo('POST /gateway/pin/validate');
    expect(request?.headers.get('accept-modal-version')).toBe('2.0');
    expect(await request?.json()).toEqual({ pin: '1234' });
  });

  it('PIN-04 PIN-10 does not start playback with a wrong PIN', async () => {
    const app = await openWatchPage(FILM, 0);
    await waitFor(() => expect(getPinDialogText()).toContain('Isfront'));
    submitPin('9999');
    await waitFor(() => expect(getPinDialogText()).toMatch(/Feil pin(?!,)/));
    await app.advanceTime(1000);
    expect(app.countCalls(PLAYBACK)).toBe(0);
    submitPin('1234');
    await app.waitForPlayback();
  });

  it('PIN-09 does not send a PIN that contains anything but digits', async () => {
    const app = await openWatchPage(FILM, 9);
    await waitFor(() => expect(getPinDialogText()).toContain('Isfront'));
    submitPin('ab12');
    await waitFor(() => expect(getPinDialogText()).toContain('Feil pin, bruk kun tall'));
    expect(app.countCalls('POST /gateway/pin/validate')).toBe(0);
  });

  it('PIN-11 shows an error and does not start playback when the PIN cannot be validated', async () => {
    const responses = { 'POST /gateway/pin/validate': () => new Response(null, { status: 500 }) };
    const app = await openWatchPage(FILM, 9, { responses });
    await waitFor(() => expect(getPinDialogText()).toContain('Isfront'));
    submitPin('1234');
    await waitFor(() => expect(getPinDialogText()).toContain('Noe gikk galt. Førsøk igjen'));
    expect(app.countCalls(PLAYBACK)).toBe(0);
  });

  it('PIN-22 leaves the watch page when the PIN dialog is cancelled', async () => {
    const app = await openWatchPage(FILM, 9);
    await waitFor(() => expect(getPinDialogText()).toContain('Isfront'));
    await user.click(await screen.findByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(app.currentPath()).toBe('/'));
    expect(app.countCalls(PLAYBACK)).toBe(0);
  });

  it('PIN-06 links to the settings when the user has no PIN', async () => {
    const app = await openWatchPage(FILM, 9, { responses: createPinResponses(null) });
    await waitFor(() => expect(getPinDialogText()).toContain('Du har ingen PIN-kode'));
    await user.click(await screen.findByRole('link', { name: 'Til innstillinger' }));
    await waitFor(() => expect(app.currentPath()).toBe('/innstillinger'));
    await screen.findByRole('heading', { level: 1, name: 'Innstillinger' });
    expect(getPinDialogText()).toBe('');
  });

  it('PIN-22 asks for no PIN when the title is at the limit', async () => {
    const app = await openWatchPage(FILM, 12);
    await app.waitForPlayback();
    expect(app.countCalls('GET /gateway/pin/')).toBe(0);
  });

  it('PIN-22 pauses when the limit is lowered in another tab, and resumes with the PIN', async () => {
    const app = await openWatchPage(FILM, 12);
    await app.waitForPlayback();
    storeFromOtherTab(kari.sub, encodeParentalLimit(6));
    await waitFor(() => expect(getPinDialogText()).toContain('Isfront'));
    await waitFor(() => expect(video()?.paused).toBe(true));
    submitPin('1234');
    await app.waitForPlayback();
    // The PIN unlocks this title for as long as it is open.
    storeFromOtherTab(kari.sub, encodeParentalLimit(0));
    await app.advanceTime(500);
    expect(getPinDialogText()).toBe('');
    expect(video()?.paused).toBe(false);
  });

  it('PIN-22 keeps a paused title paused when the PIN is entered', async () => {
    const app = await openWatchPage(FILM, 12);
    await app.waitForPlayback();
    video()?.pause();
    storeFromOtherTab(kari.sub, encodeParentalLimit(6));
    await waitFor(() => expect(getPinDialogText()).toContain('Isfront'));
    submitPin('1234');
    await waitFor(() => expect(getPinDialogText()).toBe(''));
    await app.advanceTime(500);
    expect(video()?.paused).toBe(true);
  });

  it('PIN-22 asks for the PIN for the next episode when the previous episode needed none', async () => {
    const app = await openWatchPage(EPISODE, 12);
    await app.waitForPlayback();
    await user.click(await screen.findByRole('button', { name: /^Neste episode/ }));
    await waitFor(() => expect(getPinDialogText()).toContain('har aldersgrense 15 år'));
    await app.advanceTime(2000);
    expect(app.countCalls(`${PLAYBACK}${NEXT}`)).toBe(0);
    submitPin('1234');
    await app.waitForPlayback(2);
    expect(app.countCalls(`${PLAYBACK}${NEXT}`)).toBe(1);
  });
});

describe('a channel with parental control', () => {
  const MINUTE = 60_000;
  const programme = (id: string, from: number, ageLimit: number) => ({
    id,
    title: `Program ${id}`,
    start: new Date(FIXTURE_NOW + from * MINUTE).toISOString(),
    end: new Date(FIXTURE_NOW + (from + 30) * MINUTE).toISOString(),
    ageLimit,
  });
  const day = {
    date: '2026-11-20',
    channel: channelFixtures.nordlys,
    programmes: [programme('for', -59, 18), programme('na', -29, 6), programme('etter', 1, 15)],
  };
  const openChannel = (ageRestriction: number, responses: RenderAppOptions['responses'] = {}) => {
    shaka.reset({ isLive: true, startsAt: FIXTURE_NOW - 8_200_000 });
    return openWatchPage('/watch/live/nordlys', ageRestriction, {
      responses: { [SCHEDULE]: day, ...responses },
    });
  };
  /** Seeks to the picture that was broadcast this many minutes from now. */
  const seekToMinute = (minutes: number) => {
    const media = video();
    if (media) media.currentTime = 8200 + minutes * 60;
  };

  it('PIN-22 pauses and hides the picture when a programme above the limit starts, until the PIN is entered', async () => {
    const app = await openChannel(12);
    await app.waitForPlayback();
    seekToMinute(0.5);
    await app.advanceTime(500);
    expect(getPinDialogText()).toBe('');
    seekToMinute(2);
    await waitFor(() => expect(getPinDialogText()).toContain('«Program etter» har aldersgrense 15 år'));
    await waitFor(() => expect(video()?.paused).toBe(true));
    expect(video()?.parentElement?.closest('[class*="held"]')).not.toBeNull();
    // Any call to `play` is undone.
    await video()?.play();
    await waitFor(() => expect(video()?.paused).toBe(true));
    submitPin('1234');
    await app.waitForPlayback();
    expect(video()?.parentElement?.closest('[class*="held"]')).toBeNull();
    // The PIN unlocks one programme, for as long as the page is open.
    seekToMinute(-45);
    await waitFor(() => expect(getPinDialogText()).toContain('«Program for» har aldersgrense 18 år'));
    submitPin('1234');
    await app.waitForPlayback();
    seekToMinute(20);
    await app.advanceTime(500);
    expect(getPinDialogText()).toBe('');
  });

  it('PIN-22 goes by the programme in the picture, not by the programme on air', async () => {
    const app = await openChannel(12);
    await app.waitForPlayback();
    seekToMinute(-45);
    await waitFor(() => expect(getPinDialogText()).toContain('«Program for» har aldersgrense 18 år'));
    await waitFor(() => expect(video()?.paused).toBe(true));
  });

  it('PIN-22 does not start while the current programme is above the limit', async () => {
    const app = await openChannel(0);
    await waitFor(() => expect(getPinDialogText()).toContain('«Program na» har aldersgrense 6 år'));
    await app.advanceTime(2000);
    expect(app.countCalls(PLAYBACK)).toBe(0);
    submitPin('1234');
    seekToMinute(0);
    await app.waitForPlayback();
  });

  it('PIN-22 starts playback before it fetches the schedule when parental control is off', async () => {
    shaka.reset({ isLive: true, startsAt: FIXTURE_NOW - 8_200_000 });
    const app = await openWatchPage('/watch/live/nordlys', 0, {
      localStorage: { [`parental-${kari.sub}`]: encodeParentalLimit(0, false) },
    });
    await app.waitForPlayback();
    seekToMinute(2);
    const firstIndexOf = (prefix: string) => app.calls().findIndex((call) => call.startsWith(prefix));
    await waitFor(() => expect(firstIndexOf(SCHEDULE)).toBeGreaterThan(firstIndexOf(PLAYBACK)));
    await app.advanceTime(1000);
    expect(getPinDialogText()).toBe('');
  });

  describe('parental control across midnight', () => {
    // Minutes from now.
    const MIDNIGHT = 225;
    const days = (detailsLimit: number, next: () => Response | Promise<Response>) => ({
      [SCHEDULE]: ({ url }: Request) =>
        new URL(url).searchParams.get('date') === day.date
          ? Response.json({ ...day, programmes: [...day.programmes, programme('sent', MIDNIGHT - 15, 6)] })
          : next(),
      // The title describes the programme that was on when the page opened.
      'GET /content-search/title/nordlys': {
        ...channelTitleFixture,
        ageLimit: detailsLimit,
        episodeTitle: 'Nattkino',
      },
    });

    it('PIN-22 keeps playing a known programme past midnight, and pauses until the next schedule is loaded', async () => {
      const nextSchedule = Promise.withResolvers<Response>();
      const app = await openChannel(
        12,
        days(6, () => nextSchedule.promise),
      );
      await app.waitForPlayback();
      seekToMinute(MIDNIGHT + 10);
      await waitFor(() => expect(app.countCalls(SCHEDULE)).toBe(2));
      await app.advanceTime(500);
      expect(video()?.paused).toBe(false);
      seekToMinute(MIDNIGHT + 16);
      await waitFor(() => expect(video()?.paused).toBe(true));
      expect(getPinDialogText()).toBe('');
      const programmes = [programme('natt', MIDNIGHT + 15, 12), programme('sist', MIDNIGHT + 45, 18)];
      nextSchedule.resolve(Response.json({ ...day, date: '2026-11-21', programmes }));
      await app.waitForPlayback();
      seekToMinute(MIDNIGHT + 50);
      await waitFor(() => expect(getPinDialogText()).toContain('«Program sist» har aldersgrense 18 år'));
    });

    it('PIN-22 uses the age limit of the title when the next day’s schedule fails to load', async () => {
      const app = await openChannel(
        12,
        days(15, () => new Response(null, { status: 404 })),
      );
      await app.waitForPlayback();
      seekToMinute(MIDNIGHT + 16);
      await waitFor(() => expect(getPinDialogText()).toContain('«Nattkino» har aldersgrense 15 år'));
      await waitFor(() => expect(video()?.paused).toBe(true));
    });
  });

  it('PIN-22 uses the age limit of the title when today’s schedule fails to load', async () => {
    const app = await openChannel(12, {
      [SCHEDULE]: () => new Response(null, { status: 404 }),
      'GET /content-search/title/nordlys': { ...channelTitleFixture, ageLimit: 15, episodeTitle: 'Nattkino' },
    });
    await waitFor(() => expect(getPinDialogText()).toContain('«Nattkino» har aldersgrense 15 år'));
    expect(app.countCalls(PLAYBACK)).toBe(0);
  });
});
