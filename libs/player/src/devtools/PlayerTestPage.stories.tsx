import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { SessionProvider } from '@tv/auth';
import { createStoryTab } from '@tv/auth/testing';
import { createTestWorld, TestWorldProvider } from '@tv/test-world';
import { createPlayerPool, PlayerPoolContext } from '../prefetch/playerPool.ts';
import { createFakeEngine, type FakeEngine } from '../testing/fakeEngine.ts';
import { PlayerTestPage } from './PlayerTestPage.tsx';
import { TestPlayer } from './TestPlayer.tsx';

let engine: FakeEngine;

interface StageProps {
  readonly at: string;
  /** Renders the player over a fake engine. */
  readonly isTested?: boolean;
}

function Stage({ at, isTested = false }: StageProps) {
  const [world] = useState(createTestWorld);
  const [session] = useState(() => createStoryTab({ path: '/', isSignedIn: false }).tab.session);
  const [playerPool] = useState(createPlayerPool);
  const [tested] = useState(() => (engine = createFakeEngine({ position: 61 })));
  return (
    <TestWorldProvider world={world} initialPath={at}>
      <SessionProvider session={session}>
        {isTested ? (
          <TestPlayer
            engine={tested}
            title="manifest.mpd"
            onClose={() => undefined}
            onRetry={() => undefined}
            onHost={() => undefined}
          />
        ) : (
          <PlayerPoolContext value={playerPool}>
            <PlayerTestPage />
          </PlayerPoolContext>
        )}
      </SessionProvider>
    </TestWorldProvider>
  );
}

const meta = {
  title: 'Player/PlayerTestPage',
  component: Stage,
  args: { at: '/dev/player' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('alert', { hidden: true });
    await expect(alert).toBeEmptyDOMElement();
    await userEvent.type(canvas.getByLabelText('Eller adressen til en strøm'), 'manifest.mpd');
    await userEvent.click(canvas.getByRole('button', { name: 'Spill av' }));
    await waitFor(() =>
      expect(alert).toHaveTextContent('Skriv en id, eller en adresse som begynner med http.'),
    );
  },
};

export const Playing: Story = {
  name: 'ROUTE-40 the test page shows the state, the events and the statistics beside the player',
  args: { isTested: true },
  play: async ({ canvas, userEvent }) => {
    const state = within(canvas.getByRole('region', { name: 'Tilstand' }));
    const valueOf = (name: string) => state.getByRole('rowheader', { name }).nextElementSibling;
    await expect(valueOf('position')).toHaveTextContent('61');
    engine.advance(10);
    await waitFor(() => expect(valueOf('position')).toHaveTextContent('71'));
    await expect(valueOf('error')).toHaveTextContent('–');
    const log = canvas.getByRole('log', { name: 'Hendelser' });
    engine.emitEngineEvent({
      name: 'shaka error',
      text: 'Shaka 1001, severity 2: https://a.test/x.mpd, 404',
    });
    await waitFor(() => expect(log).toHaveTextContent(/· 71\.0 s shaka error Shaka 1001/));
    await userEvent.click(canvas.getByRole('button', { name: 'Tøm' }));
    await expect(log).toBeEmptyDOMElement();
    const statistics = within(canvas.getByRole('region', { name: 'Statistikk' }));
    await expect(statistics.getByRole('rowheader', { name: 'droppedFrames' })).toBeVisible();
  },
};
