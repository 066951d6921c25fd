import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '@tv/ui';
import { findClippedTexts, LONG_WORD } from '@tv/ui/testing';
import { ErrorToasts, type ErrorToast } from './ErrorToasts.tsx';

const onClose = fn();

/** A page behind the toasts, with a focused button. */
function StoryToasts({ texts }: { readonly texts: readonly string[] }) {
  const [notices, setNotices] = useState<readonly ErrorToast[]>(texts.map((text, id) => ({ id, text })));
  return (
    <>
      <Button>Se nå</Button>
      <ErrorToasts
        toasts={notices}
        onClose={(closed) => {
          onClose(closed);
          setNotices((before) => before.filter(({ id }) => id !== closed));
        }}
      />
    </>
  );
}

const meta = {
  title: 'Shell/Error toasts',
  component: StoryToasts,
  parameters: { layout: 'fullscreen' },
  args: { texts: ['Vi har problemer med avspillingen akkurat nå.'] },
  beforeEach: () => {
    onClose.mockClear();
  },
} satisfies Meta<typeof StoryToasts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  name: 'SOCK-09 announces a server error and can be closed',
  play: async ({ canvas }) => {
    const page = canvas.getByRole('button', { name: 'Se nå' });
    page.focus();
    const notice = canvas.getByRole('alert');
    await waitFor(() => expect(notice).toBeVisible());
    await expect(notice).toHaveTextContent('Vi har problemer med avspillingen akkurat nå.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Lukk meldingen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onClose).toHaveBeenCalledWith(0);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(page).toHaveFocus();
  },
};

export const Several: Story = {
  name: 'Several toasts stack, and focus moves to the next when one is closed',
  args: {
    texts: ['Noe gikk galt', 'Vi har problemer med avspillingen akkurat nå.', 'Lisensen er brukt opp.'],
  },
  play: async ({ canvas }) => {
    const notices = canvas.getAllByRole('alert');
    await expect(notices).toHaveLength(3);
    const [first, second] = notices.map((notice) => notice.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity);
    await userEvent.click(canvas.getAllByRole('button', { name: 'Lukk meldingen' })[0] as HTMLElement);
    await expect(canvas.getAllByRole('alert')).toHaveLength(2);
    await expect(canvas.getAllByRole('button', { name: 'Lukk meldingen' })[0]).toHaveFocus();
  },
};

export const LongMessage: Story = {
  name: 'Wraps a long word on a phone',
  globals: { viewport: { value: 'phone' } },
  args: { texts: [`${LONG_WORD}${LONG_WORD} kan ikke vises.`] },
  play: async ({ canvasElement, canvas }) => {
    await expect(findClippedTexts(canvasElement)).toEqual([]);
    await expect(canvas.getByRole('alert').getBoundingClientRect().left).toBeGreaterThanOrEqual(0);
  },
};
