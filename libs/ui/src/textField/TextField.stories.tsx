import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { findClippedTexts, LONG_WORD } from '../testing/index.ts';
import { TextField, type TextFieldProps } from './TextField.tsx';

function Example({ value: initial, ...props }: Omit<TextFieldProps, 'onChange'>) {
  const [value, setValue] = useState(initial);
  return (
    <div style={{ maxInlineSize: '420px' }}>
      <TextField {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Primitives/TextField',
  component: Example,
  args: { label: 'Passord', value: '' },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Typing: Story = {
  args: { text: 'Det du logger inn med.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Passord' });
    await expect(field).toHaveAccessibleDescription('Det du logger inn med.');
    await expect(field).toBeValid();
    await userEvent.type(field, 'demo1234');
    await expect(field).toHaveValue('demo1234');
  },
};

export const WithError: Story = {
  args: { text: 'Det du logger inn med.', value: 'demo', error: 'Feil passord' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Passord' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Det du logger inn med. Feil passord');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Feil passord');
  },
};

export const Masked: Story = {
  args: { label: 'PIN-kode', value: '1234', isMasked: true, widthInCharacters: 6, inputMode: 'numeric' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'PIN-kode' });
    await expect(getComputedStyle(field).getPropertyValue('-webkit-text-security')).toBe('disc');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field.getBoundingClientRect().width).toBeLessThan(300);
  },
};

export const LongText: Story = {
  name: 'on a phone long words wrap in a text field, and no text is clipped',
  globals: { viewport: { value: 'phone' } },
  args: { label: LONG_WORD, text: LONG_WORD, error: LONG_WORD },
  play: async ({ canvasElement }) => {
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
