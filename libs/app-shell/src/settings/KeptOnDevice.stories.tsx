import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { createCustomerStory, kari, type CustomerStory } from '@tv/auth/testing';
import { findClippedTexts } from '@tv/ui/testing';
import { KeptOnDevice } from './KeptOnDevice.browser.tsx';
import { forgetEverything, keepEverything } from './testing/everythingKept.ts';

const onCleared = fn();

let story: CustomerStory;

const meta = {
  title: 'Subscription/Settings/Device storage',
  component: KeptOnDevice,
  args: { onCleared },
  render: (args) => <>{story.show(<KeptOnDevice {...args} />)}</>,
  beforeEach: async () => {
    onCleared.mockClear();
    forgetEverything(kari.sub);
    story = await createCustomerStory({});
    return () => {
      story.close();
      forgetEverything(kari.sub);
    };
  },
} satisfies Meta<typeof KeptOnDevice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  name: 'Lists all stored items, each with a button to clear it',
  beforeEach: () => keepEverything(kari.sub),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('button', { name: 'Glem siste søk' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Glem alt dette' })).toBeVisible();
  },
};

export const OneForgotten: Story = {
  name: 'Clearing an item removes it, announces it and moves focus to the status',
  beforeEach: () => keepEverything(kari.sub),
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
  beforeEach: () => keepEverything(kari.sub),
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
  beforeEach: () => keepEverything(kari.sub),
  play: ({ canvasElement }) => expect(findClippedTexts(canvasElement)).toEqual([]),
};
