import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { findClippedTexts, LONG_WORD } from '../testing/index.ts';
import { CheckBox, type CheckBoxProps } from './CheckBox.tsx';

function Example(props: Omit<CheckBoxProps, 'onChange' | 'isChecked'>) {
  const [isChecked, setIsChecked] = useState(false);
  return (
    <div style={{ maxInlineSize: '420px' }}>
      <CheckBox {...props} isChecked={isChecked} onChange={setIsChecked} />
    </div>
  );
}

const meta = {
  title: 'Primitives/CheckBox',
  component: Example,
  args: { label: 'Send meg nyheter på e-post' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Toggles: Story = {
  name: 'the checkbox is toggled by its label and by the space bar',
  args: { text: 'Du kan ombestemme deg når du vil.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Send meg nyheter på e-post' });
    await expect(box).not.toBeChecked();
    await userEvent.click(canvas.getByText('Send meg nyheter på e-post'));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription('Du kan ombestemme deg når du vil.');
  },
};

export const WithError: Story = {
  name: 'the error is part of the accessible description; on a phone no text is clipped',
  globals: { viewport: { value: 'phone' } },
  args: { label: `Jeg godtar ${LONG_WORD}`, error: 'Du må godta vilkårene' },
  play: async ({ canvas, canvasElement }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Du må godta vilkårene');
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
