import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cluster, Stack } from '../layout/layout.tsx';
import { TextLink } from './TextLink.tsx';

const meta = {
  title: 'Primitives/TextLink',
  component: TextLink,
  args: { children: 'Les mer', href: '#les' },
} satisfies Meta<typeof TextLink<'a'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: () => (
    <Stack>
      <p>
        Du kan når som helst <TextLink href="#si-opp">si opp abonnementet</TextLink>, og se ut måneden.
      </p>
      <Cluster as="nav" gap="6">
        <TextLink variant="quiet" href="#hjem" aria-current="page">
          Hjem
        </TextLink>
        <TextLink variant="quiet" href="#guide">
          TV-guide
        </TextLink>
        <TextLink variant="quiet" href="#barn">
          Barn
        </TextLink>
      </Cluster>
    </Stack>
  ),
};
