import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { CloseIcon, IconButton } from '@tv/ui';
import type { StreamState } from '../engine/playbackEngine.ts';
import { createFakeEngine, type FakeEngine } from '../testing/fakeEngine.ts';
import { PlayerFrame } from './PlayerFrame.tsx';

const tracks = {
  audioTracks: [
    { id: 'nb/main', language: 'nb', purpose: 'main' },
    { id: 'en/dub', language: 'en', purpose: 'main' },
  ],
  textTracks: [
    { id: 'nb/subtitle', language: 'nb', purpose: 'main' },
    { id: 'en/subtitle', language: 'en', purpose: 'main' },
  ],
  currentAudioTrack: 'nb/main',
} as const;

const film: Partial<StreamState> = { ...tracks, position: 1834, duration: 6420 };

/** 20:29:30 in Oslo, thirty seconds behind the edge of a window of two hours. */
const channel: Partial<StreamState> = {
  ...tracks,
  playMode: 'liveTimeShift',
  position: 7170,
  duration: 7200,
  absolutePosition: Date.UTC(2026, 10, 20, 19, 29, 30),
  isAtLiveEdge: true,
};

interface ExampleProps {
  readonly state: Partial<StreamState>;
  readonly title: string;
  readonly subtitle?: string;
  readonly seekBackSeconds: number;
  readonly seekForwardSeconds: number;
  readonly onClose: () => void;
  readonly onRetry: () => void;
  readonly onSignIn: () => void;
  /** Of the frame, in CSS pixels; as wide as the window by default. */
  readonly width?: number;
  readonly extra?: ReactNode;
  /** Hands the engine to the story's interactions. */
  readonly onEngine: (engine: FakeEngine) => void;
}

/** The player over a picture that stands still. */
function Example({ state, onEngine, seekBackSeconds, seekForwardSeconds, width, ...props }: ExampleProps) {
  const [engine] = useState(() => {
    const made = createFakeEngine(state);
    onEngine(made);
    return made;
  });
  return (
    <div style={{ blockSize: '100vh', inlineSize: width }}>
      <PlayerFrame {...props} engine={engine} steps={{ seekBackSeconds, seekForwardSeconds }}>
        <div
          style={{
            blockSize: '100%',
            background:
              'radial-gradient(circle at 68% 46%, #ffd9a0 0 3%, #f2956b 12%, transparent 42%), linear-gradient(#2b3a67, #c8627a 52%, #33284f 53%, #0c1226)',
          }}
        />
      </PlayerFrame>
    </div>
  );
}

let engine: FakeEngine;

const meta = {
  title: 'Player/PlayerFrame',
  component: Example,
  parameters: { layout: 'fullscreen' },
  args: {
    state: film,
    title: 'Isfront',
    seekBackSeconds: 10,
    seekForwardSeconds: 30,
    onClose: fn(),
    onRetry: fn(),
    onSignIn: fn(),
    onEngine: (made) => {
      engine = made;
    },
  },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Film: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Spill av' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lyd av' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Lyd på' }));
    await expect(engine.commands).toEqual(['pause', 'play', 'setMuted true', 'setMuted false']);
    await userEvent.click(canvas.getByRole('button', { name: 'Lukk' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const LiveChannel: Story = {
  name: 'PLAY-21 a live channel shows the clock and leads back to the edge',
  args: { state: channel, title: 'Nordlys', subtitle: 'Kveldsnytt' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20:29')).toBeVisible();
    const live = canvas.getByRole('button', { name: 'Direkte' });
    await expect(live).toHaveAttribute('aria-pressed', 'true');
    canvas.getByRole('slider', { name: 'Tidslinje' }).focus();
    await userEvent.keyboard('{Home}');
    await expect(live).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByText('18:30')).toBeVisible();
    await userEvent.click(live);
    await expect(live).toHaveAttribute('aria-pressed', 'true');
    await expect(engine.commands).toEqual(['seek 0', 'seekToLiveEdge']);
  },
};

const narrow = (width: number): Story => ({
  args: {
    state: { ...channel, isMuted: true },
    title: 'Nordlys',
    subtitle: 'Kveldsnytt med utvidet værmelding',
    width,
    extra: <IconButton label="Cast" icon={<CloseIcon />} />,
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Videospiller' }).getBoundingClientRect();
    await expect(frame.width).toBe(width);
    for (const control of [
      ...canvas.getAllByRole('button'),
      canvas.getByRole('slider', { name: 'Tidslinje' }),
    ]) {
      const { left, right, width: drawn } = control.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(frame.left);
      await expect(right).toBeLessThanOrEqual(frame.right);
      await expect(drawn).toBeGreaterThanOrEqual(44);
    }
  },
});

export const Phone: Story = { ...narrow(390), name: 'every control of a live channel has room on a phone' };

export const SmallPhone: Story = { ...narrow(320), name: 'and on the smallest' };

export const LiveWithoutTimeShift: Story = {
  args: { state: { ...channel, playMode: 'live', duration: 20, position: 15 }, title: 'Nordlys' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider', { name: 'Tidslinje' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Direkte' })).toBeVisible();
  },
};

export const SeekSteps: Story = {
  name: 'PLAY-26 the seek buttons and arrow keys go as far as the configuration says',
  args: { seekBackSeconds: 15, seekForwardSeconds: 45 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Spol tilbake 15 sekunder' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Spol frem 45 sekunder' }));
    canvas.getByRole('region', { name: 'Videospiller' }).focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await expect(engine.commands).toEqual(['seek 1819', 'seek 1864', 'seek 1849', 'seek 1894']);
  },
};

export const Volume: Story = {
  name: 'PLAY-25 volume goes from 0 to 1 in steps of 0.01',
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Volum' });
    await expect(slider).toHaveAttribute('min', '0');
    await expect(slider).toHaveAttribute('max', '1');
    await expect(slider).toHaveAttribute('step', '0.01');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(engine.state.get().volume).toBe(0.99);
    await expect(slider).toHaveAttribute('aria-valuetext', '99 prosent');
    await userEvent.keyboard('{Home}');
    await expect(engine.state.get().volume).toBe(0);
    // Sound on at nothing would still be silent.
    await userEvent.click(canvas.getByRole('button', { name: 'Lyd på' }));
    await expect(engine.state.get()).toMatchObject({ volume: 0.5, isMuted: false });
  },
};

export const Keys: Story = {
  play: async ({ canvas, args }) => {
    // The keys work without a click into the picture.
    await expect(canvas.getByRole('region', { name: 'Videospiller' })).toHaveFocus();
    await userEvent.keyboard(' km');
    await userEvent.keyboard('{ArrowDown}');
    await expect(engine.commands).toEqual(['pause', 'play', 'setMuted true', 'setVolume 0.95']);
    // Space on a button presses that button, once.
    canvas.getByRole('button', { name: 'Spol tilbake 10 sekunder' }).focus();
    await userEvent.keyboard(' ');
    await expect(engine.commands.at(-1)).toBe('seek 1824');
    await expect(engine.commands).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Hover: Story = {
  name: 'PLAY-19 PLAY-22 hovering the timeline shows the time at the pointer, beside elapsed and total',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('30:34 / 1:47:00')).toBeVisible();
    const timeline = canvas.getByRole('slider', { name: 'Tidslinje' });
    const { left, width, top } = timeline.getBoundingClientRect();
    await fireEvent.pointerMove(timeline, { clientX: left + width / 2, clientY: top + 4 });
    await expect(canvas.getByText('53:30')).toBeVisible();
    await expect(engine.commands).toEqual([]);
  },
};

export const Drag: Story = {
  name: 'PLAY-20 dragging the timeline seeks once, where it is let go',
  play: async ({ canvas }) => {
    const timeline = canvas.getByRole('slider', { name: 'Tidslinje' });
    const { left, width, top } = timeline.getBoundingClientRect();
    const at = (share: number) => ({ clientX: left + width * share, clientY: top + 4 });
    await userEvent.pointer([
      { target: timeline, keys: '[MouseLeft>]', coords: at(0.1) },
      { target: timeline, coords: at(0.4) },
      { target: timeline, coords: at(0.5) },
      { target: timeline, keys: '[/MouseLeft]', coords: at(0.5) },
    ]);
    await expect(engine.commands).toEqual(['seek 3210']);
  },
};

export const Languages: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undertekster og lyd' }));
    const menu = within(await canvas.findByRole('menu'));
    const subtitles = within(menu.getByRole('group', { name: 'Undertekster' }));
    const audio = within(menu.getByRole('group', { name: 'Lyd' }));
    await expect(subtitles.getByRole('menuitemradio', { name: 'Av' })).toBeChecked();
    await userEvent.click(subtitles.getByRole('menuitemradio', { name: 'Norsk' }));
    await expect(subtitles.getByRole('menuitemradio', { name: 'Norsk' })).toBeChecked();
    await userEvent.click(audio.getByRole('menuitemradio', { name: 'Engelsk' }));
    await userEvent.click(subtitles.getByRole('menuitemradio', { name: 'Av' }));
    await expect(engine.commands).toEqual([
      'selectTextTrack nb/subtitle',
      'selectAudioTrack en/dub',
      'selectTextTrack none',
    ]);
    // Escape closes the menu, not the player.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Undertekster og lyd' })).toHaveFocus();
  },
};

export const Disappears: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Videospiller' });
    await waitFor(() => expect(frame).toHaveAttribute('data-controls', 'hidden'), { timeout: 4000 });
    await fireEvent.pointerMove(frame);
    await expect(frame).toHaveAttribute('data-controls', 'shown');
    await waitFor(() => expect(frame).toHaveAttribute('data-controls', 'hidden'), { timeout: 4000 });
    await userEvent.keyboard('k');
    await expect(frame).toHaveAttribute('data-controls', 'shown');
  },
};

export const Finger: Story = {
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Videospiller' });
    const button = canvas.getByRole('button', { name: 'Pause' });
    await waitFor(() => expect(frame).toHaveAttribute('data-controls', 'hidden'), { timeout: 4000 });
    // The first touch only calls the controls, even where an unseen button lies beneath the finger.
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await expect(frame).toHaveAttribute('data-controls', 'shown');
    await expect(engine.commands).toEqual([]);
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await expect(engine.commands).toEqual(['pause']);
  },
};

export const Loading: Story = {
  args: { state: { phase: 'loading', isPaused: true, isBuffering: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster');
    await expect(canvas.getByRole('button', { name: 'Lukk' })).toBeVisible();
  },
};

export const Buffering: Story = { args: { state: { ...film, isBuffering: true } } };

export const LongWait: Story = {
  name: 'a long wait says why it is long',
  args: { state: { ...film, isBuffering: true, isFetchFailing: true } },
  play: async ({ canvas }) => {
    const words = canvas.getByRole('status');
    await expect(words).toHaveTextContent('Laster');
    await waitFor(() => expect(words).toHaveTextContent('prøver igjen av oss selv'), { timeout: 10_000 });
    await expect(words).toBeVisible();
  },
};

export const NoAccess: Story = {
  name: 'who lacks access is led to what opens it, and may try again',
  args: { state: { phase: 'failed', error: 'noAccess', isPaused: true } },
  decorators: (Story) => (
    <MemoryRouter>
      <Story />
    </MemoryRouter>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ikke med i abonnementet ditt');
    await expect(canvas.getByRole('link', { name: 'Se abonnementene' })).toHaveAttribute(
      'href',
      '/abonnementer',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { state: { phase: 'failed', error: 'network', isPaused: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Vi får ikke kontakt');
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongTitle: Story = {
  args: {
    title:
      'Historien om fyrvokteren som fant en båt uten folk om bord og aldri helt kom tilbake til land igjen',
    subtitle: 'S12:E104 Den lange natten på Skarvøya, del to av tre',
  },
};
