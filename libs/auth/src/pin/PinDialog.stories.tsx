import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { findClippedTexts } from '@tv/ui/testing';
import { createCustomerStory, type CustomerStory } from '../testing/customerStory.tsx';
import { usePinPrompt } from './usePinPrompt.tsx';

const VALIDATE = 'POST /gateway/pin/validate';
const SETTINGS = 'GET /gateway/pin/pinsettings';
const status = (code: number) => () => new Response(null, { status: code });

let story: CustomerStory;

/** A component that prompts for the PIN. */
function PinPromptExample() {
  const { promptForPin, pinDialog } = usePinPrompt();
  const [answer, setAnswer] = useState('');
  const ask = async () => setAnswer((await promptForPin('Slettes for alle.')) ? 'Gitt' : 'Ikke gitt');
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        Slett
      </button>
      <p>{answer}</p>
      {pinDialog}
    </>
  );
}

const meta = {
  title: 'Session/PIN dialog',
  component: PinPromptExample,
  render: () => <>{story.show(<PinPromptExample />)}</>,
  beforeEach: async () => {
    story = await createCustomerStory({
      [SETTINGS]: { isPinSet: true, purchasePinActive: true },
      [VALIDATE]: async (request: Request) =>
        Response.json({ isValid: ((await request.json()) as { pin: string }).pin === '1234' }),
    });
    return story.close;
  },
} satisfies Meta<typeof PinPromptExample>;

export default meta;
type Story = StoryObj<typeof meta>;

const sent = () => story.world.network.requestsTo(VALIDATE);

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Slett' }));
  const dialog = await screen.findByRole('dialog', { name: 'Skriv PIN-koden' });
  await waitFor(() => expect(getComputedStyle(dialog).opacity).toBe('1'));
  return { dialog, field: screen.getByRole('textbox', { name: 'PIN-kode' }) };
}

async function enterPin(pin: string) {
  const { dialog, field } = await openDialog();
  await userEvent.type(field, pin);
  await userEvent.keyboard('{Enter}');
  return { dialog, field };
}

export const Prompted: Story = {
  name: 'PIN-01 PIN-02 PIN-03 PIN-04 the right PIN is sent and accepted',
  play: async ({ canvas }) => {
    const { dialog, field } = await openDialog();
    await expect(dialog).toHaveAccessibleDescription('Slettes for alle.');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await userEvent.type(field, '1234');
    await userEvent.click(screen.getByRole('button', { name: 'Bekreft' }));
    await expect(await canvas.findByText('Gitt')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [request] = sent();
    await expect(request?.method).toBe('POST');
    await expect(request?.headers.get('accept-modal-version')).toBe('2.0');
    await expect(await request?.json()).toEqual({ pin: '1234' });
  },
};

export const NotDigits: Story = {
  name: 'PIN-09 a PIN with other characters than digits is rejected and not sent',
  play: async () => {
    const { field } = await enterPin('ab12');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Feil pin, bruk kun tall$/);
    await expect(field).toHaveFocus();
    await expect(sent()).toHaveLength(0);
    // An empty PIN is not sent either.
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Feil pin, bruk kun tall$/);
    await expect(sent()).toHaveLength(0);
  },
};

export const WrongPin: Story = {
  name: 'PIN-04 PIN-10 a wrong PIN is rejected, and another PIN can be entered',
  play: async ({ canvas }) => {
    const { field } = await enterPin('9999');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Feil pin$/);
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('');
    await expect(canvas.queryByText('Gitt')).toBeNull();
    await userEvent.type(field, '1234{Enter}');
    await expect(await canvas.findByText('Gitt')).toBeInTheDocument();
  },
};

export const Fails: Story = {
  name: 'PIN-11 a failed PIN validation shows an error',
  play: async () => {
    story.world.network.addResponses({ [VALIDATE]: status(500) });
    await enterPin('1234');
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^Noe gikk galt\. Førsøk igjen$/);
  },
};

export const Cancelled: Story = {
  name: 'cancelling the PIN dialog, or pressing Escape, counts as no PIN',
  play: async ({ canvas }) => {
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Avbryt' }));
    await expect(await canvas.findByText('Ikke gitt')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent()).toHaveLength(0);
  },
};

export const ForgottenPin: Story = {
  name: 'the PIN dialog links to settings for a forgotten PIN',
  play: async () => {
    await openDialog();
    await expect(screen.getByRole('link', { name: 'Glemt PIN?' })).toHaveAttribute('href', '/innstillinger');
  },
};

export const NoPin: Story = {
  name: 'PIN-06 users without a PIN get a message and a link to settings',
  play: async () => {
    story.world.network.addResponses({ [SETTINGS]: { isPinSet: false, purchasePinActive: false } });
    await userEvent.click(screen.getByRole('button', { name: 'Slett' }));
    await expect(await screen.findByRole('dialog', { name: 'Du har ingen PIN-kode' })).toBeInTheDocument();
    const way = screen.getByRole('link', { name: 'Til innstillinger' });
    await expect(way).toHaveAttribute('href', '/innstillinger');
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

export const PinRemoved: Story = {
  name: 'users who have no PIN any more get the same message when it is validated',
  play: async () => {
    story.world.network.addResponses({ [VALIDATE]: status(400) });
    await enterPin('1234');
    await expect(await screen.findByRole('dialog', { name: 'Du har ingen PIN-kode' })).toBeInTheDocument();
  },
};

export const OnAPhone: Story = {
  name: 'on a phone no text is clipped in the PIN dialog',
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { dialog } = await enterPin('ab');
    await screen.findByRole('alert');
    await expect(findClippedTexts(dialog)).toEqual([]);
  },
};
