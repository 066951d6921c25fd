import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { SearchIcon } from '../icon/icons.tsx';
import { EmptyView, ErrorView } from './Message.tsx';

const meta = {
  title: 'Primitives/Message',
  component: ErrorView,
  args: { title: 'Noe gikk galt' },
} satisfies Meta<typeof ErrorView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Error: Story = {
  args: {
    title: 'Vi får ikke hentet siden',
    text: 'Sjekk at du er på nett, og prøv en gang til. Feilen er meldt til oss.',
    action: <Button variant="primary">Prøv igjen</Button>,
    headingLevel: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Vi får ikke hentet siden');
  },
};

export const Empty: Story = {
  render: () => (
    <EmptyView
      icon={<SearchIcon />}
      title="Ingen treff på «Himmelseilerne»"
      text="Prøv med færre bokstaver, eller se hva andre leter etter."
      action={<Button>Til forsiden</Button>}
    />
  ),
};
