import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../layout/layout.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = { title: 'Primitives/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shapes: Story = {
  render: () => (
    <div style={{ maxInlineSize: '320px' }}>
      <Stack gap="3">
        <Skeleton aspectRatio={16 / 9} />
        <div>
          <Skeleton shape="text" width="80%" />
          <Skeleton shape="text" width="55%" />
        </div>
        <div style={{ inlineSize: '64px' }}>
          <Skeleton shape="circle" />
        </div>
      </Stack>
    </div>
  ),
};
