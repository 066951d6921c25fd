// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { clearPlaybackFixture, filmFixture, protectedPlaybackFixture } from '@tv/api-client/fixtures';
import { renderApp, screen, waitFor } from '../../testing/index.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

beforeEach(() => shaka.reset());

const loads = () => shaka.log.filter((entry) => entry.startsWith('load '));

// In a file of its own: the page asks the browser once for each key system, and keeps the answer.
/** A customer opens a film in a browser without EME, as WebKitGTK is. */
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

it('a browser without EME plays a stream that is not encrypted', async () => {
  await openFilm(clearPlaybackFixture);
  await waitFor(() => expect(loads()).toHaveLength(1));
  await waitFor(() => expect(document.querySelector('video')?.paused).toBe(false));
});

it('a browser without EME refuses an encrypted stream, and says so', async () => {
  await openFilm(protectedPlaybackFixture);
  await waitFor(() => expect(screen.text()).toContain('Nettleseren kan ikke spille av dette'));
  expect(loads()).toEqual([]);
});
