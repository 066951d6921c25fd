import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Slider, type SliderProps } from './Slider.tsx';

function Example({ value: initial, ...props }: Omit<SliderProps, 'onChange'>) {
  const [value, setValue] = useState(initial);
  return (
    <div style={{ inlineSize: '280px', blockSize: props.orientation === 'vertical' ? '160px' : 'auto' }}>
      <Slider {...props} value={value} onChange={setValue} />
    </div>
  );
}

const meta = {
  title: 'Primitives/Slider',
  component: Example,
  args: { label: 'Lydstyrke', value: 40 },
} satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Horizontal: Story = {
  args: { valueText: (value) => `${value} prosent` },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Lydstyrke' });
    await expect(slider).toHaveAttribute('aria-valuetext', '40 prosent');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(slider).toHaveValue('42');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveValue('0');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', '100 prosent');
  },
};

export const Vertical: Story = { args: { orientation: 'vertical' } };
export const Disabled: Story = { args: { isDisabled: true } };
