import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createCustomerStory, kari, type CustomerStory } from '@tv/auth/testing';
import { findClippedTexts } from '@tv/ui/testing';
import { SettingsRoute } from './SettingsRoute.tsx';
import { clearDeviceStorage, fillDeviceStorage } from './testing/fillDeviceStorage.ts';

let story: CustomerStory;

const meta = {
  title: 'Subscription/Settings/Settings page',
  component: SettingsRoute,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'laptop' } },
  render: () => <>{story.show(<SettingsRoute />, '/innstillinger')}</>,
  beforeEach: async () => {
    clearDeviceStorage(kari.sub);
    story = await createCustomerStory({
      'GET /gateway/pin/pinsettings': { isPinSet: true, purchasePinActive: true },
    });
    return () => {
      story.close();
      clearDeviceStorage(kari.sub);
    };
  },
} satisfies Meta<typeof SettingsRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtFirst: Story = {
  name: 'All settings, on a device without stored data',
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
  name: 'Clearing an item resets its setting on the same page',
  beforeEach: () => fillDeviceStorage(kari.sub),
  play: async ({ canvas }) => {
    const next = () => canvas.getByRole('switch', { name: 'Spill neste episode automatisk' });
    await canvas.findByText('Du har en PIN-kode.');
    await expect(next()).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Glem valg for avspilling' }));
    await waitFor(() => expect(next()).toBeChecked());
  },
};

export const OnAPhone: Story = {
  name: 'Fits on a phone',
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => fillDeviceStorage(kari.sub),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Du har en PIN-kode.');
    await userEvent.click(canvas.getByRole('switch', { name: 'Foreldrekontroll' }));
    await canvas.findByRole('group', { name: 'Aldersgrense' });
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};

export const OnAWall: Story = {
  name: 'Fits on a very wide screen',
  globals: { viewport: { value: 'wall' } },
  beforeEach: () => fillDeviceStorage(kari.sub),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Du har en PIN-kode.');
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
