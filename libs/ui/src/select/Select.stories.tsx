import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Select, type SelectProps } from './Select.tsx';

const options = ['Sesong 1', 'Sesong 2', 'Sesong 3'].map((label, index) => ({
  value: String(index + 1),
  label,
}));

function Example(props: Partial<SelectProps>) {
  const [value, setValue] = useState('1');
  return <Select label="Sesong" options={options} {...props} value={value} onChange={setValue} />;
}

const meta = { title: 'Primitives/Select', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  name: 'a select is named by its label, and onChange receives the chosen value',
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sesong' });
    await expect(select).toHaveDisplayValue('Sesong 1');
    await userEvent.selectOptions(select, 'Sesong 2');
    await expect(select).toHaveDisplayValue('Sesong 2');
    await expect(canvas.getByText('Sesong', { selector: 'label' })).toBeVisible();
    await expect(select.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const LabelHidden: Story = {
  name: 'a select can hide its label visually',
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Sesong' })).toBeVisible();
    await expect(canvas.queryByText('Sesong')).toBeNull();
  },
};
