import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useGetTitleQuery, type TitleDetails } from '@tv/api-client';
import { channelFixtures, guideFixture, seriesFixture } from '@tv/api-client/fixtures';
import { ParentalLimitContext, SessionProvider } from '@tv/auth';
import { createStoryTab } from '@tv/auth/testing';
import { readWatchParams } from '@tv/routes';
import { createTestWorld, TestWorldProvider, withArtwork, type TestWorld } from '@tv/test-world';
import { findClippedTexts } from '@tv/ui/testing';
import type { StreamState } from '../engine/playbackEngine.ts';
import { createPlayerPool, PlayerPoolContext } from '../prefetch/playerPool.ts';
import { createFakeEngine, type FakeEngine } from '../testing/fakeEngine.ts';
import { PlayerFrame } from '../ui/frame/PlayerFrame.tsx';
import { usePanelsAndZapping } from './usePanelsAndZapping.tsx';

const [nordlys, fjord, vidda] = [channelFixtures.nordlys, channelFixtures.fjord, channelFixtures.vidda];
const GUIDE = 'GET /content-layout/tvguide';
const SERIES = 'GET /content-search/series/:id/';
const image = { url: 'https://media.test/images/sending-1' };

const channelTitle = (channel: typeof nordlys) => ({
  id: channel.id,
  name: channel.name,
  type: 'channel',
  channel,
  links: {},
});

/** Titles by id. */
const titles = [
  channelTitle(nordlys),
  channelTitle(fjord),
  channelTitle(vidda),
  ...[1, 2, 3, 4].map((n) => ({
    id: `fyret-pa-skarvoya-s1e${n}`,
    name: 'Fyret på Skarvøya',
    episodeTitle: ['Båten', 'Loggboken', 'Tåkeluren', 'Springflo'][n - 1],
    season: 1,
    episode: n,
    seriesId: 'fyret-pa-skarvoya',
    description:
      'Tåken ligger tett over Skarvøya, og luren går hele natten. Om morgenen er båten borte, og med den de to som skulle ha hatt vakt.',
    durationSeconds: 2700,
    ageLimit: 12,
    year: 2025,
    genres: ['Krim', 'Drama'],
    image,
    links: {},
  })),
];

/** 20:29:30 in Oslo, in a window from 19:00. */
const live: Partial<StreamState> = {
  playMode: 'liveTimeShift',
  position: 5370,
  duration: 5400,
  absolutePosition: Date.UTC(2026, 10, 20, 19, 29, 30),
  isAtLiveEdge: true,
};

let world: TestWorld;
let session: ReturnType<typeof createStoryTab>;
let engine: FakeEngine;
let path = '';

/** The player of the current route, over a still image. */
function SidePanelExample({ at, state }: { readonly at: string; readonly state: Partial<StreamState> }) {
  const [playerPool] = useState(createPlayerPool);
  return (
    <TestWorldProvider world={world} initialPath={at}>
      <SessionProvider session={session.tab.session}>
        <PlayerPoolContext value={playerPool}>
          <CurrentRoutePlayer state={state} />
        </PlayerPoolContext>
      </SessionProvider>
    </TestWorldProvider>
  );
}

function CurrentRoutePlayer({ state }: { readonly state: Partial<StreamState> }) {
  const { pathname, search } = useLocation();
  useEffect(() => {
    path = pathname;
  }, [pathname]);
  const { kind, id } = readWatchParams(pathname, search) ?? {};
  const { currentData: title } = useGetTitleQuery(id ?? '');
  const [storyEngine] = useState(() => (engine = createFakeEngine(state)));
  return title ? <Inside title={title} isLive={kind === 'live'} storyEngine={storyEngine} /> : null;
}

function Inside({
  title,
  isLive,
  storyEngine,
}: {
  readonly title: TitleDetails;
  readonly isLive: boolean;
  readonly storyEngine: FakeEngine;
}) {
  const day = guideFixture.channels.find(({ channel }) => channel.id === title.id);
  const programme = day?.programmes.find(({ start }) => start.includes('T20:00')) ?? day?.programmes[0];
  const inside = usePanelsAndZapping({
    title,
    isLive,
    engine: storyEngine,
    programme:
      isLive && programme
        ? {
            id: programme.id,
            title: programme.title,
            subtitle: 'Sesongens første møte med fjordfolket',
            description: 'Reporterne er på plass der det skjer, med folk som bor og virker langs fjordene.',
            ageLimit: 0,
            image,
            start: Date.parse(programme.start),
            end: Date.parse(programme.end),
          }
        : undefined,
  });
  return (
    <div style={{ blockSize: '100vh' }}>
      <PlayerFrame
        engine={storyEngine}
        steps={{ seekBackSeconds: 10, seekForwardSeconds: 30 }}
        title={title.name}
        subtitle={isLive ? programme?.title : `S${title.season}:E${title.episode} ${title.episodeTitle}`}
        onClose={fn()}
        onRetry={fn()}
        onSignIn={fn()}
        {...inside}
      >
        <div
          style={{
            blockSize: '100%',
            background: 'linear-gradient(#2b3a67, #c8627a 52%, #33284f 53%, #0c1226)',
          }}
        />
      </PlayerFrame>
    </div>
  );
}

const meta = {
  title: 'Player/SidePanel',
  component: SidePanelExample,
  parameters: { layout: 'fullscreen' },
  args: { at: '/watch/vod/fyret-pa-skarvoya-s1e3', state: { position: 1260, duration: 2700 } },
  beforeEach: () => {
    session = createStoryTab({ isSignedIn: true });
    world = createTestWorld({
      isSignedIn: true,
      responses: withArtwork(
        {
          ...Object.fromEntries(titles.map((title) => [`GET /content-search/title/${title.id}`, title])),
          [SERIES]: {
            ...seriesFixture,
            seasons: [
              ...seriesFixture.seasons,
              {
                id: 'fyret-pa-skarvoya-s2',
                number: 2,
                title: 'Sesong 2',
                episodes: [
                  {
                    id: 'el-fyret-s2e1',
                    title: 'Vinterlys',
                    season: 2,
                    episode: 1,
                    durationSeconds: 2820,
                    programState: { type: 'Planned', label: 'Kommer 27. nov.' },
                    links: { details: { id: 'fyret-pa-skarvoya-s2e1' } },
                  },
                ],
              },
            ],
          },
          [GUIDE]: { ...guideFixture, totalChannels: guideFixture.channels.length, page: 1 },
          'GET /content-layout/schedule/:id': {
            date: '2026-11-20',
            ...guideFixture.channels[0],
          },
        },
        window.location.origin,
      ),
    });
  },
} satisfies Meta<typeof SidePanelExample>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const frame = (canvas: Canvas) => canvas.getByRole('region', { name: 'Videospiller' });

/** Opens a panel and waits for its content. */
async function openPanel(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole('button', { name }));
  const panel = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(getComputedStyle(panel).opacity).toBe('1'));
  return panel;
}

export const Episodes: Story = {
  name: 'the episode list groups episodes by season and marks the playing episode; another one plays in the same frame',
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas, 'Episoder');
    const present = await within(panel).findByRole('button', { name: /^3\. Tåkeluren/ });
    await expect(present).toHaveAttribute('aria-current', 'true');
    await expect(present).toHaveTextContent('Spilles nå');
    await waitFor(() => expect(present).toHaveFocus());
    await expect(present).toHaveTextContent('40 % sett');
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(4);
    await expect(findClippedTexts(panel)).toEqual([]);
    const before = frame(canvas);
    await userEvent.click(within(panel).getByRole('button', { name: /^4\. Springflo/ }));
    await waitFor(() => expect(path).toBe('/watch/vod/fyret-pa-skarvoya-s1e4/Springflo'));
    await expect(await canvas.findByText('S1:E4 Springflo')).toBeInTheDocument();
    await expect(frame(canvas)).toBe(before);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Episoder' })).toHaveFocus());
  },
};

const limited = (Story: () => ReactNode) => (
  <ParentalLimitContext value={{ isParentalControlActive: true, ageRestriction: 12 }}>
    <Story />
  </ParentalLimitContext>
);

export const LockedEpisodes: Story = {
  name: 'PIN-22 an episode above the parental limit shows a lock instead of its age rating',
  decorators: limited,
  beforeEach: () => {
    const [season] = seriesFixture.seasons;
    const episodes = season?.episodes.map((episode, index) => ({
      ...episode,
      ageLimit: index === 3 ? 15 : 12,
    }));
    world.network.addResponses({ [SERIES]: { ...seriesFixture, seasons: [{ ...season, episodes }] } });
  },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas, 'Episoder');
    const locked = await within(panel).findByRole('button', {
      name: /^4\. Springflo Låst, aldersgrense 15\+/,
    });
    await expect(locked).not.toHaveTextContent('15 år');
    await expect(within(panel).getByRole('button', { name: /^3\. Tåkeluren/ })).toHaveTextContent('12 år');
    await expect(within(panel).getAllByRole('img', { name: 'Låst, aldersgrense' })).toHaveLength(1);
    await expect(findClippedTexts(panel)).toEqual([]);
  },
};

export const LockedChannels: Story = {
  tags: ['behaviour'],
  name: 'PIN-22 a channel shows a lock while its current programme is above the parental limit',
  args: { at: '/watch/live/nordlys', state: live },
  decorators: limited,
  beforeEach: () => {
    const channels = guideFixture.channels.map((day) => ({
      ...day,
      programmes: day.programmes.map((programme) => ({
        ...programme,
        ageLimit: day.channel.id === nordlys.id ? 15 : 12,
      })),
    }));
    world.network.addResponses({
      [GUIDE]: { ...guideFixture, channels, totalChannels: channels.length, page: 1 },
    });
  },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas, 'Kanaler');
    const locked = await within(panel).findByRole('img', { name: 'Låst, aldersgrense' });
    await expect(locked.closest('button')).toHaveTextContent(/Nordlys.*15\+/);
  },
};

export const AnotherSeason: Story = {
  tags: ['behaviour'],
  name: 'the episode list can switch season; episodes that cannot be watched yet are not buttons',
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas, 'Episoder');
    await userEvent.selectOptions(await within(panel).findByRole('combobox', { name: 'Sesong' }), 'Sesong 2');
    await waitFor(() => expect(within(panel).getByText('1. Vinterlys')).toBeVisible());
    await expect(within(panel).getByText('47 min · Kommer 27. nov.')).toBeVisible();
    await expect(within(panel).queryByRole('button', { name: /Vinterlys/ })).toBeNull();
  },
};

export const EpisodesFail: Story = {
  name: 'the episode list can be refetched after an error',
  beforeEach: () => world.network.addResponses({ [SERIES]: () => new Response(null, { status: 503 }) }),
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas, 'Episoder');
    const again = await within(panel).findByRole('button', { name: 'Prøv igjen' });
    world.network.addResponses({ [SERIES]: seriesFixture });
    await userEvent.click(again);
    await expect(await within(panel).findByRole('button', { name: /^3\. Tåkeluren/ })).toBeVisible();
  },
};

export const Channels: Story = {
  name: 'the channel list shows current programmes and marks the playing channel; another one plays in the same frame',
  args: { at: '/watch/live/nordlys', state: live },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas, 'Kanaler');
    const present = await within(panel).findByRole('button', { name: /^Nordlys/ });
    await expect(present).toHaveAttribute('aria-current', 'true');
    await waitFor(() => expect(present).toHaveFocus());
    const other = within(panel).getByRole('button', { name: new RegExp(`^${fjord.name}`) });
    await expect(other).toHaveTextContent('18:30 Den store bakedysten');
    await expect(within(other).getByRole('progressbar', { hidden: true })).toBeVisible();
    // Requests only the current programmes, not the day.
    await expect(world.network.requestsTo(GUIDE)[0]?.url).toMatch(/from=.*to=/);
    const before = frame(canvas);
    await userEvent.click(other);
    await expect(await canvas.findByRole('heading', { name: fjord.name })).toBeInTheDocument();
    await expect(frame(canvas)).toBe(before);
    await waitFor(() => expect(path).toMatch(new RegExp(`^/watch/live/${fjord.id}/`)));
  },
};

export const Zapping: Story = {
  tags: ['behaviour'],
  name: 'keys switch channel in guide order, and back to the previous one',
  args: { at: '/watch/live/nordlys', state: live },
  play: async ({ canvas }) => {
    const heading = (name: string) => canvas.findByRole('heading', { name });
    await heading(nordlys.name);
    await waitFor(() => expect(frame(canvas)).toHaveFocus());
    await expect(world.network.requestsTo(GUIDE)).toHaveLength(0);
    // Faster than the channels load: each press counts from the one before.
    await fireEvent.keyDown(frame(canvas), { key: 'PageUp' });
    await fireEvent.keyDown(frame(canvas), { key: 'PageUp' });
    await heading(vidda.name);
    await expect(world.network.requestsTo(`GET /content-search/title/${fjord.id}`)).toHaveLength(0);
    await userEvent.keyboard('b');
    await heading(nordlys.name);
    // Wraps around.
    await userEvent.keyboard('{PageDown}');
    await heading(vidda.name);
    await userEvent.keyboard('{?}');
    const keys = await screen.findByRole('dialog', { name: 'Tastatursnarveier' });
    await expect(keys).toHaveTextContent('Neste og forrige kanal');
    await expect(keys).toHaveTextContent('Tilbake til kanalen før');
  },
};

export const LiveMetadata: Story = {
  tags: ['behaviour'],
  name: 'PLAY-21 a channel shows its logo, the programme times, and programme starts on the timeline',
  args: { at: '/watch/live/nordlys', state: live },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('20:00–20:45')).toBeVisible();
    await expect(canvas.getByText('20:29')).toBeVisible();
    await expect(await canvas.findByText('29:30 / 45:00')).toBeVisible();
    const slider = canvas.getByRole('slider', { name: 'Tidslinje' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Klokken 20:29, direkte, Tett på fjorden');
    const starts = [...canvasElement.querySelectorAll('[data-start]')].map((mark) =>
      Math.floor(
        (100 * (mark.getBoundingClientRect().left - slider.getBoundingClientRect().left)) /
          slider.clientWidth,
      ),
    );
    await expect(starts).toEqual([33, 66]);
    const { left, width, top } = slider.getBoundingClientRect();
    await userEvent.pointer({ target: slider, coords: { clientX: left + 0.4 * width, clientY: top } });
    await expect(slider).toHaveTextContent('Fra fjell til fjære');
    await userEvent.unhover(slider);
    await userEvent.click(canvas.getByRole('button', { name: 'Fra start' }));
    await expect(engine.commands).toEqual(['seek 3600']);
  },
};

export const About: Story = {
  name: 'the about panel describes the playing title',
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas, 'Om programmet');
    await expect(await within(panel).findByRole('heading', { name: 'Tåkeluren' })).toBeVisible();
    await expect(panel).toHaveTextContent('45 min · 2025 · 12 år · Krim, Drama');
    await expect(panel).toHaveTextContent('Tåken ligger tett over Skarvøya');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Om programmet' })).toHaveFocus();
  },
};

export const AboutLive: Story = {
  tags: ['behaviour'],
  name: 'the about panel of a channel describes the current programme with its times',
  args: { at: '/watch/live/nordlys', state: live },
  play: async ({ canvas }) => {
    const panel = await openPanel(canvas, 'Om programmet');
    await expect(await within(panel).findByRole('heading', { name: 'Tett på fjorden' })).toBeVisible();
    await expect(panel).toHaveTextContent('I dag 20:00–20:45 · Tillatt for alle');
  },
};

export const Paused: Story = {
  name: 'while paused, the description and the remaining time show below the title',
  args: { state: { position: 1260, duration: 2700, isPaused: true } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('24 min igjen')).toBeVisible();
    await expect(canvas.getByText(/^Tåken ligger tett over Skarvøya/)).toBeVisible();
    await expect(findClippedTexts(canvasElement)).toEqual([]);
    engine.play();
    await waitFor(() => expect(canvas.queryByText('24 min igjen')).toBeNull());
  },
};

const phone = (of: Story): Story => ({ ...of, globals: { viewport: { value: 'phone' } } });

export const PausedOnPhone: Story = { ...phone(Paused), name: 'paused on a phone in portrait' };
export const EpisodesOnPhone: Story = { ...phone(Episodes), name: 'the episode list on a phone' };
