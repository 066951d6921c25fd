import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { ToastProvider, useToast, type ToastMessage } from './ToastProvider.tsx';

const undo = fn();

function Opener(message: ToastMessage) {
  const show = useToast();
  return (
    <Button
      onClick={() => {
        show(message);
      }}
    >
      Vis
    </Button>
  );
}

const meta = {
  title: 'Primitives/Toast',
  component: Opener,
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  args: { title: 'Lagt til i min liste' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Vis' }));
    const toast = await screen.findByRole('dialog', { name: args.title });
    await waitFor(() => expect(getComputedStyle(toast).opacity).toBe('1'));
  },
} satisfies Meta<typeof Opener>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  args: { kind: 'success', action: { label: 'Angre', onSelect: undo } },
};

export const Failure: Story = {
  args: { kind: 'error', title: 'Vi fikk ikke lagret', text: 'Prøv igjen om litt.' },
};

export const ActionAndClose: Story = {
  args: { action: { label: 'Angre', onSelect: undo } },
  play: async ({ args, canvas }) => {
    undo.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Vis' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Angre' }));
    await expect(undo).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Angre' })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Vis' }));
    // Accessible only while the toast has hover or focus.
    await userEvent.hover(await screen.findByRole('dialog', { name: args.title }));
    await userEvent.click(await screen.findByRole('button', { name: 'Lukk' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Angre' })).toBeNull());
    await expect(undo).toHaveBeenCalledOnce();
  },
};
