import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { CloseIcon, IconButton } from '@tv/ui';
import { deferredModule } from '../../deferred/useDeferredParts.ts';
import type { StreamState } from '../../engine/playbackEngine.ts';
import { createFakeEngine, type FakeEngine } from '../../testing/fakeEngine.ts';
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

/** 20:29:30 in Oslo, thirty seconds behind the edge of a two-hour window. */
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
  /** Frame width in CSS pixels; the window's by default. */
  readonly width?: number;
  readonly extra?: ReactNode;
  /** Frame height in CSS pixels; the window's by default. */
  readonly height?: number;
  /** Subtitles as Shaka renders them. */
  readonly caption?: string;
  readonly onNext?: () => void;
  /** Renders a video element, as an engine does. */
  readonly hasVideo?: boolean;
  /** Passes the engine to the play function. */
  readonly onEngine: (engine: FakeEngine) => void;
}

/** The player over a still image. */
function Example({
  state,
  onEngine,
  seekBackSeconds,
  seekForwardSeconds,
  width,
  height,
  caption,
  hasVideo = false,
  ...props
}: ExampleProps) {
  const [engine] = useState(() => {
    const made = createFakeEngine(state);
    onEngine(made);
    return made;
  });
  return (
    <div style={{ blockSize: height ?? '100vh', inlineSize: width }}>
      <PlayerFrame {...props} engine={engine} steps={{ seekBackSeconds, seekForwardSeconds }}>
        <div
          style={{
            blockSize: '100%',
            background:
              'radial-gradient(circle at 68% 46%, #ffd9a0 0 3%, #f2956b 12%, transparent 42%), linear-gradient(#2b3a67, #c8627a 52%, #33284f 53%, #0c1226)',
          }}
        />
        {hasVideo ? <video muted style={{ position: 'absolute', inset: 0, zIndex: -1 }} /> : null}
        {caption === undefined ? null : (
          <div data-captions="">
            <div
              className="shaka-text-container"
              style={{
                display: 'flex',
                flexDirection: 'column',
                justifyContent: 'flex-end',
                alignItems: 'center',
              }}
            >
              <div>
                <span translate="no">{caption}</span>
              </div>
            </div>
          </div>
        )}
      </PlayerFrame>
    </div>
  );
}

let engine: FakeEngine;

const meta = {
  title: 'Player/PlayerFrame',
  component: Example,
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <MemoryRouter>
      <Story />
    </MemoryRouter>
  ),
  beforeEach: async () => {
    localStorage.removeItem('captions');
    // Once the deferred parts have loaded.
    await deferredModule();
  },
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

/** As on iPhone: only a video can go fullscreen, through its own methods. */
function mockVideoOnlyFullscreen() {
  const calls: string[] = [];
  const enabled = spyOn(Document.prototype, 'fullscreenEnabled', 'get').mockReturnValue(false);
  let isVideoFullscreen = false;
  const dispatchChange = (video: EventTarget, isOn: boolean) => {
    isVideoFullscreen = isOn;
    calls.push(isOn ? 'enter' : 'exit');
    video.dispatchEvent(new Event(isOn ? 'webkitbeginfullscreen' : 'webkitendfullscreen'));
  };
  const prototype = HTMLVideoElement.prototype;
  Object.defineProperties(prototype, {
    webkitDisplayingFullscreen: { configurable: true, get: () => isVideoFullscreen },
    webkitEnterFullscreen: { configurable: true, value: video(true) },
    webkitExitFullscreen: { configurable: true, value: video(false) },
  });
  function video(isOn: boolean) {
    return function invoke(this: EventTarget) {
      dispatchChange(this, isOn);
    };
  }
  return {
    calls,
    undo: () => {
      enabled.mockRestore();
      for (const name of ['webkitDisplayingFullscreen', 'webkitEnterFullscreen', 'webkitExitFullscreen'])
        Reflect.deleteProperty(prototype, name);
    },
  };
}

let iPhone: ReturnType<typeof mockVideoOnlyFullscreen>;

export const VideoFullscreen: Story = {
  tags: ['behaviour'],
  name: 'fullscreen falls back to the video element and returns from it',
  args: { hasVideo: true },
  beforeEach: () => {
    iPhone = mockVideoOnlyFullscreen();
    return iPhone.undo;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fullskjerm' }));
    const back = await canvas.findByRole('button', { name: 'Avslutt fullskjerm' });
    await userEvent.click(back);
    await expect(await canvas.findByRole('button', { name: 'Fullskjerm' })).toBeVisible();
    await expect(iPhone.calls).toEqual(['enter', 'exit']);
  },
};

export const LiveChannel: Story = {
  name: 'PLAY-21 a live channel shows the clock, and its live button seeks to the live edge',
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

export const Phone: Story = { ...narrow(390), name: 'all controls of a live channel fit on a phone' };

export const SmallPhone: Story = {
  ...narrow(320),
  name: 'all controls of a live channel fit on the smallest phone',
};

export const LiveWithoutTimeShift: Story = {
  tags: ['behaviour'],
  args: { state: { ...channel, playMode: 'live', duration: 20, position: 15 }, title: 'Nordlys' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider', { name: 'Tidslinje' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Direkte' })).toBeVisible();
  },
};

export const SeekSteps: Story = {
  tags: ['behaviour'],
  name: 'PLAY-26 seek buttons and arrow keys seek by the configured steps',
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
  tags: ['behaviour'],
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
    // Unmuting at volume 0 would still be silent.
    await userEvent.click(canvas.getByRole('button', { name: 'Lyd på' }));
    await expect(engine.state.get()).toMatchObject({ volume: 0.5, isMuted: false });
  },
};

export const Keys: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, args }) => {
    // Shortcuts work without clicking the video.
    await expect(canvas.getByRole('region', { name: 'Videospiller' })).toHaveFocus();
    await userEvent.keyboard(' km');
    await userEvent.keyboard('{ArrowDown}');
    await expect(engine.commands).toEqual(['pause', 'play', 'setMuted true', 'setVolume 0.95']);
    // Space presses the focused button, once.
    canvas.getByRole('button', { name: 'Spol tilbake 10 sekunder' }).focus();
    await userEvent.keyboard(' ');
    await expect(engine.commands.at(-1)).toBe('seek 1824');
    await expect(engine.commands).toHaveLength(5);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const FocusRecovery: Story = {
  tags: ['behaviour'],
  name: 'the player takes the focus when its focused element is removed, but not from elements outside it',
  decorators: (Story) => (
    <>
      <Story />
      <input aria-label="Beside the player" />
    </>
  ),
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Videospiller' });
    const beside = canvas.getByRole('textbox', { name: 'Beside the player' });
    const pause = () => canvas.getByRole('button', { name: 'Pause' });
    // Another episode or channel: the controls unmount and come back.
    const remount = async () => {
      const before = pause();
      engine.setLoading(false);
      await waitFor(() => expect(before.isConnected).toBe(false));
    };
    pause().focus();
    await remount();
    await expect(frame).toHaveFocus();
    engine.fail('network');
    const retry = await canvas.findByRole('button', { name: 'Prøv igjen' });
    retry.focus();
    engine.state.set({ phase: 'ready', isPaused: false, error: undefined });
    await waitFor(() => expect(retry.isConnected).toBe(false));
    await expect(frame).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(engine.commands).toEqual(['pause']);
    engine.play();
    await waitFor(() => expect(pause()).toBeVisible());
    pause().focus();
    beside.focus();
    await remount();
    await expect(beside).toHaveFocus();
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
  tags: ['behaviour'],
  name: 'PLAY-20 dragging the timeline seeks once, on release',
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

export const AutoHide: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Videospiller' });
    await waitFor(() => expect(frame).toHaveAttribute('data-controls', 'hidden'), { timeout: 4000 });
    // Hidden controls do not rerender on time updates.
    const value = () =>
      Number(frame.querySelector('[aria-label="Tidslinje"]')?.getAttribute('aria-valuenow'));
    const before = value();
    engine.advance(7);
    await new Promise(requestAnimationFrame);
    await expect(value()).toBe(before);
    await fireEvent.pointerMove(frame);
    await expect(frame).toHaveAttribute('data-controls', 'shown');
    await waitFor(() => expect(value()).toBe(before + 7));
    await waitFor(() => expect(frame).toHaveAttribute('data-controls', 'hidden'), { timeout: 4000 });
    await userEvent.keyboard('k');
    await expect(frame).toHaveAttribute('data-controls', 'shown');
  },
};

export const TouchReveal: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Videospiller' });
    const button = canvas.getByRole('button', { name: 'Pause' });
    await waitFor(() => expect(frame).toHaveAttribute('data-controls', 'hidden'), { timeout: 4000 });
    // The first touch only shows the controls, even over a hidden button.
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await expect(frame).toHaveAttribute('data-controls', 'shown');
    await expect(engine.commands).toEqual([]);
    await userEvent.pointer([{ keys: '[TouchA]', target: button }]);
    await expect(engine.commands).toEqual(['pause']);
  },
};

export const Loading: Story = {
  args: { state: { phase: 'loading', isPaused: false, isBuffering: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster');
    await expect(canvas.getByRole('button', { name: 'Lukk' })).toBeVisible();
    await userEvent.keyboard('k');
    await expect(engine.commands).toEqual(['pause']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Avspillingen er satt på pause.');
  },
};

export const Buffering: Story = { args: { state: { ...film, isBuffering: true } } };

export const LongWait: Story = {
  name: 'a long wait shows an explanation',
  args: { state: { ...film, isBuffering: true, isFetchFailing: true } },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('Laster');
    await waitFor(() => expect(status).toHaveTextContent('prøver igjen av oss selv'), { timeout: 10_000 });
    await expect(status).toBeVisible();
  },
};

export const Stalled: Story = {
  tags: ['behaviour'],
  name: 'restarting a stalled player does not blame the network',
  args: { state: { ...film, isBuffering: true, isStalled: true } },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('Avspillingen stoppet opp'), { timeout: 10_000 });
    await expect(status).not.toHaveTextContent('tregt');
  },
};

export const NoAccess: Story = {
  name: 'an access error links to products that give access, and offers a retry',
  args: { state: { phase: 'failed', error: 'noAccess', isPaused: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ikke med i abonnementet ditt');
    await expect(canvas.getByRole('link', { name: 'Se hva som gir tilgang' })).toHaveAttribute(
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

const captioned = (width: number, height: number): Story => ({
  args: { width, height, caption: 'Månen går sin vei over de samme toppene.' },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Videospiller' });
    const box = () => canvas.getByText('Månen går sin vei over de samme toppene.').getBoundingClientRect();
    const { left, right, top, bottom } = frame.getBoundingClientRect();
    const pictureHeight = Math.min(height, (width * 9) / 16);
    const lowest = bottom - (height - pictureHeight) / 2 - 0.05 * pictureHeight;
    const isClear = () => {
      const timeline = canvas.getByRole('slider', { name: 'Tidslinje' }).getBoundingClientRect();
      return box().bottom <= Math.min(lowest, timeline.top) + 1;
    };
    await waitFor(() => expect(isClear()).toBe(true));
    await expect(box().left).toBeGreaterThan(left);
    await expect(box().right).toBeLessThan(right);
    await expect(box().top).toBeGreaterThan(top);
    // With hidden controls, five percent from the edge of the video, letterboxed or not.
    await waitFor(() => expect(frame).toHaveAttribute('data-controls', 'hidden'), { timeout: 4000 });
    await waitFor(() => expect(Math.abs(box().bottom - lowest)).toBeLessThan(6));
  },
});

export const CaptionsOnPortraitPhone: Story = {
  ...captioned(390, 780),
  name: 'subtitles stay inside the video on a phone in portrait',
};

export const CaptionsOnLandscapePhone: Story = {
  ...captioned(780, 390),
  name: 'subtitles stay above the controls on a phone in landscape',
};

export const Small: Story = {
  name: 'all controls fit in 320 by 256 pixels without overlap',
  args: {
    width: 320,
    height: 256,
    onNext: () => undefined,
    extra: <IconButton label="Cast" icon={<CloseIcon />} />,
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Videospiller' }).getBoundingClientRect();
    const boxes = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(boxes.length).toBeGreaterThan(8);
    for (const [at, one] of boxes.entries()) {
      await expect(one.top >= frame.top && one.bottom <= frame.bottom).toBe(true);
      await expect(one.left >= frame.left && one.right <= frame.right).toBe(true);
      const isFree = boxes.every(
        (other, index) =>
          index === at ||
          other.left >= one.right ||
          other.right <= one.left ||
          other.top >= one.bottom ||
          other.bottom <= one.top,
      );
      await expect(isFree).toBe(true);
    }
  },
};

export const TextStyle: Story = {
  args: { caption: 'Månen går sin vei' },
  play: async ({ canvas }) => {
    const caption = canvas.getByText('Månen går sin vei');
    const size = () => parseFloat(getComputedStyle(caption).fontSize);
    const usual = size();
    const settings = () => canvas.getByRole('button', { name: 'Innstillinger for avspilling' });
    await userEvent.click(settings());
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Tekststil' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Tekststil' }));
    const choose = (label: string, option: string) =>
      userEvent.selectOptions(dialog.getByRole('combobox', { name: label }), option);
    await choose('Størrelse', 'Stor');
    await choose('Farge', 'Gul');
    await choose('Bakgrunn', 'Ingen');
    await choose('Kant', 'Omriss');
    await expect(size()).toBeGreaterThan(usual * 1.3);
    await expect(getComputedStyle(caption).color).toBe('rgb(255, 228, 92)');
    await expect(getComputedStyle(caption).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(getComputedStyle(caption).textShadow).not.toBe('none');
    await expect(JSON.parse(localStorage.getItem('captions') ?? '')).toEqual({
      size: 'large',
      color: 'yellow',
      background: 'none',
      edge: 'outline',
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(settings()).toHaveFocus());
  },
};

export const SpeedAndQuality: Story = {
  args: { state: { ...film, heights: [1080, 720, 360], height: 720 } },
  play: async ({ canvas, args }) => {
    const settings = canvas.getByRole('button', { name: 'Innstillinger for avspilling' });
    await userEvent.click(settings);
    const menu = await canvas.findByRole('menu');
    const speed = within(within(menu).getByRole('group', { name: 'Hastighet' }));
    const quality = within(within(menu).getByRole('group', { name: 'Kvalitet' }));
    await expect(speed.getByRole('menuitemradio', { name: 'Normal' })).toBeChecked();
    await expect(quality.getByRole('menuitemradio', { name: 'Auto' })).toBeChecked();
    await userEvent.click(speed.getByRole('menuitemradio', { name: '1,5×' }));
    await userEvent.click(quality.getByRole('menuitemradio', { name: '720p' }));
    await userEvent.click(quality.getByRole('menuitemradio', { name: 'Spar data' }));
    await expect(quality.getByRole('menuitemradio', { name: 'Spar data' })).toBeChecked();
    await expect(engine.commands).toEqual(['setPlaybackRate 1.5', 'setQuality 720', 'setQuality dataSaver']);
    // Above the timeline and inside the frame.
    const timeline = canvas.getByRole('slider', { name: 'Tidslinje' }).getBoundingClientRect();
    const { top, bottom } = menu.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(timeline.top);
    await expect(top).toBeGreaterThanOrEqual(0);
    // Escape closes only the menu, also with the focus on its button.
    settings.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ChannelSettings: Story = {
  tags: ['behaviour'],
  name: 'settings of a channel have no speed, and no quality with a single video size',
  args: { state: channel, title: 'Nordlys' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Innstillinger for avspilling' }));
    const menu = within(await canvas.findByRole('menu'));
    await expect(menu.queryByRole('group')).toBeNull();
    await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Tastatursnarveier' })).toBeVisible());
  },
};

export const KeyboardMap: Story = {
  play: async ({ canvas, args }) => {
    const frame = canvas.getByRole('region', { name: 'Videospiller' });
    await userEvent.keyboard('?');
    const dialog = await canvas.findByRole('dialog', { name: 'Tastatursnarveier' });
    await waitFor(() => expect(within(dialog).getByText('Spill av eller pause')).toBeVisible());
    // Shortcuts do not reach the player behind the dialog.
    await userEvent.keyboard('km');
    await expect(engine.commands).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(frame).toHaveFocus());
  },
};

export const MutedAutoplay: Story = {
  args: { state: { ...film, isMuted: true, isSilenced: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slå på lyd' }));
    await expect(engine.commands).toEqual(['setMuted false']);
    await expect(canvas.queryByRole('button', { name: 'Slå på lyd' })).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Videospiller' })).toHaveFocus();
  },
};

export const BehindLive: Story = {
  name: 'behind the live edge the delay is shown',
  args: { state: { ...channel, position: 7122, isAtLiveEdge: false }, title: 'Nordlys' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−1:18')).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Tidslinje' })).toHaveAttribute(
      'aria-valuetext',
      'Klokken 20:29, 1 minutt og 18 sekunder bak direkte',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Direkte' }));
    await waitFor(() => expect(canvas.queryByText('−1:18')).toBeNull());
  },
};

/** Taps the picture at a share of its width. */
async function touchPicture(frame: HTMLElement, share: number) {
  const { left, width, top, height } = frame.getBoundingClientRect();
  const at = { clientX: left + width * share, clientY: top + height * 0.3 };
  const target = document.elementFromPoint(at.clientX, at.clientY) ?? frame;
  await fireEvent.pointerDown(target, { ...at, pointerType: 'touch', button: 0 });
  await fireEvent.click(target, at);
}

export const TapToHide: Story = {
  tags: ['behaviour'],
  name: 'a tap on the picture hides the controls, the next one shows them, and neither pauses',
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Videospiller' });
    await expect(frame).toHaveAttribute('data-controls', 'shown');
    await touchPicture(frame, 0.5);
    // Without the tap they hide after three seconds.
    await waitFor(() => expect(frame).toHaveAttribute('data-controls', 'hidden'), { timeout: 2_000 });
    await touchPicture(frame, 0.5);
    await expect(frame).toHaveAttribute('data-controls', 'shown');
    await expect(engine.commands).toEqual([]);
  },
};

export const DoubleTapOnPhone: Story = {
  tags: ['behaviour'],
  name: 'on a phone no button covers the distance of a double tap',
  args: { width: 390, height: 720 },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Videospiller' });
    await touchPicture(frame, 0.9);
    await touchPicture(frame, 0.9);
    const distance = canvas.getByText('+30 s');
    const text = document.createRange();
    text.selectNodeContents(distance);
    const { top } = canvas.getByRole('button', { name: 'Spol frem 30 sekunder' }).getBoundingClientRect();
    await expect(text.getBoundingClientRect().bottom).toBeLessThan(top);
  },
};

export const DoubleTap: Story = {
  tags: ['behaviour'],
  name: 'a double tap at a side seeks, each further tap seeks again, and a single tap does not',
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Videospiller' });
    const touch = (share: number) => touchPicture(frame, share);
    await touch(0.9);
    await expect(engine.commands).toEqual([]);
    await touch(0.9);
    await touch(0.9);
    await expect(engine.commands).toEqual(['seek 1864', 'seek 1894']);
    await expect(canvas.getByText('+60 s')).toBeVisible();
    await touch(0.1);
    await touch(0.1);
    await expect(engine.commands.at(-1)).toBe('seek 1884');
    await waitFor(() => expect(canvas.queryByText('−10 s')).toBeNull());
  },
};

const handlers = new Map<string, MediaSessionActionHandler | null>();

export const MediaSession: Story = {
  tags: ['behaviour'],
  name: 'the media session shows what plays, and its actions control the player',
  args: { subtitle: 'S1:E2 Nattskift', onNext: fn() },
  beforeEach: () => {
    handlers.clear();
    const spy = spyOn(navigator.mediaSession, 'setActionHandler').mockImplementation(
      (action, handler) => void handlers.set(action, handler),
    );
    return () => spy.mockRestore();
  },
  play: async ({ args }) => {
    const { mediaSession } = navigator;
    await expect(mediaSession.metadata).toMatchObject({ title: 'Isfront', artist: 'S1:E2 Nattskift' });
    await expect(mediaSession.playbackState).toBe('playing');
    const press = (action: MediaSessionAction, seekTime?: number) =>
      handlers.get(action)?.({ action, ...(seekTime === undefined ? {} : { seekTime }) });
    press('pause');
    await expect(mediaSession.playbackState).toBe('paused');
    press('play');
    press('seekbackward');
    press('seekforward');
    press('seekto', 60);
    await expect(engine.commands).toEqual(['pause', 'play', 'seek 1824', 'seek 1854', 'seek 60']);
    press('nexttrack');
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

const release = fn(() => Promise.resolve());
const request = fn(() => Promise.resolve({ release }));

export const WakeLock: Story = {
  tags: ['behaviour'],
  name: 'the screen stays awake only during playback',
  beforeEach: () => {
    release.mockClear();
    request.mockClear();
    const { wakeLock } = navigator;
    Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
    return () => void Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: wakeLock });
  },
  play: async () => {
    await waitFor(() => expect(request).toHaveBeenCalledOnce());
    await expect(release).not.toHaveBeenCalled();
    engine.pause();
    await waitFor(() => expect(release).toHaveBeenCalledOnce());
    engine.play();
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
  },
};

export const ScreenLock: Story = {
  name: 'the screen lock ignores every touch except on its unlock button',
  play: async ({ canvas }) => {
    // Shown for touch only, and this browser has a mouse.
    await fireEvent.click(canvas.getByTitle('Lås skjermen'));
    const unlock = canvas.getByRole('button', { name: 'Lås opp skjermen' });
    await waitFor(() => expect(unlock).toHaveFocus());
    const close = canvas.getByRole('button', { name: 'Lukk' });
    await expect(close.closest('[inert]')).not.toBeNull();
    const { left, width, top, height } = canvas.getByRole('region').getBoundingClientRect();
    for (const [x, y] of [
      [0.05, 0.05],
      [0.5, 0.5],
      [0.05, 0.95],
    ] as const) {
      const target = document.elementFromPoint(left + width * x, top + height * y);
      await userEvent.click(target ?? document.body);
    }
    await expect(engine.commands).toEqual([]);
    await userEvent.click(unlock);
    await expect(close.closest('[inert]')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Lås opp skjermen' })).toBeNull();
  },
};

export const PictureInPictureAndAirPlay: Story = {
  tags: ['behaviour'],
  name: 'picture-in-picture and AirPlay are offered where available',
  args: { state: { ...film, canPictureInPicture: true, canAirPlay: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'AirPlay' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Innstillinger for avspilling' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Bilde i bilde' }));
    await expect(engine.commands).toEqual(['showAirPlay', 'togglePictureInPicture']);
  },
};

export const LongTitle: Story = {
  args: {
    title:
      'Historien om fyrvokteren som fant en båt uten folk om bord og aldri helt kom tilbake til land igjen',
    subtitle: 'S12:E104 Den lange natten på Skarvøya, del to av tre',
  },
};
