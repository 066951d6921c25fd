import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { eventReceived, streamingSlice } from '@tv/realtime';
import { createTestWorld, TestWorldProvider, type TestWorld } from '@tv/test-world';
import { createFakeEngine, type FakeEngine } from '../testing/fakeEngine.ts';
import { PlayerFrame } from '../ui/frame/PlayerFrame.tsx';
import { StreamingKickPanel } from './StreamingKickPanel.tsx';
import { useStreamingKick } from './useStreamingKick.ts';

let world: TestWorld;
let engine: FakeEngine;

const kick = fn();
const resumeAfterKick = fn(() => Promise.resolve());

interface StageProps {
  readonly onClose: () => void;
}

/** A playing film, over the store. */
function KickedPlayback({ onClose }: StageProps) {
  const [made] = useState(() => (engine = createFakeEngine({ position: 1834, duration: 6420 })));
  const [player] = useState(() => ({
    engine: made,
    sessionId: 'viewing-1',
    start: () => Promise.resolve(),
    destroy: () => Promise.resolve(),
    kick,
    resumeAfterKick,
    resendStreaming: () => undefined,
    showProgramme: () => undefined,
  }));
  const kicked = useStreamingKick(player, 'isfront');
  return (
    <div style={{ blockSize: '100vh' }}>
      <PlayerFrame
        engine={made}
        steps={{ seekBackSeconds: 10, seekForwardSeconds: 30 }}
        title="Isfront"
        onClose={onClose}
        onRetry={fn()}
        onSignIn={fn()}
        blockingOverlay={
          kicked.kick.show ? (
            <StreamingKickPanel text={kicked.kick.text} onResume={kicked.resume} onClose={onClose} />
          ) : undefined
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
  );
}

function sendKick(reason?: string) {
  world.store.dispatch(eventReceived({ name: 'StreamingKick', reason }));
}

const meta = {
  title: 'Player/Streaming kick',
  component: KickedPlayback,
  parameters: { layout: 'fullscreen' },
  args: { onClose: fn() },
  beforeEach: () => {
    kick.mockClear();
    resumeAfterKick.mockClear();
    world = createTestWorld({ reducers: { [streamingSlice.name]: streamingSlice.reducer } });
  },
  render: (args) => (
    <TestWorldProvider world={world}>
      <KickedPlayback {...args} />
    </TestWorldProvider>
  ),
} satisfies Meta<typeof KickedPlayback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Kicked: Story = {
  name: 'SOCK-11 a kick shows its reason, hides the controls and takes focus; no shortcut resumes playback',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
    sendKick('Du ser på for mange skjermer samtidig.');
    await expect(await canvas.findByText('Du ser på for mange skjermer samtidig.')).toBeVisible();
    await expect(kick).toHaveBeenCalledOnce();
    const button = canvas.getByRole('button', { name: 'Fortsett her' });
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAccessibleDescription('Du ser på for mange skjermer samtidig.');
    await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull();
    await expect(canvas.queryByRole('slider')).toBeNull();
    canvas.getByRole('region', { name: 'Videospiller' }).focus();
    await userEvent.keyboard('k{ArrowRight}m');
    await expect(engine.commands).toEqual([]);
    button.focus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Resumed: Story = {
  name: 'SOCK-12 resuming hides the message and restores the shortcuts',
  play: async ({ canvas }) => {
    sendKick('Du ser på for mange skjermer samtidig.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Fortsett her' }));
    await waitFor(() => expect(canvas.queryByText('Du ser på for mange skjermer samtidig.')).toBeNull());
    await expect(resumeAfterKick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'Videospiller' })).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(engine.commands).toEqual(['pause']);
  },
};

export const EarlierKick: Story = {
  name: 'a kick from before the film was opened is ignored; the next is not',
  beforeEach: () => sendKick('Det var forrige film.'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pause' })).toBeVisible();
    await expect(canvas.queryByText('Det var forrige film.')).toBeNull();
    sendKick('Nå er det denne.');
    await expect(await canvas.findByText('Nå er det denne.')).toBeVisible();
    await expect(kick).toHaveBeenCalledOnce();
  },
};

export const DefaultText: Story = {
  name: 'SOCK-11 a kick without a text shows the default text, also on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    sendKick();
    await expect(await canvas.findByText('Kontoen din brukes til å se et annet sted.')).toBeVisible();
  },
};
