// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { channelTitleFixture, clearPlaybackFixture, filmFixture } from '@tv/api-client/fixtures';
import { testConfig } from '@tv/test-world';
import { renderApp } from '../../testing/index.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

const { gateway } = testConfig.services;

/** Plays a title for a minute and returns the analytics events of its stream. */
async function trackPlayback(title: object, path = '/watch/vod/isfront?disableScpRedirect=1') {
  const app = await renderApp({
    path,
    isSignedIn: true,
    // The fixtures link to the dev gateway.
    config: {
      environment: 'uat',
      services: { ...testConfig.services, gateway: { ...gateway, uat: gateway.dev } },
    },
    localStorage: { 'analytics-consent': 'granted' },
    responses: {
      'GET /content-search/title/:id': title,
      'GET /gateway/playback/:id/clearkey': clearPlaybackFixture,
    },
  });
  await waitFor(() => expect(document.querySelector('video')?.paused).toBe(false));
  await app.advanceTime(61_000);
  document.querySelector('video')?.pause();
  await app.advanceTime(500);
  window.dispatchEvent(new Event('pagehide'));
  const events = app
    .analyticsEvents()
    .filter(({ event }) => /^(stream_|play_content|consumption_)/.test(event));
  return { ...app, names: events.map(({ event }) => event), streamKinds: new Set(events.map(streamKindOf)) };
}

const streamKindOf = (event: object) => ('streamKind' in event ? event.streamKind : undefined);

beforeEach(() => shaka.reset());

describe('stream kind in analytics', () => {
  const { categories: _categories, genres: _genres, type: _type, ...film } = filmFixture;

  it.each([
    ['ANA-18 a film', { ...film, categories: ['Spillefilm'] }, 'vod'],
    ['ANA-18 an episode', { ...film, genres: ['Dramaserie'] }, 'vod'],
    ['ANA-19 an archived programme', { ...film, titleType: 'Linear', inCatchupArchive: true }, 'arkiv'],
    ['ANA-19 an upcoming programme', { ...film, titleType: 'Linear', inCatchupArchive: false }, 'arkiv'],
    ['ANA-21 a children’s title', { ...film, categories: ['Barn'] }, 'barn'],
  ])(
    'ANA-11 ANA-12 ANA-13 ANA-14 ANA-15 ANA-16 %s has its stream kind in every event',
    async (_case, title, streamKind) => {
      const { names, streamKinds } = await trackPlayback(title);
      expect(names).toEqual([
        'play_content',
        'stream_start',
        'stream_keepalive',
        'consumption_update',
        'stream_pause',
        'stream_stop',
      ]);
      expect([...streamKinds]).toEqual([streamKind]);
    },
  );

  it('ANA-20 a channel has the stream kind "direkte" in every event', async () => {
    shaka.reset({ isLive: true });
    const { names, streamKinds } = await trackPlayback(channelTitleFixture, '/watch/live/nordlys');
    expect(names).toContain('stream_keepalive');
    expect([...streamKinds]).toEqual(['direkte']);
  });

  it('ANA-22 a title of unknown type is logged, sends no stream events and still plays', async () => {
    const { names, consoleMessages } = await trackPlayback({
      ...film,
      categories: ['Dokumentar'],
      genres: [],
    });
    expect(names).toEqual([]);
    expect(consoleMessages.join()).toContain('Unsupported asset type for analytics: unknown');
  });
});
