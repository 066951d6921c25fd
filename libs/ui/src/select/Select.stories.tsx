import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';

const options = ['Sesong 1', 'Sesong 2', 'Sesong 3'].map((label, place) => ({
  value: String(place + 1),
  label,
}));

function Example(props: Partial<SelectProps>) {
  const [value, setValue] = useState('1');
  return <Select label="Sesong" options={options} {...props} value={value} onChange={setValue} />;
}

const meta = { title: 'Primitives/Select', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Sesong' }));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
    await expect(screen.getByRole('option', { name: 'Sesong 1' })).toHaveAttribute('aria-selected', 'true');
  },
};

export const WithTheKeyboard: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Sesong' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Sesong 1' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(trigger).toHaveTextContent('Sesong 2'));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
