import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router-dom';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SessionProvider } from '@tv/auth';
import { createStoryTab, type StoryTab } from '@tv/auth/testing';
import {
  createTestWorld,
  standardResponses,
  TestWorldProvider,
  type ResponseTable,
  type TestWorld,
} from '@tv/test-world';
import { findClippedTexts } from '@tv/ui/testing';
import { RegisterPage } from './RegisterPage.tsx';

const responses: ResponseTable = {
  ...standardResponses,
  'GET /gateway/products': [
    {
      id: 'mye',
      name: 'Mye',
      price: 449,
      baseProduct: true,
      relations: [],
      campaignDiscounts: [{ reducedAmount: 224.5, numberOfBillingCycles: 2 }],
    },
    { id: 'max-ultimate', name: 'Max Ultimate', price: 169, baseProduct: false, relations: [] },
  ],
};

let world: TestWorld;
let session: StoryTab;

const meta = {
  title: 'Subscription/Registration',
  component: RegisterPage,
  render: () => (
    <TestWorldProvider world={world} initialPath="/bli-kunde/registrer/mye,max-ultimate">
      <SessionProvider session={session.tab.session}>
        <Routes>
          <Route path="/bli-kunde/registrer/:id?" element={<RegisterPage />} />
          <Route path="*" element={<p>Et annet sted</p>} />
        </Routes>
      </SessionProvider>
    </TestWorldProvider>
  ),
  afterEach: () => session.close(),
} satisfies Meta<typeof RegisterPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const open =
  (more: ResponseTable = {}) =>
  () => {
    sessionStorage.clear();
    world = createTestWorld({ responses: { ...responses, ...more } });
    session = createStoryTab({ isSignedIn: false, keepsCookies: false });
  };

export const Empty: Story = {
  name: 'SIGNUP-01 SIGNUP-02 the registration page shows the registration form beside the chosen products',
  beforeEach: open(),
  play: async ({ canvas }) => {
    const chosen = await canvas.findByRole('region', { name: 'Du har valgt' });
    await expect(await within(chosen).findByText(/^618\skr\/md\.$/)).toBeVisible();
    await expect(
      within(chosen).getByText(/^393,50\skr\/md\. de to første månedene, deretter 618\skr\/md\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Fortsett med Vipps' })).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
};

export const MissingInput: Story = {
  name: 'the registration page summarizes missing input, takes focus, and shows each error at its field',
  beforeEach: open(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Opprett konto' }));
    const summary = await canvas.findByRole('group', { name: 'Noe mangler eller er feil' });
    await expect(summary).toHaveFocus();
    await userEvent.click(within(summary).getByRole('link', { name: 'Skriv mobilnummeret ditt' }));
    const phone = canvas.getByRole('textbox', { name: 'Mobilnummer' });
    await expect(phone).toHaveFocus();
    await expect(phone).toHaveAccessibleDescription('Skriv mobilnummeret ditt');
    await userEvent.type(phone, '91234567');
    await userEvent.tab();
    await expect(phone).toHaveValue('912 34 567');
    await expect(phone).toBeValid();
  },
};

export const ExistingCustomer: Story = {
  name: 'SIGNUP-08 the registration page offers an existing customer to sign in',
  beforeEach: open({
    'POST /gateway/customer/register': () => Response.json({ code: 'USER_EXISTS' }, { status: 409 }),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Fornavn'), 'Kari');
    await userEvent.type(canvas.getByLabelText('Etternavn'), 'Nordmann');
    await userEvent.type(canvas.getByLabelText('E-post'), 'kari@kunde.test');
    await userEvent.type(canvas.getByLabelText('Mobilnummer'), '91234567');
    await userEvent.type(canvas.getByLabelText('Passord'), 'hemmelig-1');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Jeg godtar/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Opprett konto' }));
    const email = canvas.getByRole('textbox', { name: 'E-post' });
    await expect(await canvas.findByRole('button', { name: 'Logg inn' })).toBeVisible();
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription('Det finnes allerede en konto med denne e-postadressen');
  },
};

export const OnAPhone: Story = {
  name: 'the registration page fits a phone without clipping',
  globals: { viewport: { value: 'phone' } },
  beforeEach: open(),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^618\skr\/md\.$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Opprett konto' }));
    await canvas.findByRole('group', { name: 'Noe mangler eller er feil' });
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
