import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClockIcon } from '../icon/deferredIcons.tsx';
import { LiveDotIcon, LockIcon } from '../icon/icons.tsx';
import { Cluster } from '../layout/layout.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  args: { children: 'Planlagt' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <Cluster>
      <Badge variant="live" icon={<LiveDotIcon />}>
        Direkte
      </Badge>
      <Badge icon={<ClockIcon />}>Planlagt</Badge>
      <Badge variant="on-image">Utløpt</Badge>
      <Badge variant="on-image" icon={<LockIcon />}>
        Ikke tilgang
      </Badge>
      <Badge variant="accent">Nytt</Badge>
      <Badge variant="outline">12 år</Badge>
    </Cluster>
  ),
};
