import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SessionProvider } from '@tv/auth';
import { createStoryTab, type StoryTab } from '@tv/auth/testing';
import { createTestWorld, TestWorldProvider, type ResponseTable, type TestWorld } from '@tv/test-world';
import { findClippedTexts } from '@tv/ui/testing';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const RESET = 'POST /gateway/password/setReset';
const UPDATE = 'POST /gateway/password/update';

const done = () => new Response(null, { status: 204 });

let world: TestWorld;
let session: StoryTab;
let at: string;

const meta = {
  title: 'Subscription/Personal data/Forgotten password',
  component: ResetPasswordPage,
  parameters: { layout: 'fullscreen' },
  render: () => (
    <TestWorldProvider world={world} initialPath={at}>
      <SessionProvider session={session.tab.session}>
        <ResetPasswordPage />
      </SessionProvider>
    </TestWorldProvider>
  ),
  afterEach: () => session.close(),
} satisfies Meta<typeof ResetPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const open =
  (path: string, responses: ResponseTable = {}) =>
  () => {
    at = path;
    world = createTestWorld({ responses: { [RESET]: done, [UPDATE]: done, ...responses } });
    session = createStoryTab({ isSignedIn: false, keepsCookies: false });
  };

const LINK = '/passord/reset?token=t-1';

export const LinkSent: Story = {
  name: 'ROUTE-65 the password reset page sends a reset link, with the same confirmation for every address',
  beforeEach: open('/passord/reset', { [RESET]: () => new Response(null, { status: 400 }) }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-post' }), 'kari@kunde.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send lenke' }));
    await expect(await canvas.findByRole('heading', { name: 'Sjekk e-posten din' })).toHaveFocus();
  },
};

export const Empty: Story = {
  name: 'the password reset page shows the address form',
  beforeEach: open('/passord/reset'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Glemt passord?' })).toBeVisible();
  },
};

export const FromLink: Story = {
  name: 'the password reset page shows the new password form after a reset link',
  beforeEach: open(LINK),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nytt passord en gang til')).toBeVisible();
  },
};

export const PasswordSaved: Story = {
  name: 'AUTH-44 the password reset page signs in after a reset, with the login context for the identity provider',
  beforeEach: open(LINK),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Nytt passord'), 'hemmelig-1');
    await userEvent.type(canvas.getByLabelText('Nytt passord en gang til'), 'hemmelig-1{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Passordet er lagret' })).toHaveFocus();
    await waitFor(() =>
      expect(session.browser.provider.lastVisit.searchParams.get('login_context')).toBe('password_changed'),
    );
  },
};

export const Expired: Story = {
  name: 'the password reset page explains an expired link and offers a new one',
  beforeEach: open(LINK, {
    [UPDATE]: () => Response.json({ code: 'TOKEN_EXPIRED', field: 'token' }, { status: 400 }),
  }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Nytt passord'), 'hemmelig-1');
    await userEvent.type(canvas.getByLabelText('Nytt passord en gang til'), 'hemmelig-1{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Lenken er utløpt eller brukt');
    await expect(canvas.getByRole('button', { name: 'Send lenke' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  name: 'the password reset page fits a phone without clipping',
  globals: { viewport: { value: 'phone' } },
  beforeEach: open(LINK),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lagre' }));
    await canvas.findByRole('group', { name: 'Noe mangler eller er feil' });
    await expect(findClippedTexts(canvasElement)).toEqual([]);
  },
};
