import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FIXTURE_NOW } from '@tv/api-client/fixtures';
import { createTestWorld, TestWorldProvider } from '@tv/test-world';
import { findClippedTexts } from '@tv/ui/testing';
import { UpcomingTitle } from './UpcomingTitle.tsx';

const meta = {
  title: 'Player/Upcoming',
  component: UpcomingTitle,
  parameters: { layout: 'fullscreen' },
  args: {
    title: {
      id: 'kveldsnytt',
      name: 'Kveldsnytt',
      channel: { id: 'nordlys', name: 'Nordlys' },
      image: { url: 'https://media.test/images/kveldsnytt' },
      links: {},
    },
    start: FIXTURE_NOW + 12 * 60_000,
    onStart: fn(),
    onClose: fn(),
  },
  render: (args) => (
    <TestWorldProvider world={createTestWorld()}>
      <main>
        <UpcomingTitle {...args} />
      </main>
    </TestWorldProvider>
  ),
} satisfies Meta<typeof UpcomingTitle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Upcoming: Story = {
  name: 'an upcoming title shows when it starts, and links to its channel',
  play: async ({ canvas, canvasElement, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kveldsnytt' })).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^Starter \d\d:\d\d · om 12 min$/);
    await expect(canvas.getByRole('link', { name: 'Se Nordlys nå' })).toBeVisible();
    await expect(args.onStart).not.toHaveBeenCalled();
    await expect(findClippedTexts(canvasElement)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Lukk' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  ...Upcoming,
  name: 'on a phone no text of an upcoming title is clipped',
  globals: { viewport: { value: 'phone' } },
};

export const Starts: Story = {
  name: 'onStart is called when the title starts',
  args: { start: FIXTURE_NOW - 5000 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('Starter nå');
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
