import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { customerStory, kari, type CustomerStory } from '@tv/auth/testing';
import { cutTexts } from '@tv/ui/testing';
import { SettingsRoute } from './SettingsRoute.tsx';
import { forgetEverything, keepEverything } from './testing/everythingKept.ts';

let story: CustomerStory;

const meta = {
  title: 'Subscription/Settings/Whole page',
  component: SettingsRoute,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  render: () => <>{story.show(<SettingsRoute />, '/innstillinger')}</>,
  beforeEach: async () => {
    forgetEverything(kari.sub);
    story = await customerStory({
      'GET /gateway/pin/pinsettings': { isPinSet: true, purchasePinActive: true },
    });
    return () => {
      story.close();
      forgetEverything(kari.sub);
    };
  },
} satisfies Meta<typeof SettingsRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtFirst: Story = {
  name: 'all that a customer decides, on a device that keeps nothing',
  play: async ({ canvas }) => {
    await canvas.findByText('Du har en PIN-kode.');
    const names = canvas.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent);
    await expect(names).toEqual([
      'PIN-kode',
      'Foreldrekontroll',
      'Avspilling',
      'Undertekster',
      'Lagret på denne enheten',
    ]);
  },
};

export const Forgotten: Story = {
  name: 'what is forgotten at the end of the page stands as at first above it',
  beforeEach: () => keepEverything(kari.sub),
  play: async ({ canvas }) => {
    const next = () => canvas.getByRole('switch', { name: 'Spill neste episode automatisk' });
    await canvas.findByText('Du har en PIN-kode.');
    await expect(next()).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Glem valg for avspilling' }));
    await waitFor(() => expect(next()).toBeChecked());
  },
};

export const OnAPhone: Story = {
  name: 'on a phone nothing is cut',
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => keepEverything(kari.sub),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Du har en PIN-kode.');
    await userEvent.click(canvas.getByRole('switch', { name: 'Foreldrekontroll' }));
    await canvas.findByRole('group', { name: 'Aldersgrense' });
    await expect(cutTexts(canvasElement)).toEqual([]);
  },
};

export const OnAWall: Story = {
  name: 'on a wall nothing is cut',
  globals: { viewport: { value: 'wall' } },
  beforeEach: () => keepEverything(kari.sub),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Du har en PIN-kode.');
    await expect(cutTexts(canvasElement)).toEqual([]);
  },
};
