import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { createCustomerStory, kari, type CustomerStory } from '@tv/auth/testing';
import { findClippedTexts } from '@tv/ui/testing';
import { DeviceStoragePanel } from './DeviceStoragePanel.browser.tsx';
import { clearDeviceStorage, fillDeviceStorage } from './testing/fillDeviceStorage.ts';

const onCleared = fn();

let story: CustomerStory;

const meta = {
  title: 'Subscription/Settings/Device storage',
  component: DeviceStoragePanel,
  args: { onCleared },
  render: (args) => <>{story.show(<DeviceStoragePanel {...args} />)}</>,
  beforeEach: async () => {
    onCleared.mockClear();
    clearDeviceStorage(kari.sub);
    story = await createCustomerStory({});
    return () => {
      story.close();
      clearDeviceStorage(kari.sub);
    };
  },
} satisfies Meta<typeof DeviceStoragePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  name: 'Lists all stored items, each with a button to clear it',
  beforeEach: () => fillDeviceStorage(kari.sub),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('button', { name: 'Glem siste søk' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Glem alt dette' })).toBeVisible();
  },
};

export const OneForgotten: Story = {
  name: 'Clearing an item removes it, announces it and moves focus to the status',
  beforeEach: () => fillDeviceStorage(kari.sub),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Glem tekststil' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7);
    await expect(canvas.getByRole('status')).toHaveTextContent('Glemt: tekststil.');
    await expect(canvas.getByRole('status')).toHaveFocus();
    await expect(onCleared).toHaveBeenCalledOnce();
  },
};

export const AllForgotten: Story = {
  name: 'Clearing all items removes the buttons',
  beforeEach: () => fillDeviceStorage(kari.sub),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Glem alt dette' }));
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('Alt er glemt.');
  },
};

export const Nothing: Story = {
  name: 'Says so when nothing is stored',
  play: ({ canvas }) =>
    expect(canvas.getByText('Ingenting annet enn innloggingen og foreldrekontrollen.')).toBeVisible(),
};

export const OnAPhone: Story = {
  name: 'Fits on a phone',
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => fillDeviceStorage(kari.sub),
  play: ({ canvasElement }) => expect(findClippedTexts(canvasElement)).toEqual([]),
};
