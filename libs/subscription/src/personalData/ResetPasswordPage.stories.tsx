import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SessionProvider } from '@tv/auth';
import { storyTab, type StoryTab } from '@tv/auth/testing';
import { createTestWorld, TestWorldProvider, type ResponseTable, type TestWorld } from '@tv/test-world';
import { cutTexts } from '@tv/ui/testing';
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
    <TestWorldProvider world={world} at={at}>
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
    session = storyTab({ isSignedIn: false, keepsCookies: false });
  };

const LINK = '/passord/reset?token=t-1';

export const Asked: Story = {
  name: 'ROUTE-65 who has forgotten his password says his address, and is told the same whoever he is',
  beforeEach: open('/passord/reset', { [RESET]: () => new Response(null, { status: 400 }) }),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'E-post' }), 'kari@kunde.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Send lenke' }));
    await expect(await canvas.findByRole('heading', { name: 'Sjekk e-posten din' })).toHaveFocus();
  },
};

export const Empty: Story = {
  name: 'the address that is asked for',
  beforeEach: open('/passord/reset'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Glemt passord?' })).toBeVisible();
  },
};

export const ByLink: Story = {
  name: 'a new password by the link, twice',
  beforeEach: open(LINK),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Nytt passord en gang til')).toBeVisible();
  },
};

export const Done: Story = {
  name: 'AUTH-44 a new password is signed in with, and why is told to the identity provider',
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
  name: 'a link that is too old is told in a sentence, with the way to a new one',
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
  name: 'on a phone nothing of it is cut',
  globals: { viewport: { value: 'phone' } },
  beforeEach: open(LINK),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lagre' }));
    await canvas.findByRole('group', { name: 'Noe mangler eller er feil' });
    await expect(cutTexts(canvasElement)).toEqual([]);
  },
};
