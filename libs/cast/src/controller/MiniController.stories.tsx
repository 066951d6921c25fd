import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { CurrentUserProvider, type CurrentUser } from '@tv/auth';
import { createTestWorld, TestWorldProvider, withArtwork } from '@tv/test-world';
import type { CastSender } from '../sender/createCastSender.ts';
import {
  channelMediaInfo,
  createFakeReceiver,
  filmMediaInfo,
  createStorySender,
  type FakeReceiver,
} from '../testing/index.ts';
import { MiniController } from './MiniController.tsx';

const customer = (isInternal: boolean): CurrentUser => ({
  kind: 'customer',
  state: 'signedIn',
  user: { userId: 'u-1', email: 'kari@kunde.test', cid: 'c-1', entitlements: [] },
  isInternal,
});

let tv: FakeReceiver;
let sender: CastSender;

interface LongPageProps {
  readonly isInternal: boolean;
}

/** The bottom of a page longer than the window. */
function LongPage({ isInternal }: LongPageProps) {
  return (
    <TestWorldProvider world={createTestWorld()}>
      <CurrentUserProvider currentUser={customer(isInternal)}>
        <main style={{ minBlockSize: '140vh', padding: 'var(--gutter)' }}>
          <h1>Forsiden</h1>
        </main>
        <footer style={{ padding: 'var(--gutter)' }}>Siste linje</footer>
        <MiniController sender={sender} />
      </CurrentUserProvider>
    </TestWorldProvider>
  );
}

const film = {
  mediaInfo: withArtwork(filmMediaInfo, location.origin),
  playerState: 'PLAYING',
  currentTime: 724,
  duration: 6420,
  volumeLevel: 0.6,
} as const;

/** 20:29:30 in Oslo, at the end of a two-hour window. */
const EDGE = Date.UTC(2026, 10, 20, 19, 29, 30) / 1000;
const channel = {
  mediaInfo: withArtwork(channelMediaInfo, location.origin),
  playerState: 'PLAYING',
  currentTime: EDGE - 600,
  duration: -1,
  liveSeekableRange: { start: EDGE - 7200, end: EDGE },
} as const;

const meta = {
  title: 'Cast/Mini controller',
  component: LongPage,
  parameters: { layout: 'fullscreen' },
  args: { isInternal: false },
  beforeEach: async () => {
    tv = createFakeReceiver();
    ({ sender } = createStorySender(tv, [location.host]));
    await sender.requestSession();
  },
} satisfies Meta<typeof LongPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Film: Story = {
  name: 'CAST-03 the mini controller shows the device, image, title and position of a film',
  beforeEach: () => tv.updatePlayer(film),
  play: async ({ canvas }) => {
    const mini = await canvas.findByRole('region', { name: 'Casting' });
    await expect(mini).toHaveTextContent('Spilles på Stua');
    await expect(canvas.getByRole('link', { name: 'Isfront' })).toHaveAttribute(
      'href',
      '/watch/vod/isfront/Isfront?disableScpRedirect=1',
    );
    await expect(mini.querySelector('img')?.src).toContain('/artwork/');
    const timeline = canvas.getByRole('slider', { name: 'Tidslinje' });
    await expect(timeline).toHaveAttribute(
      'aria-valuetext',
      '12 minutter og 4 sekunder av 1 time og 47 minutter',
    );
    // A film has no live edge, and nothing that this user may skip.
    await expect(canvas.queryByRole('button', { name: 'Direkte' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Hopp over' })).toBeNull();
    // The end of the page is not covered.
    const foot = canvas.getByText('Siste linje');
    foot.scrollIntoView({ block: 'end' });
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      mini.getBoundingClientRect().top + 1,
    );
    await expect(mini.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
  },
};

export const Transport: Story = {
  name: 'CAST-04 CAST-06 the mini controller plays, pauses and seeks by the same steps as the player',
  beforeEach: () => tv.updatePlayer(film),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Spill av' }));
    await canvas.findByRole('button', { name: 'Pause' });
    await userEvent.click(canvas.getByRole('button', { name: 'Spol tilbake 10 sekunder' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Spol frem 30 sekunder' }));
    await expect(tv.commands).toEqual(['pause', 'play', 'seek 714', 'seek 744']);
    canvas.getByRole('slider', { name: 'Tidslinje' }).focus();
    await userEvent.keyboard('{End}');
    await expect(tv.commands.at(-1)).toBe('seek 6420');
  },
};

export const Skipping: Story = {
  name: 'CAST-05 the mini controller skips a skippable segment to its end',
  args: { isInternal: true },
  beforeEach: () => tv.updatePlayer({ ...film, currentTime: 20 }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Hopp over' }));
    await expect(tv.commands).toEqual(['seek 74']);
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Hopp over' })).toBeNull());
  },
};

export const Volume: Story = {
  name: 'CAST-07 the mini controller sets and mutes the volume of the receiver',
  beforeEach: () => tv.updatePlayer(film),
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Volum på TV-en' });
    await expect(slider).toHaveAttribute('aria-valuetext', '60 prosent');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tv.commands).toEqual(['volume 0.61']);
    await userEvent.click(canvas.getByRole('button', { name: 'Lyd av på TV-en' }));
    await expect(tv.commands.at(-1)).toBe('mute');
    await expect(slider).toHaveAttribute('aria-valuetext', '0 prosent');
    await userEvent.click(canvas.getByRole('button', { name: 'Lyd på på TV-en' }));
    await expect(tv.commands.at(-1)).toBe('unmute');
  },
};

export const Languages: Story = {
  name: 'CAST-08 the mini controller has a menu for subtitles and one for audio',
  beforeEach: () => tv.updatePlayer(film),
  play: async ({ canvas }) => {
    const choices = () => screen.getAllByRole('menuitemradio').map(({ textContent }) => textContent);
    await userEvent.click(await canvas.findByRole('button', { name: 'Undertekster' }));
    await waitFor(() => expect(choices()).toEqual(['Av', 'Norsk', 'Engelsk']));
    await expect(screen.getByRole('menuitemradio', { name: 'Norsk' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Av' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Lydspråk' }));
    await waitFor(() => expect(choices()).toEqual(['Norsk', 'Engelsk']));
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Engelsk' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(tv.messages.slice(1)).toEqual([
      { type: 'SET_TEXT_TRACK', language: null },
      { type: 'SET_AUDIO_TRACK', language: 'en' },
    ]);
  },
};

export const Channel: Story = {
  name: 'CAST-09 a channel has a button to its live edge',
  beforeEach: () => tv.updatePlayer(channel),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Nordlys' })).toHaveAttribute(
      'href',
      '/watch/live/nordlys/Nordlys',
    );
    await expect(canvas.getByRole('slider', { name: 'Tidslinje' })).toHaveAttribute(
      'aria-valuetext',
      'Klokken 20:19',
    );
    const live = canvas.getByRole('button', { name: 'Direkte' });
    await expect(live).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(live);
    await expect(tv.commands).toEqual([`seek ${EDGE}`]);
    await expect(live).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Failed: Story = {
  name: 'CAST-10 CAST-11 ACCT-31 the mini controller shows that casting has failed, with retry and stop',
  beforeEach: async () => {
    tv.updatePlayer(film);
    tv.sendMessage({ type: 'ERROR', errorType: 'LOAD_FAILED' });
    await Promise.resolve();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Oisann! Her ble det dessverre krøll med Chromecast\. Prøv igjen, eller ta kontakt med kundeservice hvis du trenger hjelp\.$/,
    );
    const contact = canvas.getByRole('link', { name: 'kundeservice@glimt.test' });
    await expect(contact).toHaveAttribute('href', 'mailto:kundeservice@glimt.test');
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await waitFor(() => expect(tv.messages.at(-1)).toMatchObject({ type: 'SET_SOURCE', currentTime: 724 }));
    await expect(await canvas.findByRole('slider', { name: 'Tidslinje' })).toBeVisible();
  },
};

export const Idle: Story = {
  name: 'the mini controller shows a connected receiver without media',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Casting' })).toHaveTextContent(
      'Klar til å spilleKoblet til Stua',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Avslutt casting' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Casting' })).toBeNull());
    await expect(tv.commands).toEqual(['end true']);
  },
};

export const SessionLost: Story = {
  name: 'a lost session links to the watch page to resume locally',
  beforeEach: () => {
    tv.updatePlayer(film);
    tv.end('session_error');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Vi mistet kontakten med Stua. Du kan se videre på Isfront her, fra samme sted.',
    );
    await expect(canvas.getByRole('link', { name: 'Se videre her' })).toHaveAttribute(
      'href',
      '/watch/vod/isfront?disableScpRedirect=1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lukk' }));
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Casting' })).toBeNull());
  },
};
