import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { filmFixture, guideFixture, seriesFixture } from '@tv/api-client/fixtures';
import { SessionProvider, ViewerProvider, type Viewer } from '@tv/auth';
import { storyTab } from '@tv/auth/story-tab';
import { createTestWorld, TestWorldProvider, type TestWorld } from '@tv/test-world';
import { WatchPage } from './WatchPage.tsx';

const customer: Viewer = {
  kind: 'customer',
  state: 'signedIn',
  user: { userId: 'u-1', email: 'kari@kunde.test', cid: 'c-1', entitlements: [] },
  isInternal: false,
};
const visitor: Viewer = { kind: 'anonymous', state: 'signedOut' };

const TITLE = 'GET /content-search/title/:id';
const PLAYBACK = 'GET /gateway/playback/:id/clearkey';
const status = (code: number) => () => new Response(null, { status: code });

let world: TestWorld;
let session: ReturnType<typeof storyTab>;

interface StageProps {
  readonly at: string;
  readonly viewer: Viewer;
}

/** The page as the app shows it: strict, so that everything is mounted twice. */
function Stage({ at, viewer }: StageProps) {
  return (
    <StrictMode>
      <TestWorldProvider world={world} at={at}>
        <SessionProvider session={session.tab.session}>
          <ViewerProvider viewer={viewer}>
            <WatchPage />
          </ViewerProvider>
        </SessionProvider>
      </TestWorldProvider>
    </StrictMode>
  );
}

const meta = {
  title: 'Player/WatchPage',
  component: Stage,
  parameters: { layout: 'fullscreen' },
  args: { at: '/watch/vod/isfront/Isfront', viewer: customer },
  beforeEach: () => {
    world = createTestWorld({
      isSignedIn: true,
      responses: {
        [TITLE]: filmFixture,
        'GET /content-search/series/:id/': seriesFixture,
        'GET /content-layout/tvguide': guideFixture,
        [PLAYBACK]: status(403),
      },
    });
    session = storyTab({ isSignedIn: false });
    return session.close;
  },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  args: { viewer: visitor },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Logg inn for å se' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Logg inn' }));
    await waitFor(() => expect(session.browser.provider.count('visit /auth')).toBe(1));
    // Nothing was asked on behalf of nobody.
    await expect(world.network.requestsTo('GET /gateway/playback')).toHaveLength(0);
  },
};

export const NoAccess: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Isfront' })).toBeInTheDocument();
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Noe gikk galt');
    await expect(alert).toHaveTextContent('Du har ikke tilgang til å se dette akkurat nå.');
    // One viewing, asked for once, and one picture, though all is mounted twice.
    const asked = world.network.requestsTo('GET /gateway/playback');
    await expect(asked).toHaveLength(1);
    await expect(asked[0]?.headers.get(`X-${world.brand.headerPrefix}-StreamingSessionId`)).toBeTruthy();
    await expect(document.querySelectorAll('video')).toHaveLength(1);
  },
};

export const NotFound: Story = {
  beforeEach: () => world.network.answer({ [TITLE]: status(404) }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: 'Au da, vi finner dessverre ikke innholdet du leter etter',
      }),
    ).toBeVisible();
  },
};

export const ServiceIsDown: Story = {
  beforeEach: () => world.network.answer({ [TITLE]: status(503) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Noe gikk galt');
    world.network.answer({ [TITLE]: filmFixture });
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByRole('region', { name: 'Videospiller' })).toBeVisible();
  },
};

export const ElsewhereOnly: Story = {
  beforeEach: () =>
    world.network.answer({
      [TITLE]: {
        ...filmFixture,
        links: { externalPlayback: { providerId: 'viaplay', playbackUrl: 'https://partner.test/x' } },
      },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dette kan ikke spilles av her' })).toBeVisible();
    await expect(document.querySelector('video')).toBeNull();
  },
};

export const Series: Story = {
  args: { at: '/watch/seriesoverview/fyret-pa-skarvoya' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Videospiller' })).toBeVisible();
    const next = seriesFixture.watchNext?.id ?? '';
    await expect(world.network.requestsTo(`GET /content-search/title/${next}`)).toHaveLength(1);
  },
};

export const Channels: Story = {
  name: 'ROUTE-05 the live page without a channel offers the channels, and no player',
  args: { at: '/watch/live/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Direkte' })).toBeVisible();
    for (const { channel } of guideFixture.channels) {
      // The list is there from the start, with places for the channels that are still to come.
      const link = await within(canvas.getByRole('list')).findByRole('link', {
        name: new RegExp(channel.name),
      });
      await expect(link).toHaveAttribute('href', expect.stringContaining(`/watch/live/${channel.id}`));
    }
    await expect(document.querySelector('video')).toBeNull();
  },
};

export const NoChannels: Story = {
  args: { at: '/watch/live/' },
  beforeEach: () => world.network.answer({ 'GET /content-layout/tvguide': status(500) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Vi får ikke hentet kanalene.');
    world.network.answer({ 'GET /content-layout/tvguide': guideFixture });
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByRole('link', { name: /Nordlys/ })).toBeVisible();
  },
};
