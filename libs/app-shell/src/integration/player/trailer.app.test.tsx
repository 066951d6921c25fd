// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearPlaybackFixture, filmCoverPageFixture } from '@tv/api-client/fixtures';
import { renderApp, user } from '../../testing/index.ts';
import { findPlayerButton } from '../../testing/playerButtons.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

/** Opens the cover page of a film that has a trailer. */
const openFilmPage = (isSignedIn: boolean) =>
  renderApp({
    path: '/film/isfront',
    isSignedIn,
    responses: {
      'GET /content-search/coverpage/super/isfront/': {
        ...filmCoverPageFixture,
        trailer: { id: 'isfront-trailer' },
      },
      'GET /content-search/title/isfront-trailer': {
        id: 'isfront-trailer',
        name: 'Isfront',
        episodeTitle: 'Trailer',
        type: 'movie',
        links: {
          // The trailer links to the film's cover page too, but must not redirect there.
          superCoverPage: { type: 'SingleProgramOrMovie', id: 'isfront' },
          playUrls: { clearKey: { href: 'https://gateway.dev.test/playback/isfront-trailer/clearkey' } },
        },
      },
      'GET /gateway/playback/isfront-trailer/clearkey': clearPlaybackFixture,
    },
  });

const video = () => document.querySelector('video');

beforeEach(() => shaka.reset());

it('ROUTE-06 plays a trailer from the start and saves no progress', async () => {
  const app = await openFilmPage(true);
  await user.click(await screen.findByRole('link', { name: 'Trailer' }));
  await waitFor(() => expect(video()?.paused).toBe(false));
  expect(app.currentPath()).toMatch(/^\/watch\/vod\/isfront-trailer\//);
  expect(shaka.log.filter((entry) => entry.startsWith('load '))).toHaveLength(1);
  expect(video()?.currentTime).toBe(0);
  expect(document.body).toHaveTextContent('Trailer');
  for (let second = 0; second < 20; second += 1) {
    const media = video();
    if (media) media.currentTime += 1;
  }
  await user.click(await findPlayerButton('Pause'));
  await app.advanceTime(2000);
  window.dispatchEvent(new Event('pagehide'));
  expect(app.calls().filter((call) => call.includes('/progress/'))).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Lukk' }));
  await waitFor(() => expect(app.currentPath()).toBe('/film/isfront'));
});

it('hides the trailer link from visitors, since it requires sign-in', async () => {
  await openFilmPage(false);
  await screen.findByRole('heading', { level: 1, name: 'Isfront' });
  expect(screen.queryByRole('link', { name: 'Trailer' })).not.toBeInTheDocument();
});
