import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button, LockIcon } from '@tv/ui';
import { findClippedTexts, LONG_WORD } from '@tv/ui/testing';
import { SettingsSection } from './SettingsSection.tsx';

const meta = {
  title: 'Subscription/Settings/Section',
  component: SettingsSection,
  args: {
    icon: <LockIcon />,
    title: 'Passord',
    text: 'Bruk et passord som du ikke bruker andre steder.',
    children: <Button>Endre passord</Button>,
  },
} satisfies Meta<typeof SettingsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  name: 'a settings section shows controls beside the description on a wide screen',
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Bruk et passord/).getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.left).toBeGreaterThan(text.right - 1);
  },
};

export const OnAPhone: Story = {
  name: 'a settings section shows controls below the description on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^Bruk et passord/).getBoundingClientRect();
    await expect(canvas.getByRole('button').getBoundingClientRect().top).toBeGreaterThan(text.bottom);
  },
};

export const LongText: Story = {
  name: 'a settings section breaks long words without clipping',
  globals: { viewport: { value: 'phone' } },
  args: { title: LONG_WORD, text: LONG_WORD, children: <p>{LONG_WORD}</p> },
  play: ({ canvasElement }) => expect(findClippedTexts(canvasElement)).toEqual([]),
};
