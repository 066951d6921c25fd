import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';
import { DialogScope } from './DialogScope.tsx';

function Example(props: Partial<DialogProps>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
        }}
      >
        Si opp
      </Button>
      <Dialog
        title="Vil du si opp Sport?"
        text="Du kan se alt i pakken ut perioden som er betalt, til tor. 17. des."
        actions={
          <>
            <Button variant="quiet" onClick={close}>
              Behold pakken
            </Button>
            <Button variant="primary" onClick={close}>
              Si opp
            </Button>
          </>
        }
        {...props}
        isOpen={isOpen}
        onClose={close}
      />
    </>
  );
}

const meta = { title: 'Primitives/Dialog', component: Example } satisfies Meta<typeof Example>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Si opp' }));
    const dialog = await screen.findByRole('dialog', { name: 'Vil du si opp Sport?' });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};

export const EscapeClosesAndRestoresFocus: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Si opp' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const BackdropClick: Story = {
  name: 'a click on the backdrop closes the dialog; a press that starts inside does not',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Si opp' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: screen.getByRole('heading', { name: 'Vil du si opp Sport?' }) },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    await userEvent.click(screen.getByText(/Du kan se alt i pakken/));
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
    await expect(dialog).toHaveAttribute('open');
    await userEvent.click(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const NotDismissable: Story = {
  args: { isDismissable: false },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Si opp' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('button', { name: 'Lukk' })).toBeNull();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    await userEvent.click(dialog);
    // Neither does a browser that closes it itself, as on repeated close requests.
    dialog.close();
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  },
};

function Journey() {
  const [path, setPath] = useState('/');
  return (
    <DialogScope routeKey={path}>
      <Example
        isDismissable={false}
        actions={
          <Button
            onClick={() => {
              setPath('/filmer');
            }}
          >
            Til filmene
          </Button>
        }
      />
      <p>Du er på {path}</p>
    </DialogScope>
  );
}

export const ClosesOnRouteChange: Story = {
  name: 'ROUTE-38 a route change closes a dialog, even if it requires an answer',
  render: () => <Journey />,
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Si opp' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Til filmene' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(canvas.getByText('Du er på /filmer')).toBeVisible();
    // The next dialog opens on the new page and stays open.
    await userEvent.click(opener);
    const next = await screen.findByRole('dialog');
    await waitFor(() => expect(getComputedStyle(next).opacity).toBe('1'));
  },
};
