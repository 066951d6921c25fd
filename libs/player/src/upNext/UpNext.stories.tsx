import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { TitleDetails } from '@tv/api-client';
import { swimlaneItemFixtures } from '@tv/api-client/fixtures';
import { ParentalLimitContext, CurrentUserProvider } from '@tv/auth';
import { createTestWorld, TestWorldProvider, withArtwork, type TestWorld } from '@tv/test-world';
import { deferredModule } from '../deferred/useDeferredParts.ts';
import type { StreamState } from '../engine/playbackEngine.ts';
import { createActivityMonitor, INACTIVITY_TIMEOUT_MS } from '../inactivity/activityMonitor.ts';
import { createFakeEngine, type FakeEngine } from '../testing/fakeEngine.ts';
import { PlayerFrame } from '../ui/frame/PlayerFrame.tsx';
import { UpNext } from './UpNext.tsx';
import { useUpNextOffer } from './useUpNextOffer.ts';

const episode: TitleDetails = {
  id: 'fyret-s1e1',
  name: 'Fyret på Skarvøya',
  creditsStartTime: 2600,
  watchNext: {
    id: 'fyret-s1e2',
    title: 'S1:E2 Loggboken',
    image: { url: 'https://media.test/images/sending-1' },
  },
  interactionPoints: [{ start: 15, end: 60, type: 'intro' }],
  links: { nextEpisode: { id: 'fyret-s1e2' } },
};

const staff = {
  kind: 'customer',
  state: 'signedIn',
  user: { userId: 'u-1', email: 'kari@kunde.test', cid: 'c-1', entitlements: [] },
  isInternal: true,
} as const;

const SIMILAR = 'https://content.test/layout/swimlanes/similar';

/** Presses a button that unmounts; the player then has the focus and the shortcuts. */
async function pressUnmountingButton(button: HTMLElement) {
  button.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button.isConnected).toBe(false));
  await expect(screen.getByRole('region', { name: 'Videospiller' })).toHaveFocus();
  const before = engine.commands.length;
  await userEvent.keyboard('m');
  await expect(engine.commands.slice(before)).toEqual(['setMuted true']);
}

let world: TestWorld;
let engine: FakeEngine;
let time = 0;

interface UpNextExampleProps {
  readonly title: TitleDetails;
  readonly state: Partial<StreamState>;
  /** Number of episodes autoplayed before this one. */
  readonly autoplayedEpisodes: number;
  /** Milliseconds since the last activity. */
  readonly inactiveForMs: number;
  readonly onNext: (isByItself: boolean) => void;
  readonly onClose: () => void;
}

/** A playing episode with its up next overlay. */
function UpNextExample({
  title,
  state,
  autoplayedEpisodes,
  inactiveForMs,
  onNext,
  onClose,
}: UpNextExampleProps) {
  const [storyEngine] = useState(() => (engine = createFakeEngine({ duration: 2700, ...state })));
  const [activity] = useState(() => {
    const monitor = createActivityMonitor({ now: () => time });
    for (let episodes = 0; episodes < autoplayedEpisodes; episodes += 1) monitor.recordAutoplay();
    time += inactiveForMs;
    return monitor;
  });
  const next = useUpNextOffer(storyEngine, title, activity);
  return (
    <TestWorldProvider world={world} initialPath="/watch/vod/fyret-s1e1">
      <CurrentUserProvider currentUser={staff}>
        <div style={{ blockSize: '100vh' }}>
          <PlayerFrame
            engine={storyEngine}
            steps={{ seekBackSeconds: 10, seekForwardSeconds: 30 }}
            title={title.name}
            onClose={onClose}
            onRetry={fn()}
            onSignIn={fn()}
            onNext={next.nextEpisode && (() => onNext(false))}
            isNextOffered={next.offer !== 'none'}
            overlay={
              <UpNext
                engine={storyEngine}
                title={title}
                next={next}
                activity={activity}
                onNext={onNext}
                onClose={onClose}
              />
            }
          >
            <div
              style={{
                blockSize: '100%',
                background: 'linear-gradient(#2b3a67, #c8627a 52%, #33284f 53%, #0c1226)',
              }}
            />
          </PlayerFrame>
        </div>
      </CurrentUserProvider>
    </TestWorldProvider>
  );
}

const meta = {
  title: 'Player/UpNext',
  component: UpNextExample,
  parameters: { layout: 'fullscreen' },
  args: {
    title: episode,
    state: { position: 1200 },
    autoplayedEpisodes: 0,
    inactiveForMs: 0,
    onNext: fn(),
    onClose: fn(),
  },
  beforeEach: async () => {
    // Once the deferred parts have loaded.
    await deferredModule();
    time = 0;
    world = createTestWorld({
      isSignedIn: true,
      responses: withArtwork(
        {
          'GET /content-layout/swimlanes/similar':
            swimlaneItemFixtures['https://content.test/layout/swimlanes/films'],
        },
        window.location.origin,
      ),
    });
  },
} satisfies Meta<typeof UpNextExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  name: 'during playback the next episode is a control',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Neste episode' }));
    await expect(args.onNext).toHaveBeenCalledWith(false);
  },
};

export const Countdown: Story = {
  name: 'PLAY-28 the credits start a countdown to the next episode; pausing stops it, and N skips it',
  args: { state: { position: 2600 } },
  play: async ({ canvas, args }) => {
    const card = await canvas.findByRole('region', { name: 'Det neste du kan se' });
    await expect(card).toHaveTextContent('S1:E2 Loggboken');
    await waitFor(() => expect(card).toHaveTextContent('Neste episode om 9 s'), { timeout: 3000 });
    await expect(canvas.getByRole('status')).toHaveTextContent('Neste episode begynner om 10 sekunder');
    engine.pause();
    await expect(canvas.getAllByRole('button', { name: 'Neste episode' })).toHaveLength(1);
    await userEvent.keyboard('n');
    await expect(args.onNext).toHaveBeenCalledWith(false);
  },
};

export const Declined: Story = {
  name: 'PLAY-28 after a decline the button stays, and seeking back offers the next episode again',
  args: { state: { position: 2600 } },
  play: async ({ canvas, args }) => {
    await pressUnmountingButton(await canvas.findByRole('button', { name: 'Avbryt' }));
    await expect(canvas.queryByText(/^Neste episode om/)).toBeNull();
    engine.seek(2000);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible());
    engine.seek(2600);
    await userEvent.click(await canvas.findByRole('button', { name: 'Avbryt' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Neste episode' }));
    await expect(args.onNext).toHaveBeenCalledWith(false);
  },
};

export const StillWatching: Story = {
  name: 'PLAY-28 after three autoplayed episodes the end screen asks if the user is still watching',
  args: { autoplayedEpisodes: 3, state: { phase: 'ended', isPaused: true, position: 2700 } },
  play: async ({ canvas, args }) => {
    const question = await canvas.findByRole('region', { name: 'Ser du fortsatt?' });
    const yes = within(question).getByRole('button', { name: 'Ja, fortsett' });
    await expect(yes).toHaveFocus();
    await userEvent.click(within(question).getByRole('button', { name: 'Nei, avslutt' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(yes);
    await expect(args.onNext).toHaveBeenCalledWith(false);
  },
};

export const InactivityPause: Story = {
  name: "PLAY-28 playback pauses and asks after four hours of inactivity; yes restores the player's shortcuts",
  args: { inactiveForMs: INACTIVITY_TIMEOUT_MS },
  play: async ({ canvas }) => {
    const yes = await canvas.findByRole('button', { name: 'Ja, fortsett' });
    await waitFor(() => expect(yes).toHaveFocus());
    await pressUnmountingButton(yes);
    await expect(engine.commands.slice(0, 2)).toEqual(['pause', 'play']);
  },
};

export const Skip: Story = {
  name: 'PLAY-23 the skip button seeks to the end of an intro',
  args: { state: { position: 15 } },
  play: async ({ canvas }) => {
    await pressUnmountingButton(await canvas.findByRole('button', { name: 'Hopp over intro' }));
    await expect(engine.commands[0]).toBe('seek 60');
    await expect(canvas.queryByRole('button', { name: 'Hopp over intro' })).toBeNull();
  },
};

export const EndScreen: Story = {
  name: 'the end screen without a next episode offers replay and back',
  args: {
    title: { id: 'isfront', name: 'Isfront', links: {} },
    state: { phase: 'ended', isPaused: true, position: 2700 },
  },
  play: async ({ canvas, args }) => {
    const again = await canvas.findByRole('button', { name: 'Se en gang til' });
    await expect(again).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Tilbake' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(again);
    await expect(engine.commands).toEqual(['seek 0']);
  },
};

export const RelatedTitles: Story = {
  name: 'the end screen shows related titles below its actions',
  args: {
    title: { id: 'isfront', name: 'Isfront', links: { similar: { href: SIMILAR } } },
    state: { phase: 'ended', isPaused: true, position: 2700 },
  },
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('region', { name: 'Mer som dette' });
    const links = within(more).getAllByRole('link');
    // Not the title that has just ended.
    await expect(links.map((link) => link.textContent)).not.toContain('Isfront');
    await expect(links.length).toBeGreaterThan(2);
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/(film|serie|watch)\//));
    await expect(canvas.getByRole('button', { name: 'Se en gang til' })).toHaveFocus();
  },
};

export const RelatedTitlesLocked: Story = {
  name: 'PIN-22 related titles above the parental limit show a lock',
  args: RelatedTitles.args ?? {},
  decorators: (Story) => (
    <ParentalLimitContext value={{ isParentalControlActive: true, ageRestriction: 9 }}>
      <Story />
    </ParentalLimitContext>
  ),
  play: async ({ canvas }) => {
    const more = await canvas.findByRole('region', { name: 'Mer som dette' });
    const locks = within(more).getAllByRole('img', { name: 'Låst, aldersgrense' });
    await expect(locks.map((lock) => lock.closest('a')?.textContent.trim())).toEqual(['18+ Mørketid']);
  },
};

export const RelatedTitlesOnPhone: Story = {
  ...RelatedTitles,
  name: 'related titles on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const DeclinedEndScreen: Story = {
  name: 'PLAY-28 after a decline the end screen offers the next episode and related titles',
  args: {
    title: { ...episode, links: { ...episode.links, similar: { href: SIMILAR } } },
    state: { position: 2600 },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Avbryt' }));
    engine.seek(2700);
    const end = await canvas.findByRole('region', { name: 'Fyret på Skarvøya' });
    const next = within(end).getByRole('button', { name: 'Neste episode' });
    await expect(next).toHaveFocus();
    await expect(next).toHaveAccessibleDescription('Neste: S1:E2 Loggboken');
    await expect(await canvas.findByRole('region', { name: 'Mer som dette' })).toBeVisible();
    await userEvent.click(next);
    await expect(args.onNext).toHaveBeenCalledWith(false);
  },
};

export const RelatedTitlesFail: Story = {
  name: 'the end screen omits related titles that fail to load',
  args: RelatedTitles.args ?? {},
  beforeEach: () =>
    world.network.addResponses({
      'GET /content-layout/swimlanes/similar': () => new Response(null, { status: 503 }),
    }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(world.network.requestsTo('GET /content-layout/swimlanes/similar')).not.toHaveLength(0),
    );
    await expect(canvas.getByRole('button', { name: 'Tilbake' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Mer som dette' })).toBeNull();
  },
};
