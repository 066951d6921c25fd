import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CurrentUserProvider } from '@tv/auth';
import { artworkUrl, createTestWorld, TestWorldProvider, withArtwork } from '@tv/test-world';
import type { CastSender } from '../sender/createCastSender.ts';
import { createFakeReceiver, filmMediaInfo, createStorySender, type FakeReceiver } from '../testing/index.ts';
import { FullController } from './FullController.tsx';

let tv: FakeReceiver;
let sender: CastSender;
const onClose = fn();

/** A dark full window, as on the watch page. */
function DarkPage() {
  return (
    <TestWorldProvider world={createTestWorld()}>
      <CurrentUserProvider currentUser={{ kind: 'anonymous', state: 'signedOut' }}>
        <div data-tone="dark" style={{ blockSize: '100vh', background: 'rgb(var(--scrim))' }}>
          <FullController
            sender={sender}
            title="Isfront"
            subtitle="Thriller"
            poster={artworkUrl('isfront', location.origin)}
            onClose={onClose}
          />
        </div>
      </CurrentUserProvider>
    </TestWorldProvider>
  );
}

const meta = {
  title: 'Cast/Full controller',
  component: DarkPage,
  parameters: { layout: 'fullscreen' },
  beforeEach: async () => {
    onClose.mockClear();
    tv = createFakeReceiver();
    ({ sender } = createStorySender(tv, [location.host]));
    await sender.requestSession();
  },
} satisfies Meta<typeof DarkPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const film = {
  mediaInfo: withArtwork(filmMediaInfo, location.origin),
  playerState: 'PLAYING',
  currentTime: 724,
  duration: 6420,
  volumeLevel: 0.6,
};

export const Playing: Story = {
  name: 'the full controller shows the device, and all controls',
  beforeEach: () => tv.updatePlayer(film),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Isfront', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Spilles på Stua');
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Spol frem 30 sekunder' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Avslutt casting' }));
    await expect(tv.commands).toEqual(['pause', 'seek 754', 'end true']);
    await userEvent.click(canvas.getByRole('button', { name: 'Lukk' }));
    await expect(onClose).toHaveBeenCalledOnce();
  },
};

export const Starting: Story = {
  name: 'the full controller shows that a title is loading on the receiver',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Starter på Stua');
    await expect(canvas.queryByRole('slider')).toBeNull();
    tv.updatePlayer(film);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Spilles på Stua'));
  },
};

export const Failed: Story = {
  name: 'CAST-10 the full controller shows an error of the receiver',
  beforeEach: () => {
    tv.updatePlayer(film);
    tv.sendMessage({ type: 'ERROR', errorType: 'LOAD_FAILED' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Oisann!/);
    await expect(canvas.getByRole('button', { name: 'Avslutt casting' })).toBeVisible();
  },
};
