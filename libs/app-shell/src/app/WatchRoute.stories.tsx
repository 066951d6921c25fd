import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode, useEffect } from 'react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { filmFixture, pageListFixture } from '@tv/api-client/fixtures';
import { SessionProvider } from '@tv/auth';
import { createStoryTab } from '@tv/auth/testing';
import { createPlayerPool, PlayerPoolContext, type PlayerPool } from '@tv/player/playerPool';
import { createRouteTable } from '@tv/routes';
import { createTestWorld, TestWorldProvider } from '@tv/test-world';
import type { TestWorld } from '@tv/test-world';
import { StartupProvider } from '../bootstrap/StartupProvider.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { WatchRoute } from './WatchRoute.tsx';
import { pages, type Pages } from './routes.tsx';

const TITLE = 'GET /content-search/title/:id';
const PLAYBACK = 'GET /gateway/playback/:id/clearkey';
const status = (code: number) => () => new Response(null, { status: code });

let world: TestWorld;
let session: ReturnType<typeof createStoryTab>;
let playerPool: PlayerPool;
let teardownGate: Promise<void>;
let navigate: NavigateFunction;

const storyPages: Pages = {
  ...pages,
  watch: { component: WatchRoute },
  front: { component: () => <h1>Forsiden</h1> },
};
const table = createRouteTable({ brandSlug: 'glimt', developerPages: false });

function Router() {
  const go = useNavigate();
  useEffect(() => {
    navigate = go;
  }, [go]);
  return <AppRoutes routeTable={table} pages={storyPages} redirectTo={() => undefined} />;
}

function StoryApp({ at }: { readonly at: string }) {
  return (
    <StrictMode>
      <TestWorldProvider world={world} initialPath={at}>
        <SessionProvider session={session.tab.session}>
          <StartupProvider ready={Promise.resolve()}>
            <PlayerPoolContext value={playerPool}>
              <Router />
            </PlayerPoolContext>
          </StartupProvider>
        </SessionProvider>
      </TestWorldProvider>
    </StrictMode>
  );
}

const meta = {
  title: 'Shell/Watch page',
  component: StoryApp,
  parameters: { layout: 'fullscreen' },
  args: { at: '/watch/live/nordlys' },
  beforeEach: async () => {
    world = createTestWorld({
      isSignedIn: true,
      responses: {
        [TITLE]: filmFixture,
        [PLAYBACK]: status(503),
        'GET /content-layout/pages': pageListFixture,
        'GET /gateway/customer': status(404),
      },
    });
    const pool = createPlayerPool();
    teardownGate = Promise.resolve();
    playerPool = {
      ...pool,
      close: (id, destroyed) =>
        pool.close(
          id,
          destroyed?.then(() => teardownGate),
        ),
    };
    session = createStoryTab({ path: '/', isSignedIn: true });
    await session.tab.session.start();
    return session.close;
  },
} satisfies Meta<typeof StoryApp>;

export default meta;
type Story = StoryObj<typeof meta>;

const videos = () => document.querySelectorAll('video');
const requested = () => world.network.requestsTo('GET /gateway/playback').length;

/** Delays the teardown of the current player, as on a slow device. */
function holdTheEnd(): () => void {
  const gate = Promise.withResolvers<void>();
  teardownGate = gate.promise;
  return gate.resolve;
}

export const OtherChannel: Story = {
  name: 'The player of another channel waits for the previous teardown, but prefetches its playback',
  play: async ({ canvas }) => {
    await waitFor(() => expect(requested()).toBe(1));
    const letGo = holdTheEnd();
    await navigate('/watch/live/fjell');
    await waitFor(() => expect(world.network.requestsTo('GET /content-search/title/fjell')).toHaveLength(1));
    await expect(await canvas.findByRole('region', { name: 'Videospiller' })).toBeVisible();
    await waitFor(() => expect(requested()).toBe(2));
    await expect(videos()).toHaveLength(0);
    letGo();
    await waitFor(() => expect(videos()).toHaveLength(1));
    await expect(requested()).toBe(2);
  },
};

export const ByAnotherPage: Story = {
  name: 'A player waits for the previous teardown also after a visit to another page',
  play: async ({ canvas }) => {
    await waitFor(() => expect(requested()).toBe(1));
    const letGo = holdTheEnd();
    await navigate('/');
    await canvas.findByRole('heading', { name: 'Forsiden' });
    await navigate('/watch/live/nordlys');
    await expect(await canvas.findByRole('region', { name: 'Videospiller' })).toBeVisible();
    await expect(videos()).toHaveLength(0);
    letGo();
    await waitFor(() => expect(requested()).toBe(2));
  },
};

export const CannotEnd: Story = {
  name: 'A teardown that fails is reported and does not block the next player',
  play: async () => {
    await waitFor(() => expect(requested()).toBe(1));
    const [video] = videos();
    if (video) {
      video.pause = () => {
        throw new Error('stuck');
      };
    }
    await navigate('/watch/live/fjell');
    await waitFor(() => expect(requested()).toBe(2));
    await expect(videos()).toHaveLength(1);
    await expect(world.reporter.reports).toContainEqual(
      expect.objectContaining({ context: 'player.destroy', message: 'stuck' }),
    );
  },
};

export const NotFound: Story = {
  name: 'ERR-01 ERR-02 ERR-03 ANA-08 a missing title shows the not-found page',
  args: { at: '/watch/vod/finnes-ikke' },
  beforeEach: () => world.network.addResponses({ [TITLE]: status(404) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: 'Au da, vi finner dessverre ikke innholdet du leter etter',
      }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/');
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(world.events.filter(({ event }) => event === 'page_not_found')).not.toHaveLength(0);
    await expect(world.events).toContainEqual({ event: 'page_not_found', path: '/watch/vod/finnes-ikke' });
  },
};
