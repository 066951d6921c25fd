import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { findClippedTexts, LONG_WORD } from '../testing/index.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

function Example({ value: initial, ...props }: Omit<PasswordFieldProps, 'onChange'>) {
  const [value, setValue] = useState(initial);
  return (
    <div style={{ maxInlineSize: '420px' }}>
      <PasswordField {...props} value={value} onChange={setValue} autoComplete="new-password" />
    </div>
  );
}

const meta = {
  title: 'Primitives/PasswordField',
  component: Example,
  args: { label: 'Passord', value: '' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsPassword: Story = {
  name: 'the password is hidden until the user presses the show button',
  args: { text: 'Minst åtte tegn.' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Passord');
    await userEvent.type(field, 'hemmelig1');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Vis passord', pressed: false }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('hemmelig1');
    await expect(field).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(canvas.getByRole('button', { name: 'Vis passord', pressed: true }));
    await expect(field).toHaveAttribute('type', 'password');
  },
};

export const Narrow: Story = {
  name: 'on a phone a long password and a long error fit the window',
  globals: { viewport: { value: 'phone' } },
  args: { value: LONG_WORD, error: LONG_WORD },
  play: async ({ canvasElement }) => {
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
