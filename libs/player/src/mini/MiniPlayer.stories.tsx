import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { createTestWorld, TestWorldProvider } from '@tv/test-world';
import { cutTexts } from '@tv/ui/testing';
import { PlayerFrame } from '../controls/PlayerFrame.tsx';
import type { Offer } from '../goingOn/offer.ts';
import { createPresence } from '../goingOn/presence.ts';
import { createFakeEngine, type FakeEngine } from '../testing/fakeEngine.ts';
import { MiniPlayer } from './MiniPlayer.tsx';
import { Stage } from './Stage.tsx';

const TITLE = 'Fyret på Skarvøya';
const PICTURE = 'linear-gradient(#2b3a67, #c8627a 52%, #33284f 53%, #0c1226)';
const FOLLOWING = { id: 'fyret-4', title: 'Lyset', image: undefined };

/** Long names end in dots. */
const MAY_BE_CUT = '[class*="title"]';

let engine: FakeEngine;

/** The corner, once it has come. */
async function corner(canvasElement: HTMLElement) {
  const region = within(canvasElement).getByRole('region', { name: 'Minispiller' });
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  await waitFor(() => expect(region).toBeVisible());
  return region;
}

interface CornerProps {
  readonly isHeld: boolean;
  readonly offer: Offer;
  readonly onNext: (isByItself: boolean) => void;
  readonly onEnd: () => void;
}

/** A page, and over it what plays on. */
function Corner({ isHeld, offer, onNext, onEnd }: CornerProps) {
  const world = createTestWorld();
  return (
    <TestWorldProvider world={world}>
      <main tabIndex={-1}>
        <h1>Forsiden</h1>
        <Stage isMini>
          <PlayerFrame
            engine={engine}
            steps={{ seekBackSeconds: 10, seekForwardSeconds: 30 }}
            title={TITLE}
            onClose={onEnd}
            onRetry={fn()}
            onSignIn={fn()}
            mini={
              <MiniPlayer
                engine={engine}
                title={TITLE}
                subtitle="S1:E3 Loggboken som ingen fikk lese"
                to="/watch/vod/fyret"
                isHeld={isHeld}
                kick={{ show: false, text: '' }}
                presence={createPresence(world.clock)}
                next={{ offer, following: offer === 'none' ? undefined : FOLLOWING }}
                onNext={onNext}
                onEnd={onEnd}
              />
            }
          >
            <div style={{ blockSize: '100%', background: isHeld ? undefined : PICTURE }} />
          </PlayerFrame>
        </Stage>
      </main>
    </TestWorldProvider>
  );
}

const meta = {
  title: 'Player/Mini player',
  component: Corner,
  parameters: { layout: 'fullscreen' },
  args: { isHeld: false, offer: 'none', onNext: fn(), onEnd: fn() },
  beforeEach: () => {
    engine = createFakeEngine({ position: 1834, duration: 6420 });
  },
} satisfies Meta<typeof Corner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plays: Story = {
  name: 'what plays says what it is; play and pause, the way back and the end are reached by Tab',
  play: async ({ canvas, canvasElement, args }) => {
    await corner(canvasElement);
    // The page has the focus, and the keys.
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
    await expect(cutTexts(canvasElement, MAY_BE_CUT)).toEqual([]);
  },
};

export const Held: Story = {
  name: 'PIN-22 what parental control holds back says so, and cannot be played here',
  args: { isHeld: true },
  play: async ({ canvas, canvasElement }) => {
    await corner(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Krever PIN');
    await expect(canvas.queryByRole('button', { name: /Spill av|Pause/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Tilbake til avspilling' })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'what has failed says so',
  play: async ({ canvas }) => {
    engine.fail('network');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Avspillingen stoppet');
  },
};

export const OnAPhone: Story = {
  name: 'on a phone it is a bar at the foot',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { bottom, width } = (await corner(canvasElement)).getBoundingClientRect();
    await expect(Math.round(bottom)).toBe(window.innerHeight);
    await expect(Math.round(width)).toBe(window.innerWidth);
    await expect(cutTexts(canvasElement, MAY_BE_CUT)).toEqual([]);
  },
};

export const HeldOnAPhone: Story = {
  ...Held,
  name: 'PIN-22 what parental control holds back says so on a phone, too',
  globals: { viewport: { value: 'phone' } },
};

export const NextEpisode: Story = {
  name: 'PLAY-28 the next episode is announced, and begins at once for who presses',
  args: { offer: 'countdown' },
  play: async ({ canvas, canvasElement, args }) => {
    await corner(canvasElement);
    const count = canvas.getByText(/^Neste om \d+ s$/);
    await expect(count).toBeVisible();
    await expect(count.scrollWidth).toBeLessThanOrEqual(count.clientWidth);
    await expect(canvas.getByRole('status')).toHaveTextContent('Neste episode begynner om 10 sekunder');
    await userEvent.click(canvas.getByRole('button', { name: 'Neste episode' }));
    await expect(args.onNext).toHaveBeenCalledWith(false);
    await expect(cutTexts(canvasElement, MAY_BE_CUT)).toEqual([]);
  },
};

export const NextEpisodeOnAPhone: Story = { ...NextEpisode, globals: { viewport: { value: 'phone' } } };

export const StillWatching: Story = {
  name: 'PLAY-28 nothing follows by itself for who has not stirred: he is asked',
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
