import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { useGetPinSettingsQuery } from '@tv/api-client';
import { createCustomerStory, type CustomerStory } from '../testing/customerStory.tsx';
import { PASSWORD } from '../testing/testIdentityProvider.ts';
import { PinSettings } from './PinSettings.tsx';

const SET = 'PUT /gateway/pin/settings/purchasepin';
const status = (code: number) => () => new Response(null, { status: code });

let story: CustomerStory;
let isPinSet = false;

/** The settings with the server's PIN state. */
function Settings() {
  const { data } = useGetPinSettingsQuery();
  return data ? <PinSettings settings={data} /> : null;
}

const meta = {
  title: 'Subscription/Settings/PIN',
  component: Settings,
  render: () => <>{story.show(<Settings />)}</>,
  beforeEach: async () => {
    isPinSet = false;
    story = await createCustomerStory({
      'GET /gateway/pin/pinsettings': () => Response.json({ isPinSet, purchasePinActive: isPinSet }),
      [SET]: () => {
        isPinSet = true;
        return new Response(null, { status: 204 });
      },
    });
    return story.close;
  },
} satisfies Meta<typeof Settings>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const sent = () => story.world.network.requestsTo(SET);
const countPasswordChecks = () => story.session.browser.provider.count('POST /reauthenticate/password');

async function submit(canvas: Canvas, pin: string, password = PASSWORD) {
  if (password !== '') await userEvent.type(await canvas.findByLabelText('Passord'), password);
  await userEvent.type(await canvas.findByRole('textbox', { name: /PIN-kode/ }), pin);
  await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }));
}

export const New: Story = {
  name: 'PIN-05 PIN-08 PIN-14 a first PIN is created, and the fields are cleared',
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du har ingen PIN-kode ennå.')).toBeVisible();
    await submit(canvas, '1234');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Ny pin är opprettet$/));
    const [request] = sent();
    await expect(request?.method).toBe('PUT');
    await expect(await request?.json()).toEqual({ purchasePin: '1234' });
    await expect(await canvas.findByText('Du har en PIN-kode.')).toBeVisible();
    await expect(canvas.getByLabelText('Passord')).toHaveValue('');
    await expect(canvas.getByRole('textbox')).toHaveValue('');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Changed: Story = {
  name: 'PIN-15 an existing PIN is changed',
  beforeEach: () => {
    isPinSet = true;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du har en PIN-kode.')).toBeVisible();
    await submit(canvas, '4321');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Pin er oppdatert$/));
  },
};

export const NotDigits: Story = {
  name: 'PIN-12 a new PIN with other characters than digits is rejected and not sent',
  play: async ({ canvas }) => {
    await submit(canvas, 'ab12');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^PIN-kode må bestå av 4 siffer$/);
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(sent()).toHaveLength(0);
    await expect(countPasswordChecks()).toBe(0);
  },
};

export const Short: Story = {
  name: 'PIN-13 the length of a new PIN is not checked',
  play: async ({ canvas }) => {
    await submit(canvas, '123');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ny pin är opprettet'));
    await expect(await sent()[0]?.json()).toEqual({ purchasePin: '123' });
  },
};

export const Fails: Story = {
  name: 'PIN-16 a failed PIN change shows an error',
  play: async ({ canvas }) => {
    story.world.network.addResponses({ [SET]: status(500) });
    await submit(canvas, '1234');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      /^Oi, no gikk det gale, prøv igjen seinare du$/,
    );
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('textbox')).toHaveValue('1234');
  },
};

export const WrongPassword: Story = {
  name: 'AUTH-55 a wrong password prevents the PIN change and must be entered again',
  play: async ({ canvas }) => {
    await submit(canvas, '1234', 'gjett');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Feil passord$/);
    await expect(canvas.getByLabelText('Passord')).toBeInvalid();
    await expect(sent()).toHaveLength(0);
    await userEvent.clear(canvas.getByLabelText('Passord'));
    await userEvent.type(canvas.getByLabelText('Passord'), PASSWORD);
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Ny pin är opprettet'));
    await expect(countPasswordChecks()).toBe(2);
  },
};

export const NoPassword: Story = {
  name: 'a missing password prevents the PIN change',
  play: async ({ canvas }) => {
    await submit(canvas, '1234', '');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Skriv passordet ditt');
    await expect(countPasswordChecks()).toBe(0);
    await expect(sent()).toHaveLength(0);
  },
};

export const PasswordCheckFails: Story = {
  name: 'PIN-16 a failed password check shows an error and prevents the PIN change',
  play: async ({ canvas }) => {
    story.session.browser.provider.failure.password = 500;
    await submit(canvas, '1234');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Oi, no gikk det gale');
    await expect(sent()).toHaveLength(0);
    await expect(story.world.reporter.reports).toHaveLength(1);
  },
};
