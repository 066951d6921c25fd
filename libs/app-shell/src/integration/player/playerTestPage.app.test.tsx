// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearPlaybackFixture, filmFixture } from '@tv/api-client/fixtures';
import { renderApp, user } from '../../testing/index.ts';

const { shakaModule, shaka } = await vi.hoisted(() => import('../../testing/fakeShaka.ts'));
vi.mock('shaka-player/dist/shaka-player.dash-es2021.js', () => shakaModule);

const loads = () => shaka.log.filter((entry) => entry.startsWith('load '));

/** Returns the cell next to a row header, in any of the tables. */
const cell = (name: string) => screen.queryByRole('rowheader', { name })?.nextElementSibling?.textContent;

beforeEach(() => shaka.reset());

describe('player test page', () => {
  it('ROUTE-40 plays a stream by URL and shows its state, event log and statistics', async () => {
    const url = 'https://streams.example.test/tears/manifest.mpd';
    const app = await renderApp({ path: '/dev/player' });
    await screen.findByRole('heading', { level: 1, name: 'Prøv spilleren' });
    expect(loads()).toEqual([]);

    app.popTo(`/dev/player?url=${encodeURIComponent(url)}&start=12`);
    await waitFor(() => expect(loads()).toEqual([`load ${url} 12`]));
    await waitFor(() => expect([cell('phase'), cell('position')]).toEqual(['ready', '12']));
    await waitFor(() => expect(cell('manifestType')).toBe('DASH'));
    // The event logger loads in a module of its own: events are sent until it listens.
    await waitFor(() => {
      document.querySelector('video')?.dispatchEvent(new Event('stalled'));
      expect(screen.getByRole('log')).toHaveTextContent('stalled');
    });
    shaka.emitError(4001, [3]);
    await waitFor(() => expect(cell('error')).toBe('media'));
    await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Shaka 4001, severity 2: 3'));
  });

  it('ROUTE-40 resumes a stream at the same position when the network returns and on manual retry', async () => {
    const url = 'https://streams.example.test/tears/manifest.mpd';
    await renderApp({ path: `/dev/player?url=${encodeURIComponent(url)}&start=12` });
    await waitFor(() => expect(cell('phase')).toBe('ready'));
    const video = document.querySelector('video');
    if (video) video.currentTime = 40;
    await waitFor(() => expect(cell('position')).toBe('40'));
    // A licence request that failed without a network.
    shaka.emitError(6007, [{ severity: 2, category: 1, code: 1002, data: [] }]);
    await waitFor(() => expect(cell('error')).toBe('network'));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(loads()).toEqual([`load ${url} 12`, `load ${url} 40`]));
    await waitFor(() => expect(cell('phase')).toBe('ready'));
    shaka.emitError(4001, [3]);
    await waitFor(() => expect(cell('error')).toBe('media'));
    await user.click(await screen.findByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(loads()[2]).toBe(`load ${url} 40`));
  });

  it('ROUTE-40 plays a title by id from the start parameter', async () => {
    await renderApp({
      path: '/dev/player?id=isfront&start=77',
      isSignedIn: true,
      responses: {
        'GET /content-search/title/isfront': filmFixture,
        'GET /gateway/playback/isfront/clearkey': clearPlaybackFixture,
      },
    });
    await waitFor(() => expect(loads()).toHaveLength(1));
    expect(loads()[0]).toMatch(/ 77$/);
  });

  it('ROUTE-40 shows the not-found page in production', async () => {
    const app = await renderApp({ path: '/dev/player', config: { environment: 'prod' } });
    await screen.findByRole('heading', {
      level: 1,
      name: 'Au da, vi finner dessverre ikke innholdet du leter etter',
    });
    expect(app.currentPath()).toBe('/dev/player');
  });
});
