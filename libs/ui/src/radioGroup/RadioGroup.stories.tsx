import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { findClippedTexts, LONG_WORD } from '../testing/index.ts';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

function Example({ value: initial, ...props }: Omit<RadioGroupProps, 'onChange'>) {
  const [value, setValue] = useState(initial);
  return <RadioGroup {...props} value={value} onChange={setValue} />;
}

const options = ['Alle', '6 år', '9 år', '12 år', '15 år', '18 år'].map((label) => ({ value: label, label }));

const meta = {
  title: 'Primitives/RadioGroup',
  component: Example,
  args: { label: 'Aldersgrense', text: 'Det som har høyere grense, er låst.', value: '12 år', options },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Selects: Story = {
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Aldersgrense' });
    await expect(group).toHaveAccessibleDescription('Det som har høyere grense, er låst.');
    await expect(canvas.getByRole('radio', { name: '12 år' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '9 år' }));
    await expect(canvas.getByRole('radio', { name: '9 år' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: '12 år' })).not.toBeChecked();
  },
};

export const WithTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: '12 år' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '15 år' })).toBeChecked();
  },
};

export const LongText: Story = {
  name: 'on a phone long words wrap in a radio group, and no text is clipped',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: LONG_WORD,
    text: LONG_WORD,
    value: LONG_WORD,
    options: [{ value: LONG_WORD, label: LONG_WORD }],
  },
  play: async ({ canvasElement }) => {
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
