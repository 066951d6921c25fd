import type { Meta, StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { Button, ToastProvider, useToast } from '@tv/ui';
import { createFakeEngine } from '../testing/fakeEngine.ts';
import { PlayerFrame } from '../ui/frame/PlayerFrame.tsx';
import { PlayerLayout } from './PlayerLayout.tsx';

const engine = createFakeEngine({ position: 1834, duration: 6420 });

function ToastButton() {
  const showToast = useToast();
  return <Button onClick={() => showToast({ title: 'Lagt til i min liste' })}>Vis</Button>;
}

/** Renders the full-window player with a button that shows a toast. */
function FullPlayer() {
  return (
    <MemoryRouter>
      <ToastProvider>
        <main>
          <PlayerLayout>
            <PlayerFrame
              engine={engine}
              steps={{ seekBackSeconds: 10, seekForwardSeconds: 30 }}
              title="Fyret på Skarvøya"
              onClose={fn()}
              onRetry={fn()}
              onSignIn={fn()}
            >
              <ToastButton />
            </PlayerFrame>
          </PlayerLayout>
        </main>
      </ToastProvider>
    </MemoryRouter>
  );
}

const meta = {
  title: 'Player/Layout',
  component: FullPlayer,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FullPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Toast: Story = {
  name: 'a toast is above the timeline and the controls',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vis' }));
    const toast = await screen.findByRole('dialog', { name: 'Lagt til i min liste' });
    await Promise.all(toast.getAnimations().map(({ finished }) => finished));
    const timeline = canvas.getByRole('slider', { name: 'Tidslinje' });
    const { bottom, height } = toast.getBoundingClientRect();
    await expect(height).toBeGreaterThan(0);
    await expect(bottom).toBeLessThanOrEqual(timeline.getBoundingClientRect().top);
  },
};
