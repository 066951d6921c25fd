import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** WCAG 2.2.2: content that moves for longer needs a button to stop it. */
const MAX_MOTION_MS = 5000;

export const LiveMotion: Story = {
  tags: ['behaviour'],
  name: 'the dot of a live badge moves for at most five seconds',
  args: { variant: 'live', icon: <LiveDotIcon />, children: 'Direkte' },
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Direkte');
    const durations = badge
      .getAnimations({ subtree: true })
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    await expect(durations).toHaveLength(1);
    for (const duration of durations) await expect(duration).toBeLessThanOrEqual(MAX_MOTION_MS);
  },
};
