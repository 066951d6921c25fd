import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createTestWorld, TestWorldProvider } from '@tv/test-world';
import { findClippedTexts } from '@tv/ui/testing';
import { createActivityMonitor, INACTIVITY_TIMEOUT_MS } from '../inactivity/activityMonitor.ts';
import { createFakeEngine, type FakeEngine } from '../testing/fakeEngine.ts';
import { PlayerFrame } from '../ui/frame/PlayerFrame.tsx';
import type { UpNextOffer } from '../upNext/useUpNextOffer.ts';
import { MiniPlayer } from './MiniPlayer.tsx';
import { PlayerLayout } from './PlayerLayout.tsx';

const TITLE = 'Fyret på Skarvøya';
const PICTURE = 'linear-gradient(#2b3a67, #c8627a 52%, #33284f 53%, #0c1226)';
const FOLLOWING = { id: 'fyret-4', title: 'Lyset', image: undefined };

/** Long titles are truncated. */
const TRUNCATED_SELECTOR = '[class*="title"]';

let engine: FakeEngine;

/** The mini player, once mounted. */
async function corner(canvasElement: HTMLElement) {
  const region = within(canvasElement).getByRole('region', { name: 'Minispiller' });
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  await waitFor(() => expect(region).toBeVisible());
  return region;
}

interface CornerProps {
  readonly isHeld: boolean;
  readonly offer: UpNextOffer;
  /** Milliseconds since the last activity. */
  readonly inactiveForMs: number;
  readonly onNext: (isByItself: boolean) => void;
  readonly onRetry: () => void;
  readonly onEnd: () => void;
}

/** A page with the mini player over it. */
function Corner({ isHeld, offer, inactiveForMs, onNext, onRetry, onEnd }: CornerProps) {
  const world = createTestWorld();
  const [activity] = useState(() => {
    let time = 0;
    const monitor = createActivityMonitor({ now: () => time });
    time = inactiveForMs;
    return monitor;
  });
  return (
    <TestWorldProvider world={world}>
      <main tabIndex={-1}>
        <h1>Forsiden</h1>
        <PlayerLayout isMini>
          <PlayerFrame
            engine={engine}
            steps={{ seekBackSeconds: 10, seekForwardSeconds: 30 }}
            title={TITLE}
            onClose={onEnd}
            onRetry={onRetry}
            onSignIn={fn()}
            miniPlayer={
              <MiniPlayer
                engine={engine}
                title={TITLE}
                subtitle="S1:E3 Loggboken som ingen fikk lese"
                to="/watch/vod/fyret"
                isPinRequired={isHeld}
                kick={{ show: false, text: '' }}
                activity={activity}
                next={{ offer, nextEpisode: offer === 'none' ? undefined : FOLLOWING }}
                onNext={onNext}
                onRetry={onRetry}
                onEnd={onEnd}
              />
            }
          >
            <div style={{ blockSize: '100%', background: isHeld ? undefined : PICTURE }} />
          </PlayerFrame>
        </PlayerLayout>
      </main>
    </TestWorldProvider>
  );
}

const meta = {
  title: 'Player/Mini player',
  component: Corner,
  parameters: { layout: 'fullscreen' },
  args: { isHeld: false, offer: 'none', inactiveForMs: 0, onNext: fn(), onRetry: fn(), onEnd: fn() },
  beforeEach: () => {
    engine = createFakeEngine({ position: 1834, duration: 6420 });
  },
} satisfies Meta<typeof Corner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playing: Story = {
  name: 'the mini player shows its title; play/pause, the link back and close are reachable by Tab',
  play: async ({ canvas, canvasElement, args }) => {
    await corner(canvasElement);
    // The page has the focus and the keys.
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('k{ArrowRight}m');
    await expect(engine.commands).toEqual([]);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Tilbake til avspilling' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(engine.commands).toEqual(['pause']);
    await expect(canvas.getByRole('button', { name: 'Spill av' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Lukk' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(findClippedTexts(canvasElement, TRUNCATED_SELECTOR)).toEqual([]);
  },
};

export const PinRequired: Story = {
  name: 'PIN-22 content locked by parental control shows a notice and cannot be played in the mini player',
  args: { isHeld: true },
  play: async ({ canvas, canvasElement }) => {
    await corner(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Krever PIN');
    await expect(canvas.queryByRole('button', { name: /Spill av|Pause/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Tilbake til avspilling' })).toBeVisible();
  },
};

/** Expects that no notice is clipped at its end. */
async function expectNotClipped(notice: HTMLElement) {
  await expect(notice.scrollHeight).toBeLessThanOrEqual(notice.clientHeight);
  await expect(notice.scrollWidth).toBeLessThanOrEqual(notice.clientWidth);
}

export const Failed: Story = {
  name: 'a playback error shows its message and a retry button',
  play: async ({ canvas, args }) => {
    engine.fail('network');
    const notice = await canvas.findByRole('status');
    await expect(notice).toHaveTextContent('Vi får ikke kontakt');
    await expectNotClipped(notice);
    await userEvent.click(canvas.getByRole('button', { name: 'Prøv igjen' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    engine.fail('notSupported');
    await waitFor(() => expect(notice).toHaveTextContent('Nettleseren kan ikke spille av dette'));
    await expectNotClipped(notice);
    engine.fail('tooManyStreams');
    await waitFor(() => expect(notice).toHaveTextContent('For mange ser på samtidig'));
    await expectNotClipped(notice);
    engine.fail('removed');
    await waitFor(() => expect(notice).toHaveTextContent('Dette er ikke tilgjengelig lenger'));
    await expect(canvas.queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
    engine.fail('signInNeeded');
    await waitFor(() => expect(notice).toHaveTextContent('Logg inn for å se'));
    // Done on the watch page.
    await expect(canvas.queryByRole('button', { name: 'Prøv igjen' })).toBeNull();
  },
};

export const FailedOnPhone: Story = {
  ...Failed,
  name: 'a playback error on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const Loading: Story = {
  name: 'loading shows a spinner, then an explanation',
  beforeEach: () => {
    engine.state.set({ isBuffering: true });
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Laster');
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    window.dispatchEvent(new Event('offline'));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Du er uten nett\. Avspillingen/),
    );
    await expectNotClipped(canvas.getByRole('status'));
    engine.state.set({ isBuffering: false });
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
};

export const LongWaitOnPhone: Story = {
  name: 'a long wait on a phone shows a short explanation',
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => engine.state.set({ isBuffering: true, isFetchFailing: true }),
  play: async ({ canvas }) => {
    const notice = () => canvas.getByRole('status');
    await waitFor(() => expect(notice()).toHaveTextContent('prøver igjen av oss selv'), { timeout: 10_000 });
    await expectNotClipped(notice());
  },
};

export const InactivityPause: Story = {
  name: 'PLAY-28 playback pauses and asks after four hours of inactivity, and resumes on yes',
  args: { inactiveForMs: INACTIVITY_TIMEOUT_MS },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ser du fortsatt?'));
    await expect(canvas.queryByRole('button', { name: 'Spill av' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, fortsett' }));
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(engine.commands).toEqual(['pause', 'play']);
  },
};

export const OnPhone: Story = {
  name: 'on a phone the mini player is a bar at the bottom',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { bottom, width } = (await corner(canvasElement)).getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(window.innerHeight);
    await expect(Math.round(width)).toBe(window.innerWidth);
    await expect(findClippedTexts(canvasElement, TRUNCATED_SELECTOR)).toEqual([]);
  },
};

export const PinRequiredOnPhone: Story = {
  ...PinRequired,
  name: 'PIN-22 content locked by parental control shows a notice on a phone',
  globals: { viewport: { value: 'phone' } },
};

export const NextEpisode: Story = {
  name: 'PLAY-28 the next episode is announced, and starts at once when its button is pressed',
  args: { offer: 'countdown' },
  play: async ({ canvas, canvasElement, args }) => {
    await corner(canvasElement);
    const count = canvas.getByText(/^Neste om \d+ s$/);
    await expect(count).toBeVisible();
    await expect(count.scrollWidth).toBeLessThanOrEqual(count.clientWidth);
    await expect(canvas.getByRole('status')).toHaveTextContent('Neste episode begynner om 10 sekunder');
    await userEvent.click(canvas.getByRole('button', { name: 'Neste episode' }));
    await expect(args.onNext).toHaveBeenCalledWith(false);
    await expect(findClippedTexts(canvasElement, TRUNCATED_SELECTOR)).toEqual([]);
  },
};

export const NextEpisodeOnPhone: Story = { ...NextEpisode, globals: { viewport: { value: 'phone' } } };

export const StillWatching: Story = {
  name: 'PLAY-28 an inactive user is asked, and the next episode does not autoplay',
  args: { offer: 'question' },
  play: async ({ canvas, canvasElement, args }) => {
    await corner(canvasElement);
    engine.state.set({ phase: 'ended' });
    await expect(await canvas.findByText('Ser du fortsatt?')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Spill av|Pause/ })).toBeNull();
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Ja, fortsett' }));
    await expect(args.onNext).toHaveBeenCalledWith(false);
  },
};
