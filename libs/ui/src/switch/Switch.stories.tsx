import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Switch, type SwitchProps } from './Switch.tsx';

function Example({ isOn: initial, ...props }: Omit<SwitchProps, 'onChange'>) {
  const [isOn, setOn] = useState(initial);
  return (
    <div style={{ maxInlineSize: '420px' }}>
      <Switch {...props} isOn={isOn} onChange={setOn} />
    </div>
  );
}

const meta = {
  title: 'Primitives/Switch',
  component: Example,
  args: { label: 'Spill neste episode', text: 'Starter av seg selv når en episode er slutt.', isOn: false },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Toggles: Story = {
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('switch', { name: 'Spill neste episode' });
    await expect(toggle).not.toBeChecked();
    await expect(toggle).toHaveAccessibleDescription('Starter av seg selv når en episode er slutt.');
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
    await userEvent.click(canvas.getByText('Spill neste episode'));
    await expect(toggle).not.toBeChecked();
  },
};

export const On: Story = { args: { isOn: true } };
export const Disabled: Story = { args: { isOn: true, isDisabled: true } };
