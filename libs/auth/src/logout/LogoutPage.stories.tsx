import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SessionHarness } from '../testing/SessionHarness.tsx';
import { createStoryTab, type StoryTab } from '../testing/storyTab.ts';
import { LogoutPage } from './LogoutPage.tsx';
import { storedLogoutRecord, type LogoutRecord } from './logoutRecord.ts';

let world: StoryTab;

const at = (path: string, isSignedIn: boolean, record?: LogoutRecord) => () => {
  world = createStoryTab({ path, isSignedIn });
  if (record) world.browser.localStorage.setItem(storedLogoutRecord.key, JSON.stringify(record));
  return world.close;
};

const meta = {
  title: 'Session/Logout page',
  component: LogoutPage,
  render: () => (
    <SessionHarness tab={world.tab} pattern="/logout/:action?">
      <LogoutPage />
    </SessionHarness>
  ),
} satisfies Meta<typeof LogoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SigningOut: Story = {
  name: 'AUTH-39 /logout signs the user out',
  beforeEach: at('/logout', true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Logger deg ut …')).toBeVisible();
    await waitFor(() => expect(world.browser.provider.count('visit /session/end')).toBe(1));
  },
};

export const AnyOtherAction: Story = {
  name: 'AUTH-40 any action other than success signs the user out',
  beforeEach: at('/logout/now', true),
  play: async () => {
    await waitFor(() => expect(world.browser.provider.count('visit /session/end')).toBe(1));
  },
};

export const SignedOut: Story = {
  name: 'AUTH-40 the success page says that the user is signed out, with a link to the front page',
  beforeEach: at('/logout/success', false),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Du er logget ut.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Til forsiden' })).toHaveAttribute('href', '/');
    await expect(world.browser.provider.visits).toHaveLength(0);
  },
};

export const SignedIn: Story = {
  name: 'AUTH-40 the success page redirects signed-in users to the front page',
  beforeEach: at('/logout/success', true),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du er på /')).toBeVisible();
    await expect(canvas.queryByText('Du er logget ut.')).toBeNull();
    await expect(world.browser.provider.visits).toHaveLength(0);
  },
};

export const PaymentCancelled: Story = {
  name: 'the success page names a cancelled payment as the logout reason',
  beforeEach: at('/logout/success', false, { logoutReason: 'PAYMENT_CANCELLED' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Betalingen ble avbrutt/)).toBeVisible();
  },
};

export const UserInfoFailed: Story = {
  name: 'the success page names a failed account request as the logout reason',
  beforeEach: at('/logout/success', false, { logoutReason: 'USER_INFO_FAILED' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Vi fikk ikke hentet kontoen din/)).toBeVisible();
  },
};

export const StoredPath: Story = {
  name: 'AUTH-41 the success page continues to the stored path',
  beforeEach: at('/logout/success', false, {
    logoutReason: 'PAYMENT_CANCELLED',
    logoutSuccessRedirectPath: '/bli-kunde?a=1',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du er på /bli-kunde?a=1')).toBeVisible();
  },
};
