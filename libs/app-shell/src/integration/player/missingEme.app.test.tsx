// @vitest-environment jsdom
import { waitFor } from '@testing-library/dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { clearPlaybackFixture, filmFixture, protectedPlaybackFixture } from '@tv/api-client/fixtures';
import { renderApp } from '../../testing/index.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

beforeEach(() => shaka.reset());

const loads = () => shaka.log.filter((entry) => entry.startsWith('load '));

/** Opens a film as a customer in a browser without EME, such as WebKitGTK. */
async function openFilm(playback: object) {
  const app = await renderApp({
    path: '/a/b/c',
    isSignedIn: true,
    responses: {
      'GET /content-search/title/isfront': filmFixture,
      'GET /gateway/playback/isfront/clearkey': playback,
      'POST /gateway/progress/isfront': () => new Response(null, { status: 204 }),
    },
  });
  Reflect.deleteProperty(navigator, 'requestMediaKeySystemAccess');
  app.popTo('/watch/vod/isfront?disableScpRedirect=1');
}

it('plays an unencrypted stream in a browser without EME', async () => {
  await openFilm(clearPlaybackFixture);
  await waitFor(() => expect(loads()).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('video')?.paused).toBe(false));
});

it('shows an error for an encrypted stream in a browser without EME', async () => {
  await openFilm(protectedPlaybackFixture);
  await waitFor(() => expect(document.body).toHaveTextContent('Nettleseren kan ikke spille av dette'));
  expect(loads()).toEqual([]);
});
