import type { Meta, StoryObj } from '@storybook/react-vite';
import { Fragment, StrictMode, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { filmFixture, guideFixture, seriesFixture } from '@tv/api-client/fixtures';
import { SessionProvider, CurrentUserProvider, type CurrentUser } from '@tv/auth';
import { createStoryTab } from '@tv/auth/testing';
import { createTestWorld, TestWorldProvider, type TestWorld } from '@tv/test-world';
import { PersistentPlayer, type WatchRequest } from '../miniPlayer/PersistentPlayer.tsx';
import { createPlayerPool, PlayerPoolContext, type PlayerPool } from '../prefetch/playerPool.ts';
import { WatchPage } from './WatchPage.tsx';

const customer: CurrentUser = {
  kind: 'customer',
  state: 'signedIn',
  user: { userId: 'u-1', email: 'kari@kunde.test', cid: 'c-1', entitlements: [] },
  isInternal: false,
};
const visitor: CurrentUser = { kind: 'anonymous', state: 'signedOut' };

const TITLE = 'GET /content-search/title/:id';
const PLAYBACK = 'GET /gateway/playback/:id/clearkey';
const status = (code: number) => () => new Response(null, { status: code });

const onClose = fn();
let playerPool: PlayerPool;
let finishTeardown: () => void;
let world: TestWorld;
let session: ReturnType<typeof createStoryTab>;

interface WatchPageExampleProps {
  readonly at: string;
  readonly currentUser: CurrentUser;
}

/** The watch page with its player. */
function PageWithPlayer() {
  const [watched, setWatched] = useState<WatchRequest>();
  return (
    <>
      <WatchPage onClose={onClose} onWatch={setWatched} notFound={<h1>Ikke funnet</h1>} />
      {watched && (
        <PersistentPlayer
          watched={watched}
          onLeave={onClose}
          onEnd={() => setWatched(undefined)}
          ErrorBoundary={Fragment}
        />
      )}
    </>
  );
}

/** The page as in the app, in strict mode: everything mounts twice. */
function WatchPageExample({ at, currentUser }: WatchPageExampleProps) {
  return (
    <StrictMode>
      <TestWorldProvider world={world} initialPath={at}>
        <SessionProvider session={session.tab.session}>
          <CurrentUserProvider currentUser={currentUser}>
            <PlayerPoolContext value={playerPool}>
              <PageWithPlayer />
            </PlayerPoolContext>
          </CurrentUserProvider>
        </SessionProvider>
      </TestWorldProvider>
    </StrictMode>
  );
}

const meta = {
  title: 'Player/WatchPage',
  component: WatchPageExample,
  parameters: { layout: 'fullscreen' },
  args: { at: '/watch/vod/isfront/Isfront?disableScpRedirect=1', currentUser: customer },
  beforeEach: () => {
    onClose.mockClear();
    playerPool = createPlayerPool();
    world = createTestWorld({
      isSignedIn: true,
      responses: {
        [TITLE]: filmFixture,
        'GET /content-search/series/:id/': seriesFixture,
        'GET /content-layout/tvguide': guideFixture,
        [PLAYBACK]: status(403),
      },
    });
    session = createStoryTab({ isSignedIn: false });
    return session.close;
  },
} satisfies Meta<typeof WatchPageExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  args: { currentUser: visitor },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Logg inn for å se' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bli kunde' })).toHaveAttribute('href', '/bli-kunde');
    await userEvent.click(canvas.getByRole('button', { name: 'Logg inn' }));
    await waitFor(() => expect(session.browser.provider.count('visit /auth')).toBe(1));
    // No playback request for a visitor.
    await expect(world.network.requestsTo('GET /gateway/playback')).toHaveLength(0);
  },
};

export const NoAccess: Story = {
  beforeEach: async () => {
    session.close();
    session = createStoryTab({ isSignedIn: true });
    await session.tab.session.start();
    return session.close;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Isfront' })).toBeInTheDocument();
    // One playback session: one request, one after the session is renewed, and one video, despite the double
    // mount.
    const requests = () => world.network.requestsTo('GET /gateway/playback');
    await waitFor(() => expect(requests()).toHaveLength(2));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Dette er ikke med i abonnementet ditt');
    await expect(within(alert).getByRole('link', { name: 'Se hva som gir tilgang' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/tilgang\/vod\/isfront\?fra=/),
    );
    await expect(requests()).toHaveLength(2);
    await expect(requests()[0]?.headers.get(`X-${world.brand.headerPrefix}-StreamingSessionId`)).toBeTruthy();
    await expect(document.querySelectorAll('video')).toHaveLength(1);
  },
};

export const SessionExpired: Story = {
  name: 'an expired session shows the sign-in error, and signing in returns to the film',
  beforeEach: () => {
    world = createTestWorld({ responses: { [TITLE]: filmFixture } });
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('Logg inn for å se');
    await expect(alert).toHaveTextContent('Innloggingen din er utløpt.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Logg inn' }));
    await waitFor(() => expect(session.browser.provider.count('visit /auth')).toBe(1));
    await expect(session.tab.session.returnPath()).toBe('/watch/vod/isfront/Isfront?disableScpRedirect=1');
  },
};

export const PinRequired: Story = {
  name: 'PIN-22 content above the parental limit asks for the PIN before any playback request',
  beforeEach: () => {
    const key = `parental-${customer.user.userId}`;
    session.browser.localStorage.setItem(key, btoa('{"isParentalControlActive":true,"ageRestriction":9}'));
    world.network.addResponses({
      'GET /gateway/pin/pinsettings': { isPinSet: true, purchasePinActive: true },
      'POST /gateway/pin/validate': { isValid: true },
    });
  },
  play: async () => {
    const question = await screen.findByRole('dialog', { name: 'Skriv PIN-koden' });
    await expect(question).toHaveTextContent('«Isfront» har aldersgrense 12 år');
    await waitFor(() => expect(getComputedStyle(question).opacity).toBe('1'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'PIN-kode' })).toHaveFocus());
    await expect(world.network.requestsTo('GET /gateway/playback')).toHaveLength(0);
    await userEvent.keyboard('1234{Enter}');
    await waitFor(() => expect(world.network.requestsTo('GET /gateway/playback')).not.toHaveLength(0));
  },
};

export const NotFound: Story = {
  name: 'unknown content renders the not found page without a player',
  beforeEach: () => world.network.addResponses({ [TITLE]: status(404) }),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Ikke funnet' });
    await expect(heading).toBeVisible();
    await expect(heading.closest('[data-tone="dark"]')).toBeNull();
  },
};

export const Closed: Story = {
  tags: ['behaviour'],
  name: 'the close button and Escape leave the player',
  play: async ({ canvas }) => {
    await canvas.findByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: 'Lukk' }));
    await expect(onClose).toHaveBeenCalledTimes(1);
    canvas.getByRole('region', { name: 'Videospiller' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledTimes(2);
  },
};

export const WaitsForTeardown: Story = {
  tags: ['behaviour'],
  name: 'a player waits for the teardown of the previous one',
  beforeEach: () => {
    const last = Promise.withResolvers<void>();
    playerPool.close('isfront-teaser', last.promise);
    finishTeardown = last.resolve;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Videospiller' })).toBeVisible();
    // The playback request is sent meanwhile.
    await waitFor(() => expect(world.network.requestsTo('GET /gateway/playback')).toHaveLength(1));
    await expect(document.querySelector('video')).toBeNull();
    finishTeardown();
    await waitFor(() => expect(document.querySelector('video')).not.toBeNull());
  },
};

export const PlaybackServiceFails: Story = {
  beforeEach: () => world.network.addResponses({ [TITLE]: status(503) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Noe gikk galt');
    world.network.addResponses({ [TITLE]: filmFixture });
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByRole('region', { name: 'Videospiller' })).toBeVisible();
  },
};

/** An external title at a URL. */
const externalTitle = (playbackUrl: string) => ({
  ...filmFixture,
  links: {
    externalPlayback: {
      providerId: 'viaplay',
      playbackUrl,
      reportUrl: 'https://gateway.dev.test/continue-watching/external/isfront',
    },
  },
});

export const ExternalTitle: Story = {
  name: 'LIST-12 an external title links to its provider, and following the link is reported',
  beforeEach: () =>
    world.network.addResponses({
      [TITLE]: externalTitle('https://partner.test/viaplay/watch/isfront'),
      'POST /gateway/continue-watching/external/isfront': status(204),
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dette kan ikke spilles av her' })).toBeVisible();
    await expect(document.querySelector('video')).toBeNull();
    const providerLink = canvas.getByRole('link', { name: 'Se hos leverandøren' });
    await expect(providerLink).toHaveAttribute('href', 'https://partner.test/viaplay/watch/isfront');
    await expect(providerLink).toHaveAttribute('rel', 'noopener noreferrer');
    // Otherwise the window it opens would stay open.
    providerLink.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(providerLink);
    await waitFor(() =>
      expect(world.network.requestsTo('POST /gateway/continue-watching/external/isfront')).toHaveLength(1),
    );
  },
};

export const ExternalUrlNotAllowed: Story = {
  tags: ['behaviour'],
  name: 'an external title has no link if its URL is not allowed',
  beforeEach: () => world.network.addResponses({ [TITLE]: externalTitle('https://evil.test/isfront') }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dette kan ikke spilles av her' })).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Tilbake' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const NoPlayUrls: Story = {
  tags: ['behaviour'],
  name: 'a title without play URLs is not blamed on the browser',
  beforeEach: () =>
    world.network.addResponses({
      [TITLE]: { ...filmFixture, links: { ...filmFixture.links, playUrls: {} } },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Dette kan ikke spilles av her' })).toBeVisible();
    await expect(canvas.queryByText(/Nettleseren/)).toBeNull();
    await expect(document.querySelector('video')).toBeNull();
  },
};

export const Series: Story = {
  tags: ['behaviour'],
  args: { at: '/watch/seriesoverview/fyret-pa-skarvoya' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Videospiller' })).toBeVisible();
    const next = seriesFixture.watchNext?.id ?? '';
    await expect(world.network.requestsTo(`GET /content-search/title/${next}`)).toHaveLength(1);
  },
};

export const Channels: Story = {
  name: 'ROUTE-05 the live page without a channel shows the channel picker and no player',
  args: { at: '/watch/live/' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Direkte' })).toBeVisible();
    for (const { channel } of guideFixture.channels) {
      // The list exists from the start, with placeholders for pending channels.
      const link = await within(canvas.getByRole('list')).findByRole('link', {
        name: new RegExp(channel.name),
      });
      await expect(link).toHaveAttribute('href', expect.stringContaining(`/watch/live/${channel.id}`));
    }
    await expect(document.querySelector('video')).toBeNull();
  },
};

/** 1.5 seconds before midnight in Oslo. */
const BEFORE_MIDNIGHT = Date.parse('2026-11-20T22:59:58.500Z');

export const ChannelsAtMidnight: Story = {
  tags: ['behaviour'],
  name: 'ROUTE-05 the channel picker fetches the new day at midnight, and can retry',
  args: { at: '/watch/live/' },
  beforeEach: () => world.clock.moveTo(BEFORE_MIDNIGHT),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Nordlys/ });
    world.network.addResponses({ 'GET /content-layout/tvguide': status(500) });
    world.clock.moveBy(2000);
    await expect(await canvas.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent(
      'Vi får ikke hentet kanalene.',
    );
    world.network.addResponses({ 'GET /content-layout/tvguide': guideFixture });
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByRole('link', { name: /Nordlys/ })).toBeVisible();
    const requests = world.network.requestsTo('GET /content-layout/tvguide').map(({ url }) => url);
    await expect(requests.at(-1)).toContain('date=2026-11-21');
  },
};

export const NoChannels: Story = {
  args: { at: '/watch/live/' },
  beforeEach: () => world.network.addResponses({ 'GET /content-layout/tvguide': status(500) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Vi får ikke hentet kanalene.');
    world.network.addResponses({ 'GET /content-layout/tvguide': guideFixture });
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(await canvas.findByRole('link', { name: /Nordlys/ })).toBeVisible();
  },
};
