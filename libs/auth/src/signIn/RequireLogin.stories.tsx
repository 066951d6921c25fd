import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SessionStage } from '../testing/SessionStage.tsx';
import { storyTab, type StoryTab } from '../testing/storyTab.ts';
import { RequireLogin } from './RequireLogin.tsx';

let world: StoryTab;

const meta = {
  title: 'Session/Protected page',
  component: RequireLogin,
  args: { redirectPath: '/hjelp', children: <h1>Innstillinger</h1> },
  render: (args) => (
    <SessionStage tab={world.tab} pattern="/innstillinger">
      <RequireLogin {...args} />
    </SessionStage>
  ),
} satisfies Meta<typeof RequireLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Customer: Story = {
  name: 'a customer sees the page, and is not sent anywhere',
  beforeEach: () => {
    world = storyTab({ path: '/innstillinger', isSignedIn: true });
    return world.close;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Innstillinger' })).toBeVisible();
    await expect(world.browser.provider.visits).toHaveLength(0);
  },
};

export const Visitor: Story = {
  name: 'AUTH-52 AUTH-54 for a visitor signing in begins, and will lead back to the page',
  beforeEach: () => {
    world = storyTab({ path: '/innstillinger?a=1', isSignedIn: false });
    return world.close;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sender deg til innlogging …')).toBeVisible();
    await waitFor(() => expect(world.browser.provider.count('visit /auth')).toBe(1));
    await expect(world.tab.session.returnPath()).toBe('/innstillinger?a=1');
    await expect(canvas.queryByRole('heading', { name: 'Innstillinger' })).toBeNull();
  },
};

export const Fails: Story = {
  name: 'AUTH-53 when signing in fails, the viewer goes to the redirect path of the route',
  beforeEach: () => {
    world = storyTab({ path: '/innstillinger', isSignedIn: false });
    world.browser.provider.failure.navigation = new Error('The sign-in page cannot be reached');
    return world.close;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Du er på /hjelp')).toBeVisible();
    await expect(world.tab.session.viewer()).toEqual({ kind: 'anonymous', state: 'signInFailed' });
  },
};
