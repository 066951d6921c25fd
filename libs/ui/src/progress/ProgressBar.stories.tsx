import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '../layout/layout.tsx';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Primitives/ProgressBar',
  component: ProgressBar,
  args: { label: 'Sett', value: 40 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Values: Story = {
  render: () => (
    <div style={{ maxInlineSize: '320px' }}>
      <Stack gap="6">
        {[0, 4, 40, 97, 100].map((value) => (
          <ProgressBar key={value} label={`Sett ${value} prosent`} value={value} />
        ))}
        <ProgressBar label="Programmet har vart" value={62} isLive />
      </Stack>
    </div>
  ),
};

export const Clamped: Story = {
  args: { value: 140 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sett' })).toHaveAttribute('aria-valuenow', '100');
  },
};
