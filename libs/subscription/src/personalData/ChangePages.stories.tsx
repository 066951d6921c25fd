import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor } from 'storybook/test';
import { accountFixture } from '@tv/api-client/fixtures';
import { createCustomerStory, type CustomerStory } from '@tv/auth/testing';
import type { ResponseTable } from '@tv/test-world';
import { findClippedTexts } from '@tv/ui/testing';
import { EmailPage, PhonePage } from './ContactPages.tsx';
import { PasswordPage } from './PasswordPage.tsx';

const EMAIL = 'PUT /gateway/customer/email';
const PHONE = 'PUT /gateway/customer/phoneNumber';
const UPDATE = 'POST /gateway/password/update';

const done = () => new Response(null, { status: 204 });
const refused = (status: number) => () => Response.json({}, { status });

let story: CustomerStory;
let at: string;

const meta = {
  title: 'Subscription/Personal data/Changes',
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {story.show(
        <Routes>
          <Route path="/epost" element={<EmailPage />} />
          <Route path="/telefon" element={<PhonePage />} />
          <Route path="/passord" element={<PasswordPage />} />
          <Route path="*" element={<p>Et annet sted</p>} />
        </Routes>,
        at,
      )}
    </>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const open =
  (path: string, responses: ResponseTable = {}) =>
  async () => {
    at = path;
    story = await createCustomerStory({
      'GET /gateway/customer/account': accountFixture,
      [EMAIL]: done,
      [PHONE]: done,
      [UPDATE]: done,
      ...responses,
    });
    return story.close;
  };

export const Email: Story = {
  name: 'the e-mail page shows its form',
  beforeEach: open('/epost'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nå er den kari@kunde.test.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'E-post' })).toBeVisible();
  },
};

export const EmailExists: Story = {
  name: 'ACCT-15 the e-mail page shows that an e-mail address is taken at its field, which takes focus',
  beforeEach: open('/epost', { [EMAIL]: refused(409) }),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'E-post' });
    await userEvent.type(field, 'ola@kunde.test');
    await userEvent.type(canvas.getByLabelText('Passord'), 'demo1234{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveAccessibleDescription(/E-postadressen er i bruk på en annen konto/);
    await expect(field).toHaveValue('ola@kunde.test');
  },
};

export const EmailChanged: Story = {
  name: 'the e-mail page confirms a changed e-mail address, takes focus and links back',
  beforeEach: open('/epost'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-post' }), 'ny@kunde.test');
    await userEvent.type(canvas.getByLabelText('Passord'), 'demo1234');
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }));
    await expect(await canvas.findByRole('heading', { name: 'E-postadressen er endret' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Se opplysningene dine' })).toHaveAttribute(
      'href',
      '/informasjon',
    );
  },
};

export const PhoneWrongPassword: Story = {
  name: 'ACCT-20 the phone page shows a wrong password at its field and clears it, but keeps the number',
  beforeEach: open('/telefon', { [PHONE]: refused(403) }),
  play: async ({ canvas }) => {
    const number = await canvas.findByRole('textbox', { name: 'Mobilnummer' });
    await userEvent.type(number, '98765432');
    const password = canvas.getByLabelText('Passord');
    await userEvent.type(password, 'gjett{Enter}');
    await waitFor(() => expect(password).toHaveFocus());
    await expect(password).toHaveAccessibleDescription(/Passordet er feil/);
    await expect(password).toHaveValue('');
    await expect(number).toHaveValue('987 65 432');
  },
};

export const PhoneFails: Story = {
  name: 'the phone page shows a server error and keeps the input',
  beforeEach: open('/telefon', { [PHONE]: refused(500) }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Mobilnummer' }), '98765432');
    await userEvent.type(canvas.getByLabelText('Passord'), 'demo1234{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Vi fikk ikke endret mobilnummeret.');
    await expect(canvas.getByLabelText('Passord')).toHaveValue('demo1234');
  },
};

export const PasswordMissing: Story = {
  name: 'the password page summarizes missing passwords, takes focus, and shows each error at its field',
  beforeEach: open('/passord'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Nytt passord'), 'kort');
    await userEvent.type(canvas.getByLabelText('Nytt passord en gang til'), 'lang');
    await userEvent.click(canvas.getByRole('button', { name: 'Lagre' }));
    const summary = await canvas.findByRole('group', { name: 'Noe mangler eller er feil' });
    await waitFor(() => expect(summary).toHaveFocus());
    for (const text of ['Skriv passordet ditt', 'Passordet må ha minst 8 tegn'])
      await expect(summary).toHaveTextContent(text);
  },
};

export const PasswordChanged: Story = {
  name: 'the password page confirms a changed password and explains the consequences',
  beforeEach: open('/passord'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Passord'), 'demo1234');
    await userEvent.type(canvas.getByLabelText('Nytt passord'), 'hemmelig-1');
    await userEvent.type(canvas.getByLabelText('Nytt passord en gang til'), 'hemmelig-1{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Passordet er endret' })).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  name: 'the password page fits a phone without clipping',
  globals: { viewport: { value: 'phone' } },
  beforeEach: open('/passord'),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lagre' }));
    await canvas.findByRole('group', { name: 'Noe mangler eller er feil' });
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
