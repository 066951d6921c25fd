import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { PlusIcon, StarIcon } from '../icon/deferredIcons.tsx';
import { InfoIcon, PlayIcon } from '../icon/icons.tsx';
import { Cluster, Stack } from '../layout/layout.tsx';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Primitives/Button',
  component: Button,
  args: { children: 'Se nå', onClick: fn() },
} satisfies Meta<typeof Button<'button'>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  render: () => (
    <Stack gap="6">
      {(['large', 'medium', 'small'] as const).map((size) => (
        <Cluster key={size}>
          <Button variant="primary" size={size} icon={<PlayIcon />}>
            Se nå
          </Button>
          <Button size={size} icon={<PlusIcon />}>
            Min liste
          </Button>
          <Button variant="quiet" size={size}>
            Avbryt
          </Button>
          <Button variant="primary" size={size} isLoading>
            Lagrer
          </Button>
          <Button size={size} disabled>
            Kan ikke velges
          </Button>
        </Cluster>
      ))}
      <Cluster>
        <IconButton label="Spill av" icon={<PlayIcon />} variant="solid" size="large" />
        <IconButton label="Legg til i min liste" icon={<PlusIcon />} />
        <IconButton label="Detaljer" icon={<InfoIcon />} variant="on-image" />
        <IconButton label="Lik" icon={<StarIcon />} size="small" disabled />
      </Cluster>
    </Stack>
  ),
};

export const Click: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Se nå' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const LoadingIgnoresClicks: Story = {
  args: { isLoading: true, variant: 'primary' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Se nå' });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const LoadingDoesNotSubmitTwice: StoryObj<{ onSubmit: () => void }> = {
  args: { onSubmit: fn() },
  render: ({ onSubmit }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Button type="submit" isLoading>
        Betal
      </Button>
    </form>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Betal' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const AsLink: Story = {
  render: () => (
    <Button as="a" href="#plass" variant="primary">
      En lenke som ser ut som en knapp
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#plass');
  },
};

export const OnImage: Story = {
  render: () => (
    <div
      style={{
        padding: 'var(--space-8)',
        background: 'linear-gradient(120deg, #d9d2c3, #6f8fa8 60%, #21435e)',
      }}
    >
      <Cluster>
        <Button variant="primary" icon={<PlayIcon />}>
          Spill av
        </Button>
        <Button variant="on-image" icon={<InfoIcon />}>
          Detaljer
        </Button>
        <IconButton label="Legg til i min liste" icon={<PlusIcon />} variant="on-image" />
      </Cluster>
    </div>
  ),
};
